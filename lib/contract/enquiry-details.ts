import * as z from "zod";
import { optionalText } from "./common";
import {
  COMPANY_LENGTH_LIMIT,
  GUESTS_LENGTH_LIMIT,
  PO_NUMBER_LENGTH_LIMIT,
  VENUE_LENGTH_LIMIT,
} from "./limits";

const orNothing = (text: string) => text || undefined;

const textField = (maximum: number) => optionalText(maximum).transform(orNothing).optional();

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const timeField = z
  .string()
  .trim()
  .refine((time) => time === "" || TIME.test(time), "Please enter a time such as 18:30, or leave this empty.")
  .transform(orNothing)
  .optional();

const guestsField = optionalText(GUESTS_LENGTH_LIMIT)
  .refine((text) => text === "" || /\d/.test(text), "Please enter a number, or leave this empty.")
  .transform(orNothing)
  .optional();

/** A checkbox: `true`, or `yes` as a form sends it. */
const checkbox = z
  .union([z.boolean(), z.enum(["", "yes"])], "This must be true or false.")
  .transform((value): boolean | undefined => value === true || value === "yes" || undefined)
  .optional();

/** What a visitor may tell besides: empty fields are left out. */
export const detailFields = {
  venue: textField(VENUE_LENGTH_LIMIT),
  startTime: timeField,
  endTime: timeField,
  guests: guestsField,
  company: textField(COMPANY_LENGTH_LIMIT),
  poNumber: textField(PO_NUMBER_LENGTH_LIMIT),
  needsInvoice: checkbox,
  needsCertificate: checkbox,
};

/** {@link detailFields} as they are stored. */
export const storedDetailFields = {
  venue: z.string().optional(),
  startTime: z.string().optional().describe("HH:MM, on the clock at the venue"),
  endTime: z.string().optional().describe("HH:MM; before `startTime` if it is after midnight"),
  guests: z.string().optional().describe("As it was written, such as 80 to 100"),
  company: z.string().optional(),
  poNumber: z.string().optional().describe("The purchase order number"),
  needsInvoice: z.boolean().optional(),
  needsCertificate: z.boolean().optional().describe("A certificate of insurance"),
};

const maybeText = z.string().optional().catch(undefined);
/** Some backends store seconds, too. */
const maybeTime = z
  .string()
  .transform((time) => time.slice(0, 5))
  .refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))
  .optional()
  .catch(undefined);
const maybeBoolean = z.boolean().optional().catch(undefined);

/** {@link storedDetailFields} as clients read them. */
export const readDetailFields = {
  venue: maybeText,
  startTime: maybeTime,
  endTime: maybeTime,
  guests: maybeText,
  company: maybeText,
  poNumber: maybeText,
  needsInvoice: maybeBoolean,
  needsCertificate: maybeBoolean,
};

const storedDetailsSchema = z.object(storedDetailFields);

export type EnquiryDetails = z.infer<typeof storedDetailsSchema>;
