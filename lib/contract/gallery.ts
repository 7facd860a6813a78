import * as z from "zod";
import { isMediaLink } from "@/lib/shared/video-link";
import { idSchema, optionalText, readIdSchema, requiredText, timestampSchema } from "./common";
import { NO_TITLE, orderMove, versionField, wholeNumber } from "./fields";
import { ALT_LENGTH_LIMIT, DESCRIPTION_LENGTH_LIMIT, LINK_LENGTH_LIMIT, TITLE_LENGTH_LIMIT } from "./limits";

const categorySchema = z.enum(["dj", "photography", "trumpet", "vocal"], "Please choose a category.");
const mediaTypeSchema = z.enum(["image", "video"], "mediaType must be image or video.");

/** A time of day from 00:00 to 23:59. */
const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const galleryItemSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  category: categorySchema,
  featured: z.boolean(),
  url: z.string().describe("/uploads/…, that file at another address, or an absolute http(s) link"),
  mediaType: mediaTypeSchema,
  width: z.int().positive().nullable().describe("Pixels, upright; null when the dimensions are unknown"),
  height: z.int().positive().nullable(),
  alt: z.string().describe("Empty for a decorative picture"),
  timeOfDay: timeOfDaySchema
    .nullable()
    .describe("When it was taken, as on a clock there; null when that is not known"),
  createdAt: timestampSchema,
  poster: z.string().nullable().describe("A video's poster, as url; null for an image or without one"),
  placeholder: z.string().nullable().describe("A tiny blurred picture as a data: URL"),
  widths: z
    .array(z.int().positive())
    .describe(
      "Widths of the renditions of the picture or the poster, in pixels, smallest first; see renditionPath",
    ),
  version: z.int().positive().describe("Incremented by every edit. Send it with an edit to detect conflicts"),
});

/**
 * {@link galleryItemSchema} as clients read it. Another backend may send only `title`, `category`,
 * `url` and `mediaType`. `readGallery` in lib/client does the same without zod.
 */
export const readGalleryItemSchema = galleryItemSchema
  .extend({
    _id: readIdSchema,
    description: z.string().catch(""),
    featured: z.boolean().catch(false),
    alt: z.string().optional().catch(undefined),
    width: galleryItemSchema.shape.width.catch(null),
    height: galleryItemSchema.shape.height.catch(null),
    timeOfDay: galleryItemSchema.shape.timeOfDay.catch(null),
    createdAt: z.string().catch(""),
    poster: galleryItemSchema.shape.poster.catch(null),
    placeholder: galleryItemSchema.shape.placeholder.catch(null),
    widths: galleryItemSchema.shape.widths.catch([]),
    version: galleryItemSchema.shape.version.catch(1),
  })
  .transform((item) => ({ ...item, alt: item.alt ?? item.title }));

/** A boolean in JSON, or its name in a multipart form. */
const featuredSchema = z.union(
  [z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")],
  "featured must be true or false.",
);

const pixels = wholeNumber(100_000, "Dimensions must be whole numbers of pixels.");

/** The error message for a time of day that is none. */
const NO_TIME_OF_DAY = "Please enter a time such as 17:40.";

/** A time of day; an empty field means that it is not known. */
const timeOfDayField = z
  .union([timeOfDaySchema, z.literal("")], NO_TIME_OF_DAY)
  .describe("HH:MM, or empty for none");

/** The error message when neither a file nor a valid link was sent. */
export const NO_MEDIA = "Please select a file or enter a valid URL to upload";

const isLink = (url: string) => url.length <= LINK_LENGTH_LIMIT && isMediaLink(url);

/** A link to a picture or video on another site. An empty field means no link. */
const linkSchema = z
  .string(NO_MEDIA)
  .trim()
  .refine((url) => url === "" || isLink(url), NO_MEDIA)
  .transform((url) => url || undefined);

const alt = optionalText(ALT_LENGTH_LIMIT).describe("Empty for a decorative picture");

/** A link and the dimensions that the browser measured. For a file, they are read from its bytes. */
const linkFields = {
  url: linkSchema.optional(),
  mediaType: mediaTypeSchema.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
};

/** The fields of a new item, beside its file. Unknown fields are dropped. */
export const newGalleryItemSchema = z.object({
  title: requiredText(TITLE_LENGTH_LIMIT, NO_TITLE),
  description: optionalText(DESCRIPTION_LENGTH_LIMIT).default(""),
  category: categorySchema,
  featured: featuredSchema.default(false),
  alt: alt.optional(),
  timeOfDay: timeOfDayField
    .optional()
    .describe("HH:MM. If missing, it is read from the photo, if the camera stored it"),
  ...linkFields,
});

/** The fields of an edit. Missing fields keep their values; the title is required. */
export const galleryChangesSchema = z.object({
  title: requiredText(TITLE_LENGTH_LIMIT, NO_TITLE),
  description: optionalText(DESCRIPTION_LENGTH_LIMIT).optional(),
  category: categorySchema.optional(),
  featured: featuredSchema.optional(),
  alt: alt.optional(),
  timeOfDay: timeOfDayField.optional(),
  version: versionField.optional(),
  ...linkFields,
});

/** Moves one item in the owner's order. */
export const galleryMoveSchema = orderMove("Invalid gallery item ID");

export type Category = z.infer<typeof categorySchema>;
export type GalleryItem = z.infer<typeof galleryItemSchema>;
export type NewGalleryItem = z.infer<typeof newGalleryItemSchema>;
export type GalleryChanges = z.infer<typeof galleryChangesSchema>;
