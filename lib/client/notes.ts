import { noteCalls } from "@/lib/contract/calls/notes";
import type { NewNote, Note } from "@/lib/contract/notes";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

/** Fetches the notes about a message, oldest first. @throws ApiError with a message. */
export async function fetchNotes(messageId: string, signal: AbortSignal): Promise<Note[]> {
  return (await requestAsAdmin(noteCalls.list, { id: messageId, signal }, "Failed to fetch notes")).body;
}

/** Adds a note to a message. @throws ApiError with a message and field errors. */
export async function addNote(messageId: string, body: NewNote): Promise<Note> {
  return (await requestAsAdmin(noteCalls.add, { id: messageId, body }, "Failed to save the note")).body;
}

/** Deletes a note. Succeeds if it is gone already. @throws ApiError with a message. */
export async function removeNote(id: string): Promise<void> {
  await deleteAsAdmin(noteCalls.remove, { id }, "Failed to delete the note");
}
