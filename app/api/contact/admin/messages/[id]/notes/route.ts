import { addNote, listNotes } from "@/lib/backend/messages/notes";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { noteCalls } from "@/lib/contract/calls/notes";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(noteCalls.list, ({ id }) => listNotes(id)),
  handle(noteCalls.add, ({ id, body, admin }) => addNote(id, body, admin)),
);
