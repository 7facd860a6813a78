import { readSuccessSchema, successSchema, successWith } from "../common";
import { claimedSchema } from "../deliveries";
import { depositResultSchema, messageDepositSchema } from "../deposits";
import { enquirySchema } from "../messages";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

const headers = { "Idempotency-Key": "The key that the enquiry was sent with" };

export const depositCalls = {
  start: defineCall({
    method: "POST",
    path: "/api/contact/deposit",
    summary: "Start an attempt to pay the deposit of your enquiry; refused while another one may be paid",
    access: "anyone",
    body: enquirySchema,
    headers,
    response: { status: 200, schema: successWith(claimedSchema) },
    errors: [404, 409, 429],
  }),
  settle: defineCall({
    method: "PUT",
    path: "/api/contact/deposit",
    summary: "Report the result of an attempt to pay a deposit",
    access: "anyone",
    body: depositResultSchema,
    headers,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409, 429],
  }),
  get: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}/deposit",
    summary: "The deposit of a message",
    access: "admin",
    permission,
    invalidId: "Invalid message ID",
    response: { status: 200, schema: messageDepositSchema },
    errors: [404],
  }),
};
