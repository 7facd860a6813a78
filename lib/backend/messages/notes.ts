import "server-only";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import type { NewNote, Note } from "@/lib/contract/notes";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { learnTexts } from "./learn-texts";
import { readMessage, requireMessage } from "./message";

const toNote = (row: Selectable<Database["message_notes"]>): Note => ({
  _id: row.id,
  text: row.text,
  by: row.created_by,
  createdAt: row.created_at,
});

/** Lists the notes about a message, which may be in the trash, oldest first. @throws HttpError 404 for an unknown message. */
export async function listNotes(messageId: string): Promise<Note[]> {
  await requireMessage(messageId);
  const rows = await database()
    .selectFrom("message_notes")
    .selectAll()
    .where("message_id", "=", messageId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toNote);
}

/** Adds a note to a message. The search finds its words. @throws HttpError 404 for an unknown message. */
export async function addNote(messageId: string, { text }: NewNote, { name }: Admin): Promise<Note> {
  const row = {
    id: randomUUID(),
    message_id: messageId,
    text,
    created_by: name,
    created_at: new Date().toISOString(),
  };
  await withWriteLock(async (db) => {
    await readMessage(db, messageId);
    await db.insertInto("message_notes").values(row).execute();
    await learnTexts(db, messageId);
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
    await learnTexts(db, note.message_id);
  });
}
