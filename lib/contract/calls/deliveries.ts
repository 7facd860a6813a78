import { readSuccessSchema, successSchema, successWith } from "../common";
import {
  attemptSchema,
  claimedSchema,
  claimSchema,
  deliverySchema,
  failedDeliverySchema,
} from "../deliveries";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

const invalidId = "Invalid message ID";
const path = "/api/contact/admin/messages/{id}/deliveries";

/* In their own group, so that pages without deliveries don't load them. */
export const deliveryCalls = {
  reportUndelivered: defineCall({
    method: "POST",
    path: "/api/contact/undelivered",
    summary: "Report that your enquiry was not delivered to a service; the owner is notified once",
    access: "anyone",
    body: failedDeliverySchema,
    headers: { "Idempotency-Key": "The key that the enquiry was sent with" },
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 429],
  }),
  list: defineCall({
    method: "GET",
    path,
    summary: "The deliveries of a message that failed",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: deliverySchema.array() },
    errors: [404],
  }),
  claim: defineCall({
    method: "POST",
    path,
    summary: "Claim a failed delivery before sending it again, so that only one browser sends it",
    access: "admin",
    permission,
    invalidId,
    body: claimSchema,
    response: { status: 200, schema: successWith(claimedSchema) },
    errors: [404, 409],
  }),
  settle: defineCall({
    method: "PUT",
    path,
    summary: "Report the result of a claimed delivery",
    access: "admin",
    permission,
    invalidId,
    body: attemptSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [409],
  }),
};
