import "server-only";
import type { OrderMove } from "@/lib/contract/fields";
import { moveRow } from "../db/order";
import { withWriteLock } from "../db/write-lock";
import { revalidateGallery } from "./list";
import { announceGalleryChange } from "./revision";
import { rowToChange } from "./rows";

/**
 * Moves an item within the owner's order.
 *
 * @throws HttpError 404 when the item no longer exists, 409 when the item to place it before no longer does.
 */
export async function moveGalleryItem(move: OrderMove): Promise<void> {
  if (move.id === move.before) return;
  await withWriteLock(async (db) => {
    await rowToChange(db, move.id);
    await moveRow(db, "gallery_items", move, "item");
    await announceGalleryChange(db);
  });
  revalidateGallery();
}
