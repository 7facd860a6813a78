import * as z from "zod";
import { idSchema, readIdSchema, readStatedSuccessWith, successWith } from "../common";
import { enquirySchema } from "../messages";
import { defineCall } from "./define-call";

export const enquiryCalls = {
  send: defineCall({
    method: "POST",
    path: "/api/contact",
    summary: "Send an enquiry",
    access: "anyone",
    body: enquirySchema,
    headers: { "Idempotency-Key": "Repeated requests with the same key and content store one message" },
    response: {
      status: 201,
      schema: successWith(z.object({ _id: idSchema })),
      read: readStatedSuccessWith(z.object({ _id: readIdSchema })),
    },
    errors: [429],
  }),
};
