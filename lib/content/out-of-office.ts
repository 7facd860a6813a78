import { formatDay } from "@/lib/shared/format-date";

/** What a receipt says while the owner is away, unless they have written their own words. @param lastDay a plain date. */
export const usualAwayWords = (lastDay: string, phone: string): string =>
  `Thank you. I’m away until ${formatDay(lastDay)}, and answer as soon as I’m back. If something is urgent, call ${phone}.`;
