import * as z from "zod";
import { idSchema, optionalText, readIdSchema, timestampSchema, timeZoneSchema } from "./common";
import { mailSchema } from "./mails";

/** The longest text of an out-of-office receipt. */
export const AWAY_TEXT_LIMIT = 1000;

const fields = {
  firstDay: z.iso.date("Please enter the first day."),
  lastDay: z.iso.date("Please enter the last day."),
  timeZone: timeZoneSchema,
  text: optionalText(AWAY_TEXT_LIMIT).describe("What receipts say; empty for the usual words"),
};

/** The days on which receipts say that the owner is away. */
export const newOutOfOfficeSchema = z.object(fields).refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
  path: ["lastDay"],
  message: "The last day is before the first one.",
});

const setSchema = z.object({
  ...fields,
  text: z.string(),
  by: z.string().describe("The name of the admin who set it, as it was then"),
});

const sentSchema = z.object({
  messageId: idSchema,
  name: z.string(),
  recipient: z.string(),
  at: timestampSchema,
  state: mailSchema.shape.state,
});

export const outOfOfficeSchema = z.object({
  mail: z.boolean().describe("Whether the server sends receipts at all"),
  set: setSchema.nullable(),
  isActive: z.boolean().describe("Whether today is one of the days"),
  sent: sentSchema.array().describe("Who got such a receipt, the latest first, at most 100"),
});

/** {@link outOfOfficeSchema} as clients read it. */
export const readOutOfOfficeSchema = outOfOfficeSchema.extend({
  sent: sentSchema.extend({ messageId: readIdSchema }).array().catch([]),
});

export type NewOutOfOffice = z.infer<typeof newOutOfOfficeSchema>;
export type OutOfOffice = z.infer<typeof outOfOfficeSchema>;
