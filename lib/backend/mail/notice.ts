import "server-only";
import type { Kysely } from "kysely";
import { detailFacts } from "@/lib/content/enquiry-details";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import type { Enquiry } from "@/lib/contract/messages";
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
export async function queueNotices(
  db: Kysely<Database>,
  enquiry: Enquiry,
  { id, title, reference }: { id: string; title: string; reference: string },
): Promise<void> {
  if (!mailService()) return;
  const notice = {
    kind: "notice" as const,
    messageId: id,
    replyTo: enquiry.email,
    subject: `${title}, ${formatDay(enquiry.eventDate)}`,
    ...renderMail(contentOf(enquiry, { id, title, reference })),
  };
  for (const recipient of await noticeRecipients(db)) await queueMail(db, { ...notice, recipient });
}

function contentOf(
  enquiry: Enquiry,
  { id, title, reference }: { id: string; title: string; reference: string },
) {
  const { name, email, phone, reachBy, eventType, eventDate, subject, message } = enquiry;
  return {
    heading: title,
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
    ] as const,
    body: message,
    action: { label: "Open the enquiry", url: siteAddress(`/admin/messages?message=${id}`) },
    reason: `You get this mail because you may answer enquiries at ${siteAddress("/")}.`,
  };
}
