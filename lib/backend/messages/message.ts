import "server-only";
import type { Kysely, Updateable } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import type { ContactMessage, MessageChange } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { toBit } from "../db/engine";
import { raiseRevision } from "../db/revisions";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";
import { emptyTrash } from "./trash";

const notFound = () => new HttpError(404, "This message no longer exists.");

/** Gets one message. @param options.trash whether it may be in the trash. @throws HttpError 404 for an unknown id. */
export async function getMessage(id: string, { trash = false } = {}): Promise<ContactMessage> {
  return readMessage(database(), id, trash);
}

/** {@link getMessage} in a transaction. */
export async function readMessage(
  db: Kysely<Database>,
  id: string,
  mayBeTrash = false,
): Promise<ContactMessage> {
  const row = await db.selectFrom("messages").select(MESSAGE_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row || (row.box === "trash" && !mayBeTrash)) throw notFound();
  return toContactMessage(row);
}

/** Makes sure that there is a message, which may be in the trash. @throws HttpError 404 for an unknown id. */
export async function requireMessage(id: string): Promise<void> {
  const row = await database().selectFrom("messages").select("id").where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
}

/** Marks a message as read; idempotent. @throws HttpError 404 for an unknown id. */
export async function markMessageRead(id: string): Promise<void> {
  await withWriteLock((db) => update(db, id, { read: 1 }));
}

/**
 * Changes what the owner keeps about a message. Whoever gives it another status is remembered.
 *
 * @throws HttpError 404 for an unknown id.
 */
export function changeMessage(id: string, change: MessageChange, admin: Admin): Promise<ContactMessage> {
  return withWriteLock((db) => changeMessageIn(db, id, change, admin));
}

/** {@link changeMessage} in a transaction. */
export async function changeMessageIn(
  db: Kysely<Database>,
  id: string,
  { status, ifStatus, starred, followUpOn, read, quotedPrice }: MessageChange,
  { name }: Pick<Admin, "name">,
): Promise<ContactMessage> {
  const before = await readMessage(db, id);
  const isExpected = ifStatus?.includes(before.status) ?? true;
  const changes = {
    ...(status && status !== before.status && isExpected && movedTo(status, name)),
    ...(starred !== undefined && { starred: toBit(starred) }),
    ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
    ...(read !== undefined && { read: toBit(read) }),
    ...(quotedPrice !== undefined && { quoted_price: quotedPrice }),
  };
  if (Object.keys(changes).length === 0) return before;
  await update(db, id, changes);
  return readMessage(db, id);
}

const movedTo = (status: ContactMessage["status"], name: string): Updateable<Database["messages"]> => ({
  status,
  status_at: new Date().toISOString(),
  status_by: name,
  box: boxOf(status),
});

/** Where a message with a status lies. */
export const boxOf = (status: ContactMessage["status"]) => (status === "spam" ? "spam" : "inbox");

/**
 * Moves a message to the trash, where it can be restored for 30 days. Its notifications go, since they contain the sender's
 * name.
 *
 * @throws HttpError 404 for an unknown id, or one that is there already.
 */
export function trashMessage(id: string, { name }: Admin): Promise<void> {
  return withWriteLock(async (db) => {
    await emptyTrash(db);
    await update(db, id, { box: "trash", trashed_at: new Date().toISOString(), trashed_by: name });
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
  });
}

/** Takes a message out of the trash; idempotent. @throws HttpError 404 for an unknown id. */
export function restoreMessage(id: string): Promise<ContactMessage> {
  return withWriteLock(async (db) => {
    const { status, trashedAt } = await readMessage(db, id, true);
    if (!trashedAt) return readMessage(db, id);
    await db
      .updateTable("messages")
      .set({
        box: boxOf(status),
        trashed_at: null,
        trashed_by: null,
        changed_at: new Date().toISOString(),
      })
      .where("id", "=", id)
      .execute();
    await raiseRevision(db, "messages");
    return readMessage(db, id);
  });
}

/**
 * Deletes a message for good that is in the trash, together with its notifications.
 *
 * @throws HttpError 404 for an unknown id, 409 for one that somebody has restored.
 */
export function deleteMessage(id: string): Promise<void> {
  return withWriteLock(async (db) => {
    const { trashedAt } = await readMessage(db, id, true);
    if (!trashedAt)
      throw new HttpError(409, "This message is not in the trash any more, so it was not deleted.");
    await db.deleteFrom("messages").where("id", "=", id).execute();
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
    await raiseRevision(db, "messages");
  });
}

/** Changes a row that is not in the trash, and says so. @throws HttpError 404 for an unknown id. */
async function update(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database["messages"]>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("messages")
    // What only an admin looks at, such as whether it is read, is no reason to count a list again.
    .set({ ...change, ...(change.box && { changed_at: new Date().toISOString() }) })
    .where("id", "=", id)
    .where("box", "!=", "trash")
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw notFound();
  await raiseRevision(db, "messages");
}
