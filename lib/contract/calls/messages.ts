import { readSuccessSchema, successSchema } from "../common";
import {
  contactMessageSchema,
  messageFilterSchema,
  messageQuerySchema,
  readMessageSchema,
} from "../messages";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

const invalidId = "Invalid message ID";

export const messageCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages",
    summary: "Messages, newest first; with a limit, also Link and X-Total-Count",
    access: "admin",
    permission,
    query: messageQuerySchema,
    response: { status: 200, schema: contactMessageSchema.array(), read: readMessageSchema.array() },
    errors: [],
  }),
  export: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/export",
    summary: "Messages as a CSV file, newest first",
    access: "admin",
    permission,
    query: messageFilterSchema,
    response: { status: 200, mediaType: "text/csv" },
    errors: [],
  }),
  get: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}",
    summary: "One message",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: contactMessageSchema, read: readMessageSchema },
    errors: [404],
  }),
  markRead: defineCall({
    method: "PUT",
    path: "/api/contact/admin/messages/{id}/read",
    summary: "Mark a message as read",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/contact/admin/messages/{id}",
    summary: "Delete a message",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
};
