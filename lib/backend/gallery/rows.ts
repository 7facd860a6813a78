import "server-only";
import type { Kysely, Selectable } from "kysely";
import * as z from "zod";
import type { GalleryItem } from "@/lib/contract/gallery";
import type { Database } from "../db/schema";
import { HttpError } from "../http/http-error";
import type { StoredMedia } from "../media/ingest";

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
  "version",
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
    version: row.version,
  };
}

/** The columns that say what an item shows. */
export function mediaColumns(media: StoredMedia) {
  return {
    media_type: media.mediaType,
    file: media.file,
    link: media.link,
    poster_file: media.posterFile,
    width: media.width,
    height: media.height,
    placeholder: media.placeholder,
    widths: JSON.stringify(media.widths),
  };
}

/**
 * The row of an item that is about to change. @param version that the change was made for, if it says so.
 *
 * @throws HttpError 404 when there is none with this id, 409 when it was changed since `version`.
 */
export async function rowToChange(db: Kysely<Database>, id: string, version?: number) {
  const row = await db
    .selectFrom("gallery_items")
    .select(["file", "poster_file", "widths", "position", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "This item is no longer there.");
  if (version !== undefined && version !== row.version) {
    throw new HttpError(
      409,
      "Somebody else changed this item meanwhile. Load the newer version, then save again.",
    );
  }
  return row;
}
