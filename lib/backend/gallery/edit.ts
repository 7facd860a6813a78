import "server-only";
import type { GalleryChanges, GalleryItem } from "@/lib/contract/gallery";
import { database } from "../db/connection";
import { toBit } from "../db/engine";
import { withWriteLock } from "../db/write-lock";
import { committing, staging } from "../media/commit";
import { filesOfItem, type MediaSource, type StoredMedia, stageMedia } from "../media/ingest";
import { retiringMedia } from "../media/retire";
import { revalidateGallery } from "./list";
import { announceGalleryChange } from "./revision";
import { GALLERY_COLUMNS, mediaColumns, requireSameMedia, rowToChange, toGalleryItem } from "./rows";

/**
 * Updates an item. Fields missing from `changes` keep their values.
 *
 * @param source replaces the media; the old files are removed once the change is committed.
 * @param signal cancels it when the client disconnects.
 * @returns the updated item.
 * @throws HttpError 404 for an unknown id, 409 when it was edited since `changes.version`, and 413 and 415
 * as for a new item.
 */
export async function editGalleryItem(
  id: string,
  changes: GalleryChanges,
  source?: MediaSource,
  signal?: AbortSignal,
): Promise<GalleryItem> {
  // Checked again under the lock. This early check saves work on files.
  const known = await rowToChange(database(), id, changes.version);
  const change = (media: StoredMedia | undefined) =>
    withWriteLock(async (db) => {
      const row = await rowToChange(db, id, changes.version);
      if (media) requireSameMedia(known, row);
      const changed = await db
        .updateTable("gallery_items")
        .set({ ...columnsOf(changes), ...(media && mediaColumns(media)), version: row.version + 1 })
        .where("id", "=", id)
        .returning(GALLERY_COLUMNS)
        .executeTakeFirstOrThrow();
      await announceGalleryChange(db);
      return toGalleryItem(changed);
    });
  const changeMedia = async (sent: MediaSource) => {
    const { media, staged } = await staging((folder, owner) => stageMedia(folder, owner, sent, signal));
    return committing(staged, signal, () => retiringMedia(filesOfItem(known), () => change(media)));
  };
  const item = await (source ? changeMedia(source) : change(undefined));
  revalidateGallery();
  return item;
}

function columnsOf({ title, description, category, featured, alt, timeOfDay }: GalleryChanges) {
  return {
    title,
    ...(description !== undefined && { description }),
    ...(category && { category }),
    ...(featured !== undefined && { featured: toBit(featured) }),
    ...(alt !== undefined && { alt }),
    ...(timeOfDay !== undefined && { time_of_day: timeOfDay || null }),
  };
}
