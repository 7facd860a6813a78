import "server-only";
import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { GalleryItem, NewGalleryItem } from "@/lib/contract/gallery";
import { toBit } from "../db/engine";
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
  undoAfter,
} from "../media/store";
import { revalidateGallery } from "./list";
import { announceGalleryChange } from "./revision";
import { GALLERY_COLUMNS, mediaColumns, toGalleryItem } from "./rows";

/** The text fields of a new item. Without an alt text, the title is used. */
export type GalleryItemInput = Pick<
  NewGalleryItem,
  "title" | "description" | "category" | "featured" | "alt"
>;

/** An item whose files are complete but not published yet. */
export interface PreparedItem {
  row: Omit<Insertable<Database["gallery_items"]>, "position">;
  staged: StagedFiles;
}

/**
 * Adds an item to the top of the gallery: first the files, then the row. A failure leaves neither.
 *
 * @param input validated by the caller. @param source a link, or files, which are copied.
 * @param signal cancels it when the client disconnects; nothing is added then.
 * @returns the new item, committed to disk.
 * @throws HttpError 415 for a file that is not a picture or video, 413 for a picture that is too large.
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
    await publish(prepared.staged);
    item = await withWriteLock((db) => storeGalleryItem(db, prepared));
  } catch (error) {
    await undoAfter(error, () => discard(prepared.staged));
    throw error;
  }
  await tidy(endStaging(prepared.staged));
  revalidateGallery();
  return item;
}

/** The slow part of {@link addGalleryItem}: validates and creates all files, without holding a lock. */
export async function prepareGalleryItem(
  input: GalleryItemInput,
  source: MediaSource,
  signal?: AbortSignal,
): Promise<PreparedItem> {
  const id = randomUUID();
  const staged = await beginStaging(workFolderName(id));
  try {
    const media = await stageMedia(staged, id, source, signal);
    const row = {
      id,
      title: input.title,
      description: input.description,
      category: input.category,
      featured: toBit(input.featured),
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

/**
 * The last part of {@link addGalleryItem}, once the files are published.
 *
 * @param db the connection that holds the write lock.
 */
export async function storeGalleryItem(
  db: Kysely<Database>,
  { row }: Pick<PreparedItem, "row">,
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
  await announceGalleryChange(db);
  return toGalleryItem(stored);
}
