import type { OrderMove } from "@/lib/contract/fields";
import type { GalleryItem } from "@/lib/contract/gallery";

/**
 * The move that takes an item to another one's position in the filtered list.
 *
 * @param shown the items that match the filter, in the same order as `all`.
 * @param from the item's index in `shown`. @param to its new index in `shown`.
 * @returns the move for the server, which names the item right after it; null is the end of the gallery. Undefined
 * when nothing moves.
 */
export function moveWithin(
  shown: Pick<GalleryItem, "_id">[],
  all: Pick<GalleryItem, "_id">[],
  from: number,
  to: number,
): OrderMove | undefined {
  const item = shown[from];
  const target = shown[to];
  if (!item || !target || from === to) return undefined;
  if (to < from) return { id: item._id, before: target._id };
  // Right after the target, even if hidden items follow before the next visible one.
  const next = all[all.findIndex(({ _id }) => _id === target._id) + 1];
  return { id: item._id, before: next?._id ?? null };
}

/** The items in their order after a move. */
export function withMove<Item extends Pick<GalleryItem, "_id">>(
  items: Item[],
  { id, before }: OrderMove,
): Item[] {
  const moved = items.find(({ _id }) => _id === id);
  if (!moved) return items;
  const others = items.filter(({ _id }) => _id !== id);
  const index = before === null ? others.length : others.findIndex(({ _id }) => _id === before);
  return index < 0 ? items : others.toSpliced(index, 0, moved);
}
