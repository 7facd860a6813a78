import "server-only";
import type { Kysely } from "kysely";
import type { Reply } from "@/lib/contract/replies";
import type { Database } from "../db/schema";
import { MAIL_COLUMNS, toMail } from "../mail/list";

const COLUMNS = [
  "id",
  "message_id",
  "mail_id",
  "subject",
  "text",
  "price",
  "created_by",
  "created_at",
] as const;

/** Finds replies with what became of their mails, oldest first. @param by the messages, or the digest of a request. */
export async function findReplies(
  db: Kysely<Database>,
  by: { messageIds: string[] } | { digest: string },
): Promise<Reply[]> {
  const replies = db.selectFrom("replies").select(COLUMNS);
  const found =
    "digest" in by
      ? replies.where("request_digest", "=", by.digest)
      : replies.where("message_id", "in", by.messageIds);
  const rows = await found.orderBy("created_at").orderBy("id").execute();
  const mailIds = rows.flatMap(({ mail_id }) => mail_id ?? []);
  const mails = new Map<string | null, Reply["mail"]>();
  if (mailIds.length > 0)
    for (const row of await db.selectFrom("outbox").select(MAIL_COLUMNS).where("id", "in", mailIds).execute())
      mails.set(row.id, toMail(row));
  return rows.map(({ id, message_id, mail_id, created_by, created_at, subject, text, price }) => ({
    _id: id,
    messageId: message_id,
    subject,
    text,
    price,
    by: created_by,
    createdAt: created_at,
    mail: mails.get(mail_id) ?? null,
  }));
}
