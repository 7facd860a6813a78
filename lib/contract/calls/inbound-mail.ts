import { readSuccessSchema, successSchema } from "../common";
import { defineCall } from "./define-call";

export const inboundMailCalls = {
  receive: defineCall({
    method: "POST",
    path: "/api/inbound-mail",
    summary: "A mail that answers one of the site's, as it came. Only for the owner's mail service",
    access: "anyone",
    rawBody: "message/rfc822",
    headers: { Authorization: "`Bearer` and INBOUND_SECRET" },
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [401, 404, 429],
  }),
};
