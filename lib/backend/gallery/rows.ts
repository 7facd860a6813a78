import "server-only";
import type { Kysely, Selectable } from "kysely";
import * as z from "zod";
import type { GalleryItem } from "@/lib/contract/gallery";
import { env } from "@/lib/settings/env";
import type { Database } from "../db/schema";
import { changedMeanwhile, HttpError } from "../http/http-error";
import type { StoredMedia } from "../media/ingest";
import { addressOf } from "../media/store";

/** The columns needed to build a gallery item. */
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
  "time_of_day",
  "placeholder",
  "widths",
  "created_at",
  "version",
] as const;

type GalleryColumns = Pick<Selectable<Database["gallery_items"]>, (typeof GALLERY_COLUMNS)[number]>;

const widthsSchema = z.array(z.int().positive());

/** Converts a row to the contract's gallery item. */
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
    timeOfDay: row.time_of_day,
    createdAt: row.created_at,
    poster: row.poster_file && addressOf(row.poster_file),
    placeholder: row.placeholder,
    widths: widthsSchema.parse(JSON.parse(row.widths)),
    version: row.version,
  };
}

/** Whether a link leads to a stored file at the address of the object store. */
export const isOwnFile = (link: string): boolean =>
  env.S3_PUBLIC_URL !== undefined && link.startsWith(addressOf(""));

/** The columns that describe an item's media. */
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
 * Reads the row of an item that is about to change.
 *
 * @param version the version that the change was based on, if the client sent it.
 * @throws HttpError 404 for an unknown id, 409 when the item was edited since `version`.
 */
export async function rowToChange(db: Kysely<Database>, id: string, version?: number) {
  const row = await db
    .selectFrom("gallery_items")
    .select(["file", "poster_file", "widths", "position", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "This item no longer exists.");
  if (version !== undefined && version !== row.version) throw changedMeanwhile("item");
  return row;
}

/** @throws HttpError 409 when the media of an item was replaced after its row was first read. */
export function requireSameMedia(known: MediaNames, row: MediaNames): void {
  if (known.file !== row.file || known.poster_file !== row.poster_file) throw changedMeanwhile("item");
}

type MediaNames = Pick<Selectable<Database["gallery_items"]>, "file" | "poster_file">;
