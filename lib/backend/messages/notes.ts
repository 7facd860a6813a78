import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import type { NewNote, Note } from "@/lib/contract/notes";
import { database } from "../db/connection";
import { raiseRevision } from "../db/revisions";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { getMessage } from "./message";
import { searchTextOf } from "./search-text";

const toNote = (row: Selectable<Database["message_notes"]>): Note => ({
  _id: row.id,
  text: row.text,
  by: row.created_by,
  createdAt: row.created_at,
});

/** Lists the notes about a message, which may be in the trash, oldest first. @throws HttpError 404 for an unknown message. */
export async function listNotes(messageId: string): Promise<Note[]> {
  await getMessage(messageId, { trash: true });
  return (await notesOf(database(), messageId)).map(toNote);
}

const notesOf = (db: Kysely<Database>, messageId: string) =>
  db
    .selectFrom("message_notes")
    .selectAll()
    .where("message_id", "=", messageId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Adds a note to a message. The search finds its words. @throws HttpError 404 for an unknown message. */
export async function addNote(messageId: string, { text }: NewNote, { name }: Admin): Promise<Note> {
  await getMessage(messageId);
  const row = {
    id: randomUUID(),
    message_id: messageId,
    text,
    created_by: name,
    created_at: new Date().toISOString(),
  };
  await withWriteLock(async (db) => {
    await db.insertInto("message_notes").values(row).execute();
    await learnNotes(db, messageId);
  });
  return toNote(row);
}

/** Deletes a note. @throws HttpError 404 for an unknown one. */
export function deleteNote(id: string): Promise<void> {
  return withWriteLock(async (db) => {
    const note = await db
      .deleteFrom("message_notes")
      .where("id", "=", id)
      .returning("message_id")
      .executeTakeFirst();
    if (!note) throw new HttpError(404, "This note no longer exists.");
    await learnNotes(db, note.message_id);
  });
}

/** Makes the search text of a message anew, and tells the consoles. */
async function learnNotes(db: Kysely<Database>, messageId: string): Promise<void> {
  const message = await db
    .selectFrom("messages")
    .select(["name", "email", "event_type", "event_date", "message", "subject", "phone"])
    .where("id", "=", messageId)
    .executeTakeFirstOrThrow();
  const { event_type: eventType, event_date: eventDate, subject, phone, ...rest } = message;
  const notes = (await notesOf(db, messageId)).map(({ text }) => text);
  const content = { ...rest, eventType, eventDate, subject: subject ?? "", phone: phone ?? "", notes };
  await db
    .updateTable("messages")
    .set({ search_text: searchTextOf(content) })
    .where("id", "=", messageId)
    .execute();
  await raiseRevision(db, "messages");
}
