import * as z from "zod";
import { idSchema, timestampSchema } from "./common";

/** What a mail is for. */
const mailKindSchema = z.enum(["notice", "receipt", "reply", "sign-in-link", "alarm"]);

/** Why a mail could not be sent. */
const mailFailureSchema = z
  .enum([
    "refused",
    "deferred",
    "sender",
    "sign-in",
    "encryption",
    "unreachable",
    "timeout",
    "broken-off",
    "unknown",
  ])
  .describe(
    "The server refused it for good, or for now; it did not accept the sender, the password or an encrypted connection; " +
      "it did not answer at all, in time, or to the end",
  );

const answerSchema = z
  .string()
  .nullable()
  .describe("The last words of the mail server, such as `250 2.0.0 Ok`; null if it said none");

/** A mail in the outbox. */
export const mailSchema = z.object({
  _id: idSchema,
  kind: mailKindSchema,
  recipient: z.string(),
  state: z
    .enum(["waiting", "sending", "sent", "failed"])
    .describe("`sent` is accepted by the mail server; `waiting` may have failed before, and is tried again"),
  time: timestampSchema.describe("When it got into this state"),
  nextAttemptAt: timestampSchema.nullable().describe("When it is tried again; null unless it is waiting"),
  failure: mailFailureSchema.nullable().describe("Why the last attempt failed; null if none did"),
  answer: answerSchema,
});

/** Who is notified of new enquiries while nobody looks at the console, and whether that works. */
export const noticesSchema = z.object({
  mail: z.boolean().describe("Whether a mail server is set up"),
  recipients: z.string().array().describe("The addresses that get a mail for each enquiry"),
  lastSentAt: timestampSchema.nullable().describe("When the mail server last accepted a notice"),
  failure: z
    .object({ at: timestampSchema, code: mailFailureSchema, answer: answerSchema })
    .nullable()
    .describe("The last failure, unless a notice was sent since"),
  push: z
    .object({
      devices: z.int().nonnegative().describe("How many devices get a push notification for each enquiry"),
      failing: z.int().nonnegative().describe("How many of them were not reached the last time"),
    })
    .optional()
    .describe("Missing where the backend can't push"),
  lastReached: z
    .object({ at: timestampSchema, way: z.enum(["mail", "push"]) })
    .nullable()
    .optional()
    .describe("The last notice that a mail server or a push service accepted for you; null if none was"),
});

export type Mail = z.infer<typeof mailSchema>;
export type MailKind = z.infer<typeof mailKindSchema>;
export type MailFailure = z.infer<typeof mailFailureSchema>;
export type Notices = z.infer<typeof noticesSchema>;
