import "server-only";
import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { GalleryItem, NewGalleryItem } from "@/lib/contract/gallery";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { type MediaSource, stageMedia } from "../media/ingest";
import { workFolderName } from "../media/leftovers";
import {
  beginStaging,
  discard,
  endStaging,
  publish,
  type StagedFiles,
  tidy,
  writeManifest,
} from "../media/store";
import { revalidateGallery } from "./list";
import { GALLERY_COLUMNS, mediaColumns, toGalleryItem } from "./rows";

/** What the owner says of a new item; without a text for those who can't see it, the title is that text. */
export type GalleryItemInput = Pick<
  NewGalleryItem,
  "title" | "description" | "category" | "featured" | "alt"
>;

/** An item whose files are complete and wait to be published. */
export interface PreparedItem {
  row: Omit<Insertable<Database["gallery_items"]>, "position">;
  staged: StagedFiles;
}

/**
 * Adds an item on top of the gallery: files first, the row last; nothing is left of one that fails.
 *
 * @param input checked by the caller. @param source files, which are left where they are, or a link.
 * @param signal gives it up: what was sent by somebody who is gone is not added.
 * @returns the new item, after it is on the disk.
 * @throws HttpError 415 for a file that is no picture or video, 413 for a picture that is too large.
 */
export async function addGalleryItem(
  input: GalleryItemInput,
  source: MediaSource,
  signal?: AbortSignal,
): Promise<GalleryItem> {
  const prepared = await prepareGalleryItem(input, source, signal);
  let item: GalleryItem;
  try {
    signal?.throwIfAborted();
    item = await withWriteLock(database(), (db) => storeGalleryItem(db, prepared));
  } catch (error) {
    await tidy(discard(prepared.staged));
    throw error;
  }
  await tidy(endStaging(prepared.staged));
  revalidateGallery();
  return item;
}

/** The slow part of {@link addGalleryItem}, which holds no lock: all files are made and checked. */
export async function prepareGalleryItem(
  input: GalleryItemInput,
  source: MediaSource,
  signal?: AbortSignal,
): Promise<PreparedItem> {
  const id = randomUUID();
  const staged = await beginStaging(workFolderName(id));
  try {
    const media = await stageMedia(staged, id, source, signal);
    await writeManifest(staged);
    const row = {
      id,
      title: input.title,
      description: input.description,
      category: input.category,
      featured: input.featured ? 1 : 0,
      alt: input.alt ?? input.title,
      ...mediaColumns(media),
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
