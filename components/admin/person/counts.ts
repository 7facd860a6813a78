import { COUNTED } from "@/lib/content/erasing";
import type { Person } from "@/lib/contract/persons";
import { formatDateTime } from "@/lib/shared/format-date";

/** How many things of each kind, in words: "3 messages, 1 note". Kinds that this version does not know are left out. */
export function countWords(counts: Record<string, number>): string {
  const parts = Object.entries(COUNTED).flatMap(([kind, [one, several]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
  });
  return parts.join(", ");
}

/** How many things there are of each kind. */
export function countsOf({ messages, records }: Person): Record<string, number> {
  const counts: Record<string, number> = { message: messages.length };
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** When the first and the last message arrived. */
export function spanWords({ messages }: Person): string {
  const times = messages.map(({ createdAt }) => createdAt).sort();
  const [first, last] = [times[0] ?? "", times.at(-1) ?? ""].map(formatDateTime);
  return first === last ? `Sent ${first}` : `From ${first} to ${last}`;
}
