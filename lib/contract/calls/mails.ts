import { readSuccessSchema, successSchema } from "../common";
import { mailSchema, noticesSchema } from "../mails";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

export const mailCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}/mails",
    summary: "The mails that the server has sent or will send about a message, the first one first",
    access: "admin",
    permission,
    invalidId: "Invalid message ID",
    response: { status: 200, schema: mailSchema.array() },
    errors: [404],
  }),
  sendAgain: defineCall({
    method: "POST",
    path: "/api/contact/admin/mails/{id}/send",
    summary: "Send a mail again that has failed",
    access: "admin",
    permission,
    invalidId: "Invalid mail ID",
    response: { status: 202, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
  notices: defineCall({
    method: "GET",
    path: "/api/admin/notices",
    summary: "Who is notified of new enquiries, and whether that works",
    access: "admin",
    permission,
    response: { status: 200, schema: noticesSchema },
    errors: [],
  }),
  test: defineCall({
    method: "POST",
    path: "/api/admin/notices/test",
    summary: "Send a test mail to your own address, and wait for what the mail server says",
    access: "admin",
    permission,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [409, 429, 503],
  }),
};
