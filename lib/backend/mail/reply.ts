import "server-only";
import type { Kysely } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import type { ContactMessage } from "@/lib/contract/messages";
import { contactDetails } from "@/lib/settings/contact-details";
import { siteAddress } from "@/lib/settings/site-address";
import { formatDay } from "@/lib/shared/format-date";
import type { Database } from "../db/schema";
import { answerAddressOf } from "../inbound/address";
import { queueMail } from "./queue";
import { isReachable } from "./recipients";
import { type MailContent, renderMail } from "./template";

/**
 * Puts an admin's reply to an enquiry into the outbox. It quotes the enquiry, and mail programs show it below the receipt and
 * earlier replies.
 *
 * @param db the write transaction that stores the reply. @returns the mail's id.
 */
export async function queueReply(
  db: Kysely<Database>,
  message: ContactMessage,
  { subject, text }: { subject: string; text: string },
  admin: Pick<Admin, "email">,
): Promise<string> {
  const { _id, email } = message;
  const earlier = await db
    .selectFrom("outbox")
    .select("header_id")
    .where("message_id", "=", _id)
    .where("kind", "in", ["receipt", "reply"])
    .where("state", "=", "sent")
    .orderBy("created_at")
    .execute();
  const replyTo = answerAddressOf(_id) ?? [contactDetails().email, admin.email].find(isReachable);
  return queueMail(db, {
    kind: "reply",
    messageId: _id,
    recipient: email,
    ...(replyTo && { replyTo }),
    subject,
    answers: earlier.map((mail) => mail.header_id),
    ...renderMail(replyContent(message, text)),
  });
}

/** What a reply to an enquiry says. @param text what the admin has written. */
export const replyContent = (
  { message, createdAt }: Pick<ContactMessage, "message" | "createdAt">,
  text: string,
): MailContent => ({
  body: text,
  // The day without a time: the server does not know the reader's time zone.
  quote: { intro: `On ${formatDay(createdAt.slice(0, 10))}, you wrote:`, text: message },
  reason: `You get this mail because you sent an enquiry at ${siteAddress("/")}.`,
});
