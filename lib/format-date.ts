const LOCALE = "en-US";

const day = new Intl.DateTimeFormat(LOCALE, {
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** A plain date, `YYYY-MM-DD`, for people: "Sat, Jun 12, 2027". No time zone moves it. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** A moment (ISO 8601) in the reader's own time zone: "Jun 12, 2027, 9:41 PM". */
export function formatMoment(timestamp: string): string {
  return new Date(timestamp).toLocaleString(LOCALE, { dateStyle: "medium", timeStyle: "short" });
}

/** A moment that is near: the time today, else the day: "9:41 PM", "Jun 12", "Jun 12, 2025". */
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
