import * as z from "zod";
import { idSchema, timestampSchema } from "./common";

const categorySchema = z.enum(["dj", "photography", "trumpet", "vocal"]);

export const galleryItemSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  category: categorySchema,
  featured: z.boolean(),
  url: z.string().describe("/uploads/… or an absolute http(s) link"),
  mediaType: z.enum(["image", "video"]),
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
});

export type Category = z.infer<typeof categorySchema>;
export type GalleryItem = z.infer<typeof galleryItemSchema>;
