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
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  alt: z.string(),
  createdAt: timestampSchema,
});
