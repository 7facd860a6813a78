import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";

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
