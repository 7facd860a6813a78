import "server-only";
import type { EventType } from "@/lib/contract/messages";
import { formatMonthDay } from "@/lib/shared/format-date";

/** How far ahead a date is clear without its year, in milliseconds: somewhat less than a year. */
const CLEAR_MS = 330 * 24 * 60 * 60 * 1000;

interface News {
  eventType: EventType;
  /** `YYYY-MM-DD`. */
  eventDate: string;
  /** Of the sender; left out where lock screens show none. */
  name?: string;
  /** Whether it is about what the sender has added. */
  isAddition?: boolean;
}

/**
 * What a lock screen shows of an enquiry: "New wedding enquiry, Jun 12", or "New wedding enquiry from Ada Lovelace, Jun 12". Of
 * what was added later: "More about a wedding enquiry, Jun 12".
 * The year is added to dates that are past or almost a year ahead.
 */
export function pushTitle(
  { eventType, eventDate, name, isAddition = false }: News,
  now = new Date(),
): string {
  const kind = eventType === "other" ? "" : `${eventType} `;
  const from = name ? ` from ${name}` : "";
  const day = Date.parse(`${eventDate}T00:00:00Z`);
  const isClear = day > now.getTime() - 24 * 60 * 60 * 1000 && day < now.getTime() + CLEAR_MS;
  const year = isClear ? "" : `, ${eventDate.slice(0, 4)}`;
  const news = isAddition ? `More about ${eventType === "other" ? "an" : "a"}` : "New";
  return `${news} ${kind}enquiry${from}, ${formatMonthDay(eventDate)}${year}`;
}
