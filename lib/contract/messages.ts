import * as z from "zod";
import { emailSchema, idSchema, optionalText, readIdSchema, requiredText, timestampSchema } from "./common";
import { EVENT_DATE_RANGE, MESSAGE_LENGTH_LIMIT, NAME_LENGTH_LIMIT } from "./limits";

export const eventTypeSchema = z.enum(
  ["wedding", "corporate", "birthday", "other"],
  "Please choose the kind of event.",
);

/** A calendar date, `YYYY-MM-DD`, without a time zone, which could shift it. */
export const eventDateSchema = z.iso
  .date("Please enter the date of the event.")
  .refine(
    (date) => date >= EVENT_DATE_RANGE.min && date <= EVENT_DATE_RANGE.max,
    "Please enter a date between 1900 and 2099.",
  );

/** What a visitor sends. `read` and unknown fields are dropped. */
export const enquirySchema = z.object({
  name: requiredText(NAME_LENGTH_LIMIT, "Please enter your name."),
  email: emailSchema,
  eventType: eventTypeSchema,
  eventDate: eventDateSchema,
  message: requiredText(MESSAGE_LENGTH_LIMIT, "Please tell me about your event."),
  subject: optionalText(200).optional(),
});

export const contactMessageSchema = enquirySchema.extend({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  subject: z.string().optional(),
  read: z.boolean(),
  createdAt: timestampSchema,
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
  read: z.boolean().catch(false),
  createdAt: z.string().catch(""),
});

/** The filter for listing and exporting messages. */
export const messageFilterSchema = z.object({
  q: z.string().trim().max(200, "Please keep the search under 201 characters.").optional(),
  read: z
    .enum(["true", "false"], "read must be true or false.")
    .transform((read) => read === "true")
    .optional(),
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
});

export type EventType = z.infer<typeof eventTypeSchema>;
export type Enquiry = z.infer<typeof enquirySchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type MessageQuery = z.infer<typeof messageQuerySchema>;
