import "server-only";
import { database } from "../db/connection";
import { underWriteLock } from "../db/write-lock";
import { filesOfItem } from "../media/ingest";
import { retiringMedia } from "../media/retire";
import { galleryChanged } from "./list";
import { rowToChange } from "./rows";

/** Deletes an item for good, and then its files. @throws Refusal 404 when there is none with this id. */
export async function deleteGalleryItem(id: string): Promise<void> {
  await retiringMedia((retire) =>
    underWriteLock(database(), async (db) => {
      await retire(filesOfItem(await rowToChange(db, id)));
      await db.deleteFrom("gallery_items").where("id", "=", id).execute();
    }),
  );
  galleryChanged();
}
