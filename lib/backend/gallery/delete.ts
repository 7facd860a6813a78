import "server-only";
import { withWriteLock } from "../db/write-lock";
import { filesOfItem } from "../media/ingest";
import { retiringMedia } from "../media/retire";
import { revalidateGallery } from "./list";
import { rowToChange } from "./rows";

/** Deletes an item permanently, then its files. @throws HttpError 404 for an unknown id. */
export async function deleteGalleryItem(id: string): Promise<void> {
  await retiringMedia((retire) =>
    withWriteLock(async (db) => {
      await retire(filesOfItem(await rowToChange(db, id)));
      await db.deleteFrom("gallery_items").where("id", "=", id).execute();
    }),
  );
  revalidateGallery();
}
