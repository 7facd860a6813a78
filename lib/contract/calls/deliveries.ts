import { readSuccessSchema, successSchema } from "../common";
import { failedDeliverySchema } from "../deliveries";
import { defineCall } from "./define-call";

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
};
