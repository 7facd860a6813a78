import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { addNotification } from "../notifications/add";

/**
 * Notifies the owner that something about a message was not delivered, unless it is spam or in the trash: they leave nothing in
 * the notifications.
 *
 * @param db a write transaction. @param titleOf gives the text, from the sender's name.
 */
export async function notifyUndelivered(
  db: Kysely<Database>,
  messageId: string,
  titleOf: (sender: string) => string,
): Promise<void> {
  const message = await db
    .selectFrom("messages")
    .select("name")
    .where("id", "=", messageId)
    .where("box", "=", "inbox")
    .executeTakeFirst();
  if (!message) return;
  const title = titleOf(message.name);
  await addNotification(db, { kind: "undelivered", title, subjectId: messageId });
}

/**
 * Deletes the notifications that something about a message was not delivered, once none of its copies and mails is missing.
 *
 * @param db a write transaction.
 */
export async function forgetUndelivered(db: Kysely<Database>, messageId: string): Promise<void> {
  const missingCopy = await db
    .selectFrom("failed_deliveries")
    .select("service")
    .where("message_id", "=", messageId)
    .where("state", "!=", "sent")
    .executeTakeFirst();
  const missingMail = await db
    .selectFrom("outbox")
    .select("id")
    .where("message_id", "=", messageId)
    .where("state", "=", "failed")
    .executeTakeFirst();
  if (missingCopy || missingMail) return;
  await db
    .deleteFrom("notifications")
    .where(({ and }) => and({ subject_id: messageId, kind: "undelivered" }))
    .execute();
}
