import * as z from "zod";
import { idSchema, readIdSchema, timestampSchema } from "./common";
import { contactMessageSchema, readMessageSchema } from "./messages";

/** What is kept about messages besides themselves. */
const recordKindSchema = z.enum([
  "addition",
  "reply",
  "note",
  "mail",
  "push",
  "delivery",
  "deposit",
  "notification",
]);

/** One thing that is kept about a message. */
const recordSchema = z.object({
  kind: recordKindSchema,
  messageId: idSchema,
  at: timestampSchema,
  text: z.string().describe("What it says, for people"),
});

/** Where else the data of a person is, of which this site can erase nothing. */
const elsewhereSchema = z.enum(["formService", "emailService", "mailbox", "cardProvider", "backups", "user"]);

/** Everything that is kept under one email address. */
export const personSchema = z.object({
  email: z.string(),
  names: z.string().array().describe("As they were given, the latest one first"),
  messages: contactMessageSchema.array().describe("Newest first, also spam and trash"),
  records: recordSchema.array().describe("Newest first"),
  elsewhere: elsewhereSchema.array(),
  seen: z.string().describe("Names this list, for erasing exactly what is in it"),
});

/** {@link personSchema} as clients read it. */
export const readPersonSchema = personSchema.extend({
  messages: readMessageSchema.array(),
  // Another version may keep other things.
  records: recordSchema.extend({ kind: recordKindSchema.catch("note"), messageId: readIdSchema }).array(),
  elsewhere: elsewhereSchema.or(z.literal("other").catch("other")).array(),
});

/** Why somebody's data is erased: a choice, since free text could name them again. */
const erasureReasonSchema = z.enum(
  ["request", "retention", "test"],
  "reason must be request, retention or test.",
);

/** What an admin confirms. */
export const erasureRequestSchema = z.object({
  seen: z.string().min(1, "Look at what is erased first.").max(100, "Invalid list."),
  reason: erasureReasonSchema.optional(),
});

/** The proof of an erasure. It says nothing about who was erased. */
export const erasureSchema = z.object({
  _id: idSchema,
  at: timestampSchema,
  by: z.string().describe("The name of the admin, as it was then"),
  reason: erasureReasonSchema.nullable(),
  counts: z
    .record(z.string(), z.int().nonnegative())
    .describe("How many messages, and how many things of each kind about them"),
});

/** {@link erasureSchema} as clients read it. */
export const readErasureSchema = erasureSchema.extend({
  _id: readIdSchema,
  reason: erasureReasonSchema.nullable().catch(null),
});

export type Person = z.infer<typeof readPersonSchema>;
export type PersonRecord = z.infer<typeof recordSchema>;
export type RecordKind = z.infer<typeof recordKindSchema>;
export type Elsewhere = z.infer<typeof elsewhereSchema>;
export type Erasure = z.infer<typeof erasureSchema>;
export type ErasureRequest = z.infer<typeof erasureRequestSchema>;
export type ErasureReason = z.infer<typeof erasureReasonSchema>;
