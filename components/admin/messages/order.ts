import type { MessageFilter } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { dayOf } from "@/lib/shared/format-date";

type Placed = Pick<ContactMessage, "_id" | "createdAt" | "eventDate">;

/** Whether an event is over, or has no date: such messages are at the end of the order by event. */
export const isOver = ({ eventDate }: Placed, today = dayOf(new Date())): boolean => eventDate < today;

/** Whether a message comes after another one in the list. */
export function isAfter(one: Placed, other: Placed, order: MessageFilter["order"]): boolean {
  if (order === "received") return compare(placeOf(one), placeOf(other)) < 0;
  if (isOver(one) !== isOver(other)) return isOver(one);
  const difference = compare([one.eventDate, ...placeOf(one)], [other.eventDate, ...placeOf(other)]);
  return isOver(one) ? difference < 0 : difference > 0;
}

const placeOf = ({ createdAt, _id }: Placed) => [createdAt, _id];

/** Compares the first texts that differ. */
function compare(one: string[], other: string[]): number {
  const index = one.findIndex((text, place) => text !== other[place]);
  if (index < 0) return 0;
  return (one[index] ?? "") < (other[index] ?? "") ? -1 : 1;
}
