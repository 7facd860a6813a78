import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDateTime, formatDay } from "@/lib/shared/format-date";

/** Quoted characters of the enquiry. Some mail programs truncate links after about 2,000 characters. */
const QUOTE_LENGTH = 600;

/** A `mailto:` link (RFC 6068) that replies to an enquiry, with a subject and the quoted message. */
export function replyLink({ name, email, eventType, eventDate, message, createdAt }: ContactMessage): string {
  const subject = `Your enquiry: ${EVENT_TYPE_NAMES[eventType]}, ${formatDay(eventDate)}`;
  const characters = [...message];
  const quoted =
    characters.length > QUOTE_LENGTH ? `${characters.slice(0, QUOTE_LENGTH).join("")} …` : message;
  const body = [
    `Hello ${name},`,
    "",
    "",
    "",
    `On ${formatDateTime(createdAt)} you wrote:`,
    ...quoted.split("\n").map((line) => `> ${line}`),
  ].join("\r\n");
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
