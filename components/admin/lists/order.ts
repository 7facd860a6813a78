import type { OrderMove } from "@/lib/contract/fields";

interface Row {
  _id: string;
}

/**
 * The move that takes a row to another one's position in the filtered list.
 *
 * @param shown the rows that match the filter, in the same order as `all`.
 * @param from the row's index in `shown`. @param to its new index in `shown`.
 * @returns the move for the server, which names the row right after it; null is the end of the list. Undefined when
 * nothing moves.
 */
export function moveWithin(shown: Row[], all: Row[], from: number, to: number): OrderMove | undefined {
  const row = shown[from];
  const target = shown[to];
  if (!row || !target || from === to) return undefined;
  if (to < from) return { id: row._id, before: target._id };
  // Right after the target, even if hidden rows follow before the next visible one.
  const next = all[all.findIndex(({ _id }) => _id === target._id) + 1];
  return { id: row._id, before: next?._id ?? null };
}

/** The rows in their order after a move. */
export function withMove<Moved extends Row>(rows: Moved[], { id, before }: OrderMove): Moved[] {
  const moved = rows.find(({ _id }) => _id === id);
  if (!moved) return rows;
  const others = rows.filter(({ _id }) => _id !== id);
  const index = before === null ? others.length : others.findIndex(({ _id }) => _id === before);
  return index < 0 ? rows : others.toSpliced(index, 0, moved);
}
