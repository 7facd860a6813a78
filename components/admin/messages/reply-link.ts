import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDateTime, formatDay } from "@/lib/shared/format-date";

/** Characters of the enquiry that are quoted: some mail programs cut a link off after about 2,000. */
const QUOTE_LENGTH = 600;

/** A `mailto:` link (RFC 6068) that answers an enquiry: addressed, with a subject and what was asked. */
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
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
