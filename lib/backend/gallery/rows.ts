import "server-only";
import type { Selectable } from "kysely";
import * as z from "zod";
import type { GalleryItem } from "@/lib/contract/gallery";
import type { Database } from "../db/schema";

/** The columns that a gallery item is read from. */
export const GALLERY_COLUMNS = [
  "id",
  "title",
  "description",
  "category",
  "featured",
  "media_type",
  "file",
  "link",
  "poster_file",
  "width",
  "height",
  "alt",
  "placeholder",
  "widths",
  "created_at",
] as const;

type GalleryColumns = Pick<Selectable<Database["gallery_items"]>, (typeof GALLERY_COLUMNS)[number]>;

const widthsSchema = z.array(z.int().positive());

/** The address that a stored file is served under. */
const addressOf = (file: string) => `/uploads/${file}`;

/** Turns a row into the contract's gallery item. */
export function toGalleryItem(row: GalleryColumns): GalleryItem {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    featured: row.featured === 1,
    url: row.file ? addressOf(row.file) : (row.link ?? ""),
    mediaType: row.media_type,
    width: row.width,
    height: row.height,
    alt: row.alt,
    createdAt: row.created_at,
    poster: row.poster_file && addressOf(row.poster_file),
    placeholder: row.placeholder,
    widths: widthsSchema.parse(JSON.parse(row.widths)),
  };
}
