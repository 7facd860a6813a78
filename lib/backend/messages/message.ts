import "server-only";
import type { ContactMessage } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";

const notFound = () => new HttpError(404, "This message no longer exists.");

/** Gets one message. @throws HttpError 404 for an unknown id. */
export async function getMessage(id: string): Promise<ContactMessage> {
  const row = await database()
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toContactMessage(row);
}

/** Marks a message as read; idempotent. @throws HttpError 404 for an unknown id. */
export async function markMessageRead(id: string): Promise<void> {
  const { numUpdatedRows } = await withWriteLock((db) =>
    db.updateTable("messages").set({ read: 1 }).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  if (!numUpdatedRows) throw notFound();
}

/**
 * Deletes a message permanently, together with its notifications, which contain the sender's name.
 *
 * @throws HttpError 404 for an unknown id.
 */
export function deleteMessage(id: string): Promise<void> {
  return withWriteLock(async (db) => {
    const { numDeletedRows } = await db.deleteFrom("messages").where("id", "=", id).executeTakeFirstOrThrow();
    if (!numDeletedRows) throw notFound();
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
  });
}
