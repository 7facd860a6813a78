import "server-only";
import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { GalleryItem } from "@/lib/contract/gallery";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { underWriteLock } from "../db/write-lock";
import { log } from "../log";
import { type SourceFiles, stageMedia } from "../media/files-of-item";
import { workFolderName } from "../media/leftovers";
import { announce, beginStaging, discard, endStaging, publish, type StagedFiles } from "../media/store";
import { GALLERY_COLUMNS, toGalleryItem } from "./rows";

/** What the owner says of a new item; the rest is in its files. */
export type GalleryItemInput = Pick<GalleryItem, "title" | "description" | "category" | "featured" | "alt">;

/** An item whose files are complete and wait to be published. */
export interface PreparedItem {
  row: Omit<Insertable<Database["gallery_items"]>, "position">;
  staged: StagedFiles;
}

/**
 * Adds an item on top of the gallery: files first, the row last; nothing is left of one that fails.
 *
 * @param input checked by the caller. @param files left where they are.
 * @returns the new item, after it is on the disk.
 * @throws Refusal 415 for a file that is no picture or video, 413 for a picture that is too large.
 */
export async function addGalleryItem(input: GalleryItemInput, files: SourceFiles): Promise<GalleryItem> {
  const prepared = await prepareGalleryItem(input, files);
  try {
    const item = await underWriteLock(database(), (db) => storeGalleryItem(db, prepared));
    await tidy(endStaging(prepared.staged));
    return item;
  } catch (error) {
    await tidy(discard(prepared.staged));
    throw error;
  }
}

/** The slow part of {@link addGalleryItem}, which holds no lock: all files are made and checked. */
export async function prepareGalleryItem(input: GalleryItemInput, files: SourceFiles): Promise<PreparedItem> {
  const id = randomUUID();
  const staged = await beginStaging(workFolderName(id));
  try {
    const media = await stageMedia(staged, id, files);
    await announce(staged);
    const row = {
      id,
      title: input.title,
      description: input.description,
      category: input.category,
      featured: input.featured ? 1 : 0,
      alt: input.alt,
      media_type: media.mediaType,
      file: media.file,
      poster_file: media.posterFile,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      widths: JSON.stringify(media.widths),
      created_at: new Date().toISOString(),
    } as const;
    return { row, staged };
  } catch (error) {
    await tidy(discard(staged));
    throw error;
  }
}

/** The quick part of {@link addGalleryItem}. @param db inside the write lock. */
export async function storeGalleryItem(
  db: Kysely<Database>,
  { row, staged }: PreparedItem,
): Promise<GalleryItem> {
  const { top } = await db
    .selectFrom("gallery_items")
    .select(({ fn }) => fn.max("position").as("top"))
    .executeTakeFirstOrThrow();
  const stored = await db
    .insertInto("gallery_items")
    .values({ ...row, position: (top ?? 0) + 1 })
    .returning(GALLERY_COLUMNS)
    .executeTakeFirstOrThrow();
  await publish(staged);
  return toGalleryItem(stored);
}

/** What is left in the work folder is removed at the next start; the answer does not hang on it. */
async function tidy(work: Promise<void>): Promise<void> {
  await work.catch((error) =>
    log.warn({ err: error }, "media that is no longer needed could not be removed"),
  );
}
