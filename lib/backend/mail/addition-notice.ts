import "server-only";
import type { Kysely } from "kysely";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { ContactMessage } from "@/lib/contract/messages";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { formatDay } from "@/lib/shared/format-date";
import type { Database } from "../db/schema";
import { queueMail } from "./queue";
import { noticeRecipients } from "./recipients";
import { renderMail } from "./template";

/**
 * Puts a mail about what a sender has added to an enquiry into the outbox, for each admin who answers enquiries. Does nothing
 * without a mail server.
 *
 * @param db the write transaction that stores the addition. @param addition its text, and a title as "Bea added to their
 * enquiry".
 */
export async function queueAdditionNotices(
  db: Kysely<Database>,
  { _id, email, eventType, eventDate, reference }: ContactMessage,
  { title, text }: { title: string; text: string },
): Promise<void> {
  if (!mailService()) return;
  const mail = renderMail({
    heading: title,
    facts: [
      ...(reference ? [["Reference", reference] as const] : []),
      ["Email", email],
      ["Event", EVENT_TYPE_NAMES[eventType]],
      ["Date", formatDay(eventDate)],
    ],
    body: text,
    action: { label: "Open the enquiry", url: siteAddress(`/admin/messages?message=${_id}`) },
    reason: `You get this mail because you may answer enquiries at ${siteAddress("/")}.`,
  });
  const subject = `${title}, ${formatDay(eventDate)}`;
  for (const recipient of await noticeRecipients(db))
    await queueMail(db, { kind: "notice", messageId: _id, replyTo: email, subject, ...mail, recipient });
}
