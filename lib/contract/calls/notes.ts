import { readSuccessSchema, successSchema } from "../common";
import { newNoteSchema, noteSchema, readNoteSchema } from "../notes";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

export const noteCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}/notes",
    summary: "The notes about a message, oldest first",
    access: "admin",
    permission,
    invalidId: "Invalid message ID",
    response: { status: 200, schema: noteSchema.array(), read: readNoteSchema.array() },
    errors: [404],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/contact/admin/messages/{id}/notes",
    summary: "Add a note to a message",
    access: "admin",
    permission,
    invalidId: "Invalid message ID",
    body: newNoteSchema,
    response: { status: 201, schema: noteSchema, read: readNoteSchema },
    errors: [404],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/contact/admin/notes/{id}",
    summary: "Delete a note",
    access: "admin",
    permission,
    invalidId: "Invalid note ID",
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
};
