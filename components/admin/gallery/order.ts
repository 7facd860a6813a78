import type { GalleryItem, GalleryMove } from "@/lib/contract/gallery";

/**
 * Where an item goes that is dropped on another one's place among those that are shown.
 *
 * @param shown the items in sight, a part of all in the same order. @param from, @param to their indexes.
 * @returns the move for the server, which names what comes right after; null is the end of the gallery.
 */
export function moveWithin(
  shown: Pick<GalleryItem, "_id">[],
  all: Pick<GalleryItem, "_id">[],
  from: number,
  to: number,
): GalleryMove | undefined {
  const item = shown[from];
  const target = shown[to];
  if (!item || !target || from === to) return undefined;
  if (to < from) return { id: item._id, before: target._id };
  // Behind the target, also where hidden items stand between it and the next one in sight.
  const next = all[all.findIndex(({ _id }) => _id === target._id) + 1];
  return { id: item._id, before: next?._id ?? null };
}

/** The items in the order that a move gives them. */
export function withMove<Item extends Pick<GalleryItem, "_id">>(
  items: Item[],
  { id, before }: GalleryMove,
): Item[] {
  const moved = items.find(({ _id }) => _id === id);
  if (!moved) return items;
  const others = items.filter(({ _id }) => _id !== id);
  const place = before === null ? others.length : others.findIndex(({ _id }) => _id === before);
  return place < 0 ? items : others.toSpliced(place, 0, moved);
}
