import * as z from "zod";
import { TRACES_HEADER } from "@/lib/shared/form-traces";
import { idSchema, readIdSchema, readStatedSuccessWith, successWith } from "../common";
import { readReceiptFields, receiptFields } from "../enquiry-page";
import { enquirySchema } from "../messages";
import { defineCall } from "./define-call";

export const enquiryCalls = {
  send: defineCall({
    method: "POST",
    path: "/api/contact",
    summary: "Send an enquiry",
    access: "anyone",
    body: enquirySchema,
    headers: {
      "Idempotency-Key": "Repeated requests with the same key and content store one message",
      [TRACES_HEADER]: "What the form tells about whether a person has sent it",
    },
    response: {
      status: 201,
      schema: successWith(z.object({ _id: idSchema, ...receiptFields })),
      read: readStatedSuccessWith(z.object({ _id: readIdSchema, ...readReceiptFields })),
    },
    errors: [429],
  }),
};
