import "server-only";
import type { Kysely } from "kysely";
import { detailFacts } from "@/lib/content/enquiry-details";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import type { ContactMessage, Enquiry } from "@/lib/contract/messages";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { formatDay } from "@/lib/shared/format-date";
import type { Database } from "../db/schema";
import { queueMail } from "./queue";
import { noticeRecipients } from "./recipients";
import { renderMail } from "./template";

/**
 * Puts a mail about a new enquiry into the outbox, for each admin who answers enquiries. Does nothing without a mail server.
 *
 * @param db the write transaction that stores the enquiry. @param id the message's id. @param title as
 * "New wedding enquiry from Ada Lovelace".
 */
export function queueNotices(
  db: Kysely<Database>,
  enquiry: Enquiry,
  { id, title, reference }: { id: string; title: string; reference: string },
): Promise<void> {
  const { name, email, phone, reachBy, eventType, eventDate, subject, message } = enquiry;
  return queueForAdmins(db, id, {
    title,
    email,
    eventDate,
    facts: [
      ["Name", name],
      ["Email", email],
      ...(phone ? [["Phone", phone] as const] : []),
      ...(reachBy ? [["Reach by", REACH_BY_NAMES[reachBy]] as const] : []),
      ["Event", EVENT_TYPE_NAMES[eventType]],
      ["Date", formatDay(eventDate)],
      ...(subject ? [["Subject", subject] as const] : []),
      ...detailFacts(enquiry),
      ["Reference", reference],
    ],
    body: message,
  });
}

/**
 * The same about what a sender has added to an enquiry.
 *
 * @param db the write transaction that stores the addition. @param addition its text, and a title as "Bea added to their
 * enquiry".
 */
export function queueAdditionNotices(
  db: Kysely<Database>,
  { _id, email, eventType, eventDate, reference }: ContactMessage,
  { title, text }: { title: string; text: string },
): Promise<void> {
  return queueForAdmins(db, _id, {
    title,
    email,
    eventDate,
    facts: [
      ...(reference ? [["Reference", reference] as const] : []),
      ["Email", email],
      ["Event", EVENT_TYPE_NAMES[eventType]],
      ["Date", formatDay(eventDate)],
    ],
    body: text,
  });
}

interface NoticeContent {
  title: string;
  /** The sender's, to which an answer goes. */
  email: string;
  eventDate: string;
  facts: readonly (readonly [string, string])[];
  body: string;
}

async function queueForAdmins(
  db: Kysely<Database>,
  messageId: string,
  { title, email, eventDate, facts, body }: NoticeContent,
): Promise<void> {
  if (!mailService()) return;
  const words = renderMail({
    heading: title,
    facts,
    body,
    action: { label: "Open the enquiry", url: siteAddress(`/admin/messages?message=${messageId}`) },
    reason: `You get this mail because you may answer enquiries at ${siteAddress("/")}.`,
  });
  const subject = `${title}, ${formatDay(eventDate)}`;
  for (const recipient of await noticeRecipients(db))
    await queueMail(db, { kind: "notice", messageId, replyTo: email, subject, ...words, recipient });
}
