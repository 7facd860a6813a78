import "server-only";
import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { GalleryItem, NewGalleryItem } from "@/lib/contract/gallery";
import { toBit } from "../db/engine";
import { topPosition } from "../db/order";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { committing, staging } from "../media/commit";
import { type MediaSource, stageMedia } from "../media/ingest";
import type { StagedFiles } from "../media/store";
import { revalidateGallery } from "./list";
import { announceGalleryChange } from "./revision";
import { GALLERY_COLUMNS, mediaColumns, toGalleryItem } from "./rows";

/** The text fields of a new item. Without an alt text, the title is used; without a time of day, the camera's. */
export type GalleryItemInput = Pick<
  NewGalleryItem,
  "title" | "description" | "category" | "featured" | "alt" | "timeOfDay"
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
  const item = await committing(prepared.staged, signal, () =>
    withWriteLock((db) => storeGalleryItem(db, prepared)),
  );
  revalidateGallery();
  return item;
}

/** The slow part of {@link addGalleryItem}: validates and creates all files, without holding a lock. */
export async function prepareGalleryItem(
  input: GalleryItemInput,
  source: MediaSource,
  signal?: AbortSignal,
): Promise<PreparedItem> {
  const { media, staged } = await staging((folder, owner) => stageMedia(folder, owner, source, signal));
  const row = {
    id: randomUUID(),
    title: input.title,
    description: input.description,
    category: input.category,
    featured: toBit(input.featured),
    alt: input.alt ?? input.title,
    time_of_day: (input.timeOfDay ?? media.timeOfDay) || null,
    ...mediaColumns(media),
    created_at: new Date().toISOString(),
  } as const;
  return { row, staged };
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
  const stored = await db
    .insertInto("gallery_items")
    .values({ ...row, position: await topPosition(db, "gallery_items") })
    .returning(GALLERY_COLUMNS)
    .executeTakeFirstOrThrow();
  await announceGalleryChange(db);
  return toGalleryItem(stored);
}
