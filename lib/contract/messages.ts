import * as z from "zod";
import { emailSchema, idSchema, optionalText, requiredText, timestampSchema } from "./common";
import { EVENT_DATE_RANGE, MESSAGE_LENGTH_LIMIT, NAME_LENGTH_LIMIT } from "./limits";

export const eventTypeSchema = z.enum(
  ["wedding", "corporate", "birthday", "other"],
  "Please choose the kind of event.",
);

/** A plain calendar date, `YYYY-MM-DD`: no time zone may move it. */
const eventDateSchema = z.iso
  .date("Please enter the date of the event.")
  .refine(
    (date) => date >= EVENT_DATE_RANGE.min && date <= EVENT_DATE_RANGE.max,
    "Please enter a date between 1900 and 2099.",
  );

/** What a visitor sends. `read` and unknown fields of a client are dropped. */
export const enquirySchema = z.object({
  name: requiredText(NAME_LENGTH_LIMIT, "Please enter your name."),
  email: emailSchema,
  eventType: eventTypeSchema,
  eventDate: eventDateSchema,
  message: requiredText(MESSAGE_LENGTH_LIMIT, "Please tell us about your event."),
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

/** Which messages are listed or exported. */
export const messageFilterSchema = z.object({
  q: z.string().trim().max(200, "Please search for under 201 characters.").optional(),
  read: z
    .enum(["true", "false"], "read is true or false.")
    .transform((read) => read === "true")
    .optional(),
});

/** The query of the message list; without `limit` the whole list is answered. */
export const messageQuerySchema = messageFilterSchema.extend({
  limit: z.coerce
    .number("limit is a number from 1 to 200.")
    .int("limit is a number from 1 to 200.")
    .min(1, "limit is a number from 1 to 200.")
    .max(200, "limit is a number from 1 to 200.")
    .optional(),
  cursor: z.string().max(200, "This cursor is not one of ours.").optional(),
});

export type EventType = z.infer<typeof eventTypeSchema>;
export type Enquiry = z.infer<typeof enquirySchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type MessageQuery = z.infer<typeof messageQuerySchema>;
