const LOCALE = "en-US";

/** Makes a formatter only when it is first used: that takes milliseconds, and the contact page needs none of them at its start. */
function made<Formatter>(make: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => {
    formatter ??= make();
    return formatter;
  };
}

/** Formats plain dates and times, which have no time zone. */
const plain = (options: Intl.DateTimeFormatOptions) =>
  made(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" }));

const day = plain({ weekday: "short", year: "numeric", month: "short", day: "numeric" });

/** The plain date (`YYYY-MM-DD`) of a moment, in the local time zone. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Formats a plain date (`YYYY-MM-DD`): "Sat, Jun 12, 2027"; "no date" for an empty one. Independent of the time zone. */
export function formatDay(date: string): string {
  if (!date) return "no date";
  return day().format(new Date(`${date}T00:00:00Z`));
}

const monthDay = plain({ month: "short", day: "numeric" });

/** Formats a plain date (`YYYY-MM-DD`) without its year: "Jun 12". */
export function formatMonthDay(date: string): string {
  return monthDay().format(new Date(`${date}T00:00:00Z`));
}

const timeOfDay = plain({ timeStyle: "short" });

/** Formats a time of day (`HH:MM`), which belongs to no time zone: "6:30 PM". */
export function formatTimeOfDay(time: string): string {
  return timeOfDay().format(new Date(`1970-01-01T${time}:00Z`));
}

/** Formats a timestamp (ISO 8601) in the local time zone: "Jun 12, 2027, 9:41 PM". */
export function formatDateTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString(LOCALE, { dateStyle: "medium", timeStyle: "short" });
}

/** Formats a timestamp briefly: the time if it is today, otherwise the day: "9:41 PM", "Jun 12", "Jun 12, 2025". */
export function formatSince(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp);
  if (moment.toDateString() === now.toDateString())
    return moment.toLocaleTimeString(LOCALE, { timeStyle: "short" });
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return moment.toLocaleDateString(LOCALE, {
    month: "short",
    day: "numeric",
    ...(!isThisYear && { year: "numeric" }),
  });
}

/** Formats a timestamp as it is said: "today 3:50 PM", "yesterday 3:50 PM", "Jun 12, 3:50 PM", "Jun 12, 2025, 3:50 PM". */
export function formatMoment(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp);
  const time = moment.toLocaleTimeString(LOCALE, { timeStyle: "short" });
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return `today ${time}`;
  if (moment.toDateString() === yesterday.toDateString()) return `yesterday ${time}`;
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const year = isThisYear ? ({} as const) : ({ year: "numeric" } as const);
  return `${moment.toLocaleDateString(LOCALE, { month: "short", day: "numeric", ...year })}, ${time}`;
}

const month = plain({ month: "short" });

/** Formats the month of a plain date (`YYYY-MM-DD`): "Jun". */
export function formatMonth(date: string): string {
  return month().format(new Date(`${date}T00:00:00Z`));
}

const ago = made(() => new Intl.RelativeTimeFormat(LOCALE));

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNITS = [
  ["year", 365 * DAY_MS],
  ["month", 30 * DAY_MS],
  ["week", 7 * DAY_MS],
  ["day", DAY_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

/** Formats a timestamp relative to now: "5 minutes ago". If clocks differ slightly, the future is "just now". */
export function formatAgo(timestamp: string, now = new Date()): string {
  const passed = now.getTime() - Date.parse(timestamp);
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? [];
  return unit && length ? ago().format(-Math.floor(passed / length), unit) : "just now";
}
