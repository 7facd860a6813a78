import * as z from "zod";
import {
  emailSchema,
  idSchema,
  optionalText,
  readIdSchema,
  requiredText,
  timestampSchema,
  timeZoneSchema,
} from "./common";
import { detailFields, readDetailFields, storedDetailFields } from "./enquiry-details";
import {
  EMAIL_LENGTH_LIMIT,
  EVENT_DATE_RANGE,
  MESSAGE_LENGTH_LIMIT,
  NAME_LENGTH_LIMIT,
  PHONE_LENGTH_LIMIT,
  PRICE_LIMIT,
} from "./limits";
import { spamSignalSchema } from "./spam";

export const eventTypeSchema = z.enum(
  ["wedding", "corporate", "birthday", "other"],
  "Please choose the kind of event.",
);

const isPlausible = (date: string) => date >= EVENT_DATE_RANGE.min && date <= EVENT_DATE_RANGE.max;

/** A calendar date, `YYYY-MM-DD`, without a time zone, which could shift it. */
export const eventDateSchema = z.iso
  .date("Please enter the date of the event.")
  .refine(isPlausible, "Please enter a date between 1900 and 2099.");

/**
 * What became of an enquiry: `new` until somebody has answered it. Reading it is something else.
 */
export const messageStatusSchema = z.enum(
  ["new", "answered", "quoted", "booked", "declined", "spam"],
  "status must be new, answered, quoted, booked, declined or spam.",
);

/** An optional phone number, as people write it. */
const phoneSchema = optionalText(PHONE_LENGTH_LIMIT)
  .refine(
    (text) => text === "" || (text.match(/\d/g) ?? []).length >= 5,
    "Please enter a phone number, or leave this empty.",
  )
  .transform((text) => text || undefined);

/** How the sender wants to be answered instead of by email. */
const REACH_BY_ERROR = "reachBy must be text or call.";
const reachBySchema = z.enum(["text", "call"], REACH_BY_ERROR);

const PRICE_ERROR = "Please enter the price in whole dollars, or leave it empty.";

/** A price in whole US dollars. */
export const priceSchema = z
  .int(PRICE_ERROR)
  .min(1, PRICE_ERROR)
  .max(PRICE_LIMIT, {
    error: () => `Please enter a price of at most $${PRICE_LIMIT.toLocaleString("en-US")}.`,
  });

/** What a visitor sends. `read` and unknown fields are dropped. */
export const enquirySchema = z.object({
  name: requiredText(NAME_LENGTH_LIMIT, "Please enter your name."),
  email: emailSchema,
  eventType: eventTypeSchema,
  eventDate: eventDateSchema,
  message: requiredText(MESSAGE_LENGTH_LIMIT, "Please tell me about your event."),
  subject: optionalText(200).optional(),
  phone: phoneSchema.optional(),
  reachBy: z
    .enum(["", ...reachBySchema.options], REACH_BY_ERROR)
    .transform((way) => way || undefined)
    .optional(),
  ...detailFields,
});

export const contactMessageSchema = enquirySchema.extend({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  subject: z.string().optional(),
  phone: z.string().optional(),
  reachBy: reachBySchema.optional(),
  ...storedDetailFields,
  reference: z.string().optional().describe("What the sender was told to quote, such as GH-7K4M"),
  read: z.boolean(),
  createdAt: timestampSchema,
  status: messageStatusSchema,
  statusAt: timestampSchema.optional().describe("When the status was last changed"),
  statusBy: z.string().optional().describe("The name of the admin who changed it"),
  spamSignals: spamSignalSchema.array().optional().describe("Why it is under Spam"),
  starred: z.boolean(),
  followUpOn: z.iso.date().optional().describe("The day on which the owner wants to come back to it"),
  quotedPrice: z.int().optional().describe("The last price that was quoted, in whole US dollars"),
  trashedAt: timestampSchema.optional().describe("When it was deleted; only in the trash"),
  trashedBy: z.string().optional().describe("The name of the admin who deleted it"),
});

/**
 * {@link contactMessageSchema} as clients read it. Nothing but the content is required: one odd row must not hide
 * the inbox.
 */
export const readMessageSchema = contactMessageSchema.extend({
  _id: readIdSchema,
  eventType: eventTypeSchema.catch("other"),
  // Some backends store a date as a time.
  eventDate: z
    .string()
    .transform((date) => date.slice(0, 10))
    .catch(""),
  subject: z.string().optional().catch(undefined),
  phone: z.string().optional().catch(undefined),
  reachBy: reachBySchema.optional().catch(undefined),
  ...readDetailFields,
  reference: z.string().optional().catch(undefined),
  read: z.boolean().catch(false),
  createdAt: z.string().catch(""),
  // Some backends know no more than whether a message was read.
  status: messageStatusSchema.catch("new"),
  statusAt: z.string().optional().catch(undefined),
  statusBy: z.string().optional().catch(undefined),
  // Another version may know other signals.
  spamSignals: z
    .array(spamSignalSchema.optional().catch(undefined))
    .transform((signals) => signals.filter((signal) => signal !== undefined))
    .optional()
    .catch(undefined),
  starred: z.boolean().catch(false),
  followUpOn: z.string().optional().catch(undefined),
  quotedPrice: z.number().optional().catch(undefined),
  trashedAt: z.string().optional().catch(undefined),
  trashedBy: z.string().optional().catch(undefined),
});

/** What an admin changes about a message. What is left out stays. */
export const messageChangeSchema = z
  .object({
    status: messageStatusSchema,
    ifStatus: z
      .array(messageStatusSchema)
      .describe("Changes the status only if it is one of these by now; the rest is changed all the same"),
    starred: z.boolean("starred must be true or false."),
    followUpOn: z.iso
      .date("followUpOn must be a date, YYYY-MM-DD, or null.")
      .refine(isPlausible, "followUpOn must be a date between 1900 and 2099, or null.")
      .nullable(),
    read: z.boolean("read must be true or false."),
    quotedPrice: priceSchema.nullable(),
  })
  .partial()
  .refine(
    ({ ifStatus: _, ...change }) => Object.keys(change).length > 0,
    "Say what to change: status, starred, followUpOn, read or quotedPrice.",
  );

const trueOrFalse = (name: string) =>
  z.enum(["true", "false"], `${name} must be true or false.`).transform((value) => value === "true");

/** The filter for listing and exporting messages. */
export const messageFilterSchema = z.object({
  q: z.string().trim().max(200, "Please keep the search under 201 characters.").optional(),
  read: trueOrFalse("read").optional(),
  status: messageStatusSchema.optional().describe("Without it, all but spam"),
  starred: trueOrFalse("starred").optional(),
  trash: trueOrFalse("trash").optional().describe("Only what was deleted in the last 30 days"),
  type: eventTypeSchema.optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "month must be a month, YYYY-MM.")
    .optional()
    .describe("The month of the event"),
  date: z.iso.date("date must be a date, YYYY-MM-DD.").optional().describe("The day of the event"),
  email: z.string().max(EMAIL_LENGTH_LIMIT, "Invalid email.").optional().describe("The sender's address"),
});

/** The query of the export. */
export const exportQuerySchema = messageFilterSchema.extend({
  timeZone: timeZoneSchema
    .optional()
    .describe("Times are in this time zone, to the minute; without it as elsewhere"),
});

/** The query of the message list; without `limit` it returns all messages. */
export const messageQuerySchema = messageFilterSchema.extend({
  limit: z.coerce
    .number("limit must be a number from 1 to 200.")
    .int("limit must be a number from 1 to 200.")
    .min(1, "limit must be a number from 1 to 200.")
    .max(200, "limit must be a number from 1 to 200.")
    .optional(),
  cursor: z.string().max(200, "Invalid cursor.").optional(),
  order: z
    .enum(["received", "event"], "order must be received or event.")
    .optional()
    .describe(
      "Newest first, which is the default, or by event: the next one first, and those in the past at the end",
    ),
  today: z.iso
    .date("today must be a date, YYYY-MM-DD.")
    .optional()
    .describe("Where the past ends in the order by event; by default the day in UTC"),
});

/** The query for one message. */
export const messageLookupQuerySchema = z.object({
  trash: trueOrFalse("trash").optional().describe("Whether it may be in the trash"),
});

/** The query for deleting a message. */
export const messageDeletionQuerySchema = z.object({
  forever: trueOrFalse("forever").optional().describe("Not to the trash, and also from there"),
});

/** The query for what has changed. */
export const messageChangesQuerySchema = z.object({
  since: z.coerce
    .number("since must be a whole number from 0.")
    .int("since must be a whole number from 0.")
    .min(0, "since must be a whole number from 0.")
    .optional()
    .describe("The revision of an earlier answer"),
});

/** How many messages there are of each kind. */
const messageCountsSchema = z.object({
  all: z.int().nonnegative().describe("Without spam and trash"),
  unread: z.int().nonnegative(),
  waiting: z.int().nonnegative().describe("The status is new"),
  starred: z.int().nonnegative(),
  answered: z.int().nonnegative(),
  quoted: z.int().nonnegative(),
  booked: z.int().nonnegative(),
  declined: z.int().nonnegative(),
  spam: z.int().nonnegative(),
  trash: z.int().nonnegative(),
});

/** What has changed about the messages since an earlier revision. */
export const messageChangesSchema = z.object({
  revision: z.int().nonnegative(),
  counts: messageCountsSchema.optional().describe("Missing when nothing has changed"),
});

export type EventType = z.infer<typeof eventTypeSchema>;
export type MessageStatus = z.infer<typeof messageStatusSchema>;
export type MessageChange = z.infer<typeof messageChangeSchema>;
export type MessageFilter = z.infer<typeof messageFilterSchema>;
export type MessageCounts = z.infer<typeof messageCountsSchema>;
export type MessageChanges = z.infer<typeof messageChangesSchema>;
export type Enquiry = z.infer<typeof enquirySchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ExportQuery = z.infer<typeof exportQuerySchema>;
export type MessageQuery = z.infer<typeof messageQuerySchema>;
