import "server-only";
import type { ContactMessage } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";

const gone = () => new HttpError(404, "This message is no longer there.");

/** One message. @throws HttpError 404 when there is none with this id. */
export async function getMessage(id: string): Promise<ContactMessage> {
  const row = await database()
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw gone();
  return toContactMessage(row);
}

/** Marks a message as read, again if need be. @throws HttpError 404 when there is none with this id. */
export async function markMessageRead(id: string): Promise<void> {
  const { numUpdatedRows } = await database()
    .updateTable("messages")
    .set({ read: 1 })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw gone();
}

/**
 * Deletes a message for good, with the notifications about it: they name the sender.
 *
 * @throws HttpError 404 when there is none with this id.
 */
export function deleteMessage(id: string): Promise<void> {
  return withWriteLock(database(), async (db) => {
    const { numDeletedRows } = await db.deleteFrom("messages").where("id", "=", id).executeTakeFirstOrThrow();
    if (!numDeletedRows) throw gone();
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
  });
}
