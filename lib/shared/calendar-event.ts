interface AllDayEvent {
  /** Unique in the world, and the same for the same event. */
  id: string;
  /** A plain date, `YYYY-MM-DD`. */
  date: string;
  title: string;
  description: string;
  url: string;
}

/** The longest line in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * Writes an all-day event as a calendar file (RFC 5545). It is tentative, and the day stays free.
 *
 * @param madeAt when the file is made.
 */
export function calendarFile(
  { id, date, title, description, url }: AllDayEvent,
  madeAt = new Date(),
): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Golden Hour//Website//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    // The day after: the end does not belong to the event.
    `DTEND;VALUE=DATE:${compact(next.toISOString())}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const compact = (date: string) => date.slice(0, 10).replaceAll("-", "");

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Folds a line that is too long, never inside a character. */
function fold(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_BYTES) {
      parts.push("");
      // The space that continues a line counts.
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join("\r\n ");
}
