import "server-only";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { filesOfItem } from "../media/ingest";
import { retiringMedia } from "../media/retire";
import { revalidateGallery } from "./list";
import { announceGalleryChange } from "./revision";
import { requireSameMedia, rowToChange } from "./rows";

/**
 * Deletes an item permanently, then its files.
 *
 * @throws HttpError 404 for an unknown id, 409 when its media was replaced at the same moment.
 */
export async function deleteGalleryItem(id: string): Promise<void> {
  const known = await rowToChange(database(), id);
  await retiringMedia(filesOfItem(known), () =>
    withWriteLock(async (db) => {
      requireSameMedia(known, await rowToChange(db, id));
      await db.deleteFrom("gallery_items").where("id", "=", id).execute();
      await announceGalleryChange(db);
    }),
  );
  revalidateGallery();
}
