import "server-only";
import type { GalleryMove } from "@/lib/contract/gallery";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { revalidateGallery } from "./list";
import { announceGalleryChange } from "./revision";
import { rowToChange } from "./rows";

/**
 * Moves an item within the owner's order. This does not count as an edit: a form that has the item open can
 * still be saved.
 *
 * @throws HttpError 404 when the item no longer exists, 409 when the item to place it before no longer does.
 */
export async function moveGalleryItem({ id, before }: GalleryMove): Promise<void> {
  if (id === before) return;
  await withWriteLock(async (db) => {
    await rowToChange(db, id);
    const rows = () => db.selectFrom("gallery_items");
    let position: number;
    if (before) {
      const next = await rows().select("position").where("id", "=", before).executeTakeFirst();
      if (!next) {
        throw new HttpError(409, "The item you wanted to move this one in front of no longer exists.");
      }
      position = next.position + 1;
      await db
        .updateTable("gallery_items")
        .set((value) => ({ position: value("position", "+", 1) }))
        .where("position", ">=", position)
        .execute();
    } else {
      const { last } = await rows()
        .select(({ fn }) => fn.min("position").as("last"))
        .executeTakeFirstOrThrow();
      position = last - 1;
    }
    await db.updateTable("gallery_items").set({ position }).where("id", "=", id).execute();
    await announceGalleryChange(db);
  });
  revalidateGallery();
}
