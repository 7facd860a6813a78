import * as z from "zod";
import { isMediaLink } from "@/lib/shared/video-link";
import { idSchema, optionalText, requiredText, timestampSchema } from "./common";
import { ALT_LENGTH_LIMIT, DESCRIPTION_LENGTH_LIMIT, LINK_LENGTH_LIMIT, TITLE_LENGTH_LIMIT } from "./limits";

const categorySchema = z.enum(["dj", "photography", "trumpet", "vocal"], "Please choose a category.");
const mediaTypeSchema = z.enum(["image", "video"], "The media type is image or video.");

export const galleryItemSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  category: categorySchema,
  featured: z.boolean(),
  url: z.string().describe("/uploads/… or an absolute http(s) link"),
  mediaType: mediaTypeSchema,
  width: z.int().positive().nullable().describe("Pixels, upright; null when nobody has measured it"),
  height: z.int().positive().nullable(),
  alt: z.string().describe("Empty for a decorative picture"),
  createdAt: timestampSchema,
  poster: z.string().nullable().describe("A video's still, /uploads/…; null for an image or without one"),
  placeholder: z.string().nullable().describe("A tiny blurred picture as a data: address"),
  widths: z
    .array(z.int().positive())
    .describe(
      "Widths of the copies of the picture or the poster, in pixels, smallest first; see pictureCopy",
    ),
  version: z.int().positive().describe("Raised by every edit; sent with one, it keeps a later edit safe"),
});

/** What a multipart form says in words, JSON says by itself. */
const featuredSchema = z.union(
  [z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")],
  "featured is true or false.",
);

const wholeNumber = (maximum: number, message: string) =>
  z.coerce.number(message).int(message).min(1, message).max(maximum, message);

const pixels = wholeNumber(100_000, "A measure is a whole number of pixels.");

/** Said when neither a file nor a link comes, or a link that is none (SPEC section 5). */
export const NO_MEDIA = "Please select a file or enter a valid URL to upload";

const isLink = (url: string) => url.length <= LINK_LENGTH_LIMIT && isMediaLink(url);

/** A link to a picture or film elsewhere; an empty field means that there is none. */
const linkSchema = z
  .string(NO_MEDIA)
  .trim()
  .refine((url) => url === "" || isLink(url), NO_MEDIA)
  .transform((url) => url || undefined);

const alt = optionalText(ALT_LENGTH_LIMIT).describe("Empty for a decorative picture");

/** What describes a link, as the browser measured it; of a file the bytes tell it. */
const linkFields = {
  url: linkSchema.optional(),
  mediaType: mediaTypeSchema.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
};

/** The fields of a new item, beside its file. Others are dropped. */
export const newGalleryItemSchema = z.object({
  title: requiredText(TITLE_LENGTH_LIMIT, "Please enter a title."),
  description: optionalText(DESCRIPTION_LENGTH_LIMIT).default(""),
  category: categorySchema,
  featured: featuredSchema.default(false),
  alt: alt.optional(),
  ...linkFields,
});

/** The fields of an edit. Apart from the title, what is missing stays as it is. */
export const galleryChangesSchema = z.object({
  title: requiredText(TITLE_LENGTH_LIMIT, "Please enter a title."),
  description: optionalText(DESCRIPTION_LENGTH_LIMIT).optional(),
  category: categorySchema.optional(),
  featured: featuredSchema.optional(),
  alt: alt.optional(),
  version: wholeNumber(Number.MAX_SAFE_INTEGER, "The version is the one that was read.").optional(),
  ...linkFields,
});

/** Where one item goes in the owner's order. */
export const galleryMoveSchema = z.object({
  id: z.uuid("Invalid gallery item ID"),
  before: z
    .uuid("Invalid gallery item ID")
    .nullable()
    .describe("The item that comes right after it; null for the end"),
});

export type Category = z.infer<typeof categorySchema>;
export type GalleryItem = z.infer<typeof galleryItemSchema>;
export type NewGalleryItem = z.infer<typeof newGalleryItemSchema>;
export type GalleryChanges = z.infer<typeof galleryChangesSchema>;
export type GalleryMove = z.infer<typeof galleryMoveSchema>;
