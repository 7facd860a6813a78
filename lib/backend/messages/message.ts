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

/** How long a deleted message can be restored (docs/product.md#messages). */
const TRASH_MS = 30 * 24 * 60 * 60 * 1000;

const notFound = () => new HttpError(404, "This message no longer exists.");

/** Gets one message. @param options.trash whether it may be in the trash. @throws HttpError 404 for an unknown id. */
export async function getMessage(id: string, { trash = false } = {}): Promise<ContactMessage> {
  return readMessage(database(), id, trash);
}

async function readMessage(db: Kysely<Database>, id: string, mayBeTrash: boolean): Promise<ContactMessage> {
  const row = await db.selectFrom("messages").select(MESSAGE_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row || (row.box === "trash" && !mayBeTrash)) throw notFound();
  return toContactMessage(row);
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
export function changeMessage(id: string, change: MessageChange, { name }: Admin): Promise<ContactMessage> {
  const { status, starred, followUpOn, read } = change;
  return withWriteLock(async (db) => {
    const before = await readMessage(db, id, false);
    const changes = {
      ...(status && status !== before.status && movedTo(status, name)),
      ...(starred !== undefined && { starred: toBit(starred) }),
      ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
      ...(read !== undefined && { read: toBit(read) }),
    };
    if (Object.keys(changes).length === 0) return before;
    await update(db, id, changes);
    return readMessage(db, id, false);
  });
}

const movedTo = (status: ContactMessage["status"], name: string): Updateable<Database["messages"]> => ({
  status,
  status_at: new Date().toISOString(),
  status_by: name,
  box: boxOf(status),
});

const boxOf = (status: ContactMessage["status"]) => (status === "spam" ? "spam" : "inbox");

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
    if (trashedAt)
      await db
        .updateTable("messages")
        .set({ box: boxOf(status), trashed_at: null, trashed_by: null })
        .where("id", "=", id)
        .execute();
    await raiseRevision(db, "messages");
    return readMessage(db, id, false);
  });
}

/** Deletes a message for good, wherever it is, together with its notifications. @throws HttpError 404 for an unknown id. */
export function deleteMessage(id: string): Promise<void> {
  return withWriteLock(async (db) => {
    const { numDeletedRows } = await db.deleteFrom("messages").where("id", "=", id).executeTakeFirstOrThrow();
    if (!numDeletedRows) throw notFound();
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
    await raiseRevision(db, "messages");
  });
}

/** Deletes what has been in the trash for longer than 30 days. @param db a transaction. */
export async function emptyTrash(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom("messages")
    .where("box", "=", "trash")
    .where("trashed_at", "<", new Date(Date.now() - TRASH_MS).toISOString())
    .execute();
}

/** Changes a row that is not in the trash, and says so. @throws HttpError 404 for an unknown id. */
async function update(
  db: Kysely<Database>,
  id: string,
  change: Updateable<Database["messages"]>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("messages")
    .set(change)
    .where("id", "=", id)
    .where("box", "!=", "trash")
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw notFound();
  await raiseRevision(db, "messages");
}
