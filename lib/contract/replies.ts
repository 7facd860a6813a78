import * as z from "zod";
import { idSchema, readIdSchema, requiredText, timestampSchema } from "./common";
import { MESSAGE_LENGTH_LIMIT } from "./limits";
import { mailSchema } from "./mails";
import { contactMessageSchema, priceSchema, readMessageSchema } from "./messages";

/** A mail with which an admin has answered an enquiry. */
export const replySchema = z.object({
  _id: idSchema,
  messageId: idSchema.describe("The enquiry that it answers"),
  subject: z.string(),
  text: z.string(),
  price: z.int().nullable().describe("The price that it quotes, in whole US dollars"),
  by: z.string().describe("The name of the admin, as it was then"),
  createdAt: timestampSchema,
  mail: mailSchema.nullable().describe("What became of the mail"),
});

/** {@link replySchema} as clients read it. */
export const readReplySchema = replySchema.extend({
  _id: readIdSchema,
  messageId: z.string().catch(""),
  subject: z.string().catch(""),
  price: z.number().nullable().catch(null),
  by: z.string().catch(""),
  createdAt: z.string().catch(""),
  mail: mailSchema.nullable().catch(null),
});

export const newReplySchema = z.object({
  subject: requiredText(200, "Please enter a subject."),
  text: requiredText(MESSAGE_LENGTH_LIMIT, "Please write your reply.").describe(
    "May have fields such as {first name}, which are filled in",
  ),
  price: priceSchema.nullable().default(null).describe("Marks the enquiry as quoted"),
  seen: timestampSchema
    .nullable()
    .describe("`lastAnswer.at` of the thread as its writer knows it: a newer answer is not overlooked"),
});

/** The last answer that a thread got: a reply, or another status that somebody other than the caller has set by hand. */
const lastAnswerSchema = z.object({
  at: timestampSchema,
  by: z.string(),
  replyId: idSchema.nullable().describe("Null for a status that was set by hand"),
});

const entry = <Message extends z.ZodType, Reply extends z.ZodType>(message: Message, reply: Reply) =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("message"), message }),
    z.object({ kind: z.literal("reply"), reply }),
  ]);

const entrySchema = entry(contactMessageSchema, replySchema);
const readEntrySchema = entry(readMessageSchema, readReplySchema);

/** What was written to and from the address of an enquiry. */
export const threadSchema = z.object({
  entries: entrySchema.array().describe("Oldest first"),
  lastAnswer: lastAnswerSchema.nullable(),
  canSend: z.boolean().describe("Whether the server can mail a reply to this address"),
});

/** {@link threadSchema} as clients read it: without entries of a kind that they don't know. */
export const readThreadSchema = threadSchema.extend({
  entries: z
    .unknown()
    .array()
    .transform((entries) => entries.flatMap((one) => readEntrySchema.safeParse(one).data ?? [])),
});

export type Reply = z.infer<typeof replySchema>;
export type NewReply = z.infer<typeof newReplySchema>;
export type LastAnswer = z.infer<typeof lastAnswerSchema>;
export type Thread = z.infer<typeof threadSchema>;
export type ThreadEntry = Thread["entries"][number];
