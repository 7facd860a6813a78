import { readSuccessSchema, successSchema } from "../common";
import {
  additionSchema,
  enquiryPageSchema,
  pageTokenSchema,
  readAdditionSchema,
  readEnquiryPageSchema,
  sentAdditionSchema,
} from "../enquiry-page";
import { defineCall } from "./define-call";

export const enquiryPageCalls = {
  open: defineCall({
    method: "POST",
    path: "/api/contact/enquiry",
    summary: "An enquiry as its sender sees it. The token is the last part of the private page's address",
    access: "anyone",
    body: pageTokenSchema,
    response: { status: 200, schema: enquiryPageSchema, read: readEnquiryPageSchema },
    errors: [404, 429],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/contact/enquiry/additions",
    summary: "Add a question or a detail to an enquiry, as its sender",
    access: "anyone",
    body: sentAdditionSchema,
    headers: { "Idempotency-Key": "Repeated requests with the same key and text add it once" },
    response: { status: 201, schema: successSchema, read: readSuccessSchema },
    errors: [404, 429],
  }),
  additions: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}/additions",
    summary: "What the sender has added to a message, oldest first",
    access: "admin",
    permission: "manage_bookings",
    invalidId: "Invalid message ID",
    response: { status: 200, schema: additionSchema.array(), read: readAdditionSchema.array() },
    errors: [404],
  }),
};
