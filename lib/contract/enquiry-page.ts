import * as z from "zod";
import { ENQUIRY_PATH } from "@/lib/shared/enquiry-address";
import { idSchema, readIdSchema, requiredText, timestampSchema } from "./common";
import { readDetailFields, storedDetailFields } from "./enquiry-details";
import { ADDITION_LENGTH_LIMIT } from "./limits";
import { contactMessageSchema, readMessageSchema } from "./messages";

const awayUntilSchema = z.iso.date().optional().describe("The last day on which the owner is away");

/** What only the sender of an enquiry gets to know. */
export const receiptFields = {
  reference: z.string().optional().describe("What to quote, such as GH-7K4M"),
  page: z.string().regex(ENQUIRY_PATH).optional().describe("The path of the enquiry's private page"),
  awayUntil: awayUntilSchema,
};

/** {@link receiptFields} as clients read them: another backend may know none. */
export const readReceiptFields = {
  reference: receiptFields.reference.catch(undefined),
  page: receiptFields.page.catch(undefined),
  awayUntil: awayUntilSchema.catch(undefined),
};

/** What opens the private page of an enquiry. */
export const pageTokenSchema = z.object({
  token: z.string("Please open the address that you were given.").max(200),
});

/** What the sender adds to an enquiry. */
export const newAdditionSchema = z.object({
  text: requiredText(ADDITION_LENGTH_LIMIT, "Please write your question or detail."),
});

/** {@link newAdditionSchema} with what opens the page. */
export const sentAdditionSchema = pageTokenSchema.extend(newAdditionSchema.shape);

const ofSender = {
  name: true,
  email: true,
  eventType: true,
  eventDate: true,
  message: true,
  subject: true,
  phone: true,
  reachBy: true,
  createdAt: true,
  reference: true,
} as const;

const pageAdditionSchema = z.object({ text: z.string(), createdAt: timestampSchema });

const stateSchema = z
  .enum(["received", "answered", "booked"])
  .describe("`answered` also if it was declined; spam is `received`");

/** An enquiry as its sender sees it. It has nothing that the owner keeps about it. */
export const enquiryPageSchema = contactMessageSchema.pick({ ...ofSender }).extend({
  ...storedDetailFields,
  state: stateSchema,
  awayUntil: awayUntilSchema,
  additions: pageAdditionSchema.array().describe("Oldest first"),
  endsOn: z.iso.date().describe("The last day of the page"),
});

/** {@link enquiryPageSchema} as clients read it. */
export const readEnquiryPageSchema = readMessageSchema.pick({ ...ofSender }).extend({
  ...readDetailFields,
  state: stateSchema.catch("received"),
  awayUntil: awayUntilSchema.catch(undefined),
  additions: pageAdditionSchema
    .extend({ createdAt: z.string().catch("") })
    .array()
    .catch([]),
  endsOn: z.iso.date().catch(""),
});

/** What the sender of an enquiry has added to it. */
export const additionSchema = z.object({ _id: idSchema, text: z.string(), createdAt: timestampSchema });

/** {@link additionSchema} as clients read it. */
export const readAdditionSchema = additionSchema.extend({
  _id: readIdSchema,
  createdAt: z.string().catch(""),
});

/** What the sender of an enquiry gets to know about it. */
export interface Receipt {
  reference?: string | undefined;
  /** The path of its private page. */
  page?: string | undefined;
  /** The last day on which the owner is away, `YYYY-MM-DD`. Undefined while they aren't. */
  awayUntil?: string | undefined;
}

export type EnquiryPage = z.infer<typeof readEnquiryPageSchema>;
export type Addition = z.infer<typeof additionSchema>;
