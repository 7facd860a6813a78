import { newReplySchema, readReplySchema, readThreadSchema, replySchema, threadSchema } from "../replies";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

const invalidId = "Invalid message ID";

export const replyCalls = {
  thread: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}/thread",
    summary: "What was written to and from the address of a message, oldest first",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: threadSchema, read: readThreadSchema },
    errors: [404],
  }),
  send: defineCall({
    method: "POST",
    path: "/api/contact/admin/messages/{id}/replies",
    summary: "Answer a message by mail, which marks it as answered, or as quoted if there is a price",
    access: "admin",
    permission,
    invalidId,
    body: newReplySchema,
    headers: { "Idempotency-Key": "Repeated requests with the same key and content send one mail" },
    response: { status: 201, schema: replySchema, read: readReplySchema },
    errors: [404, 409],
  }),
};
