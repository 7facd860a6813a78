import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { mailtoLink } from "@/lib/content/mailto";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDateTime, formatDay } from "@/lib/shared/format-date";

/** Quoted characters of the enquiry. Some mail programs truncate links after about 2,000 characters. */
const QUOTE_LENGTH = 600;
const LINK_LENGTH = 2000;

/** The subject of a reply to an enquiry. */
export const replySubject = ({ eventType, eventDate }: ContactMessage): string =>
  `Your enquiry: ${EVENT_TYPE_NAMES[eventType]}, ${formatDay(eventDate)}`;

/** A `mailto:` link (RFC 6068) that replies to an enquiry, with a subject and the quoted message. */
export function replyLink(enquiry: ContactMessage): string {
  const { name, email, message, createdAt } = enquiry;
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
  ].join("\n");
  return mailtoLink(email, { subject: replySubject(enquiry), text: body });
}

/** A `mailto:` link to a mail that is written already. @returns undefined for one that is too long for some mail programs. */
export function writtenLink(email: string, mail: { subject: string; text: string }): string | undefined {
  const link = mailtoLink(email, mail);
  return link.length < LINK_LENGTH ? link : undefined;
}
