import * as z from "zod";
import { timestampSchema } from "./common";
import { deliveryErrorCodeSchema, type FormService } from "./deliveries";
import { enquirySchema } from "./messages";

/** The result of an attempt to pay a deposit, as the visitor's browser reports it. A failure has a code. */
export const depositResultSchema = enquirySchema.extend({
  attempt: z.uuid("attempt must be the ID of the attempt."),
  code: deliveryErrorCodeSchema.optional(),
});

const depositSchema = z.object({
  state: z
    .enum(["pending", "paid", "failed"])
    .describe("`pending` until the visitor's browser reports a result, which may never happen"),
  amount: z.number().describe("US dollars"),
  code: deliveryErrorCodeSchema.optional(),
  time: timestampSchema.describe("When it got into this state"),
});

/** The deposit of a message. Null when no payment was started. */
export const messageDepositSchema = z.object({ deposit: depositSchema.nullable() });

export type Deposit = z.infer<typeof depositSchema>;
export type DepositResult = z.infer<typeof depositResultSchema>;

/** What the browser needs to know to pay a deposit through a form of the form service. */
export interface DepositService extends FormService {
  /** The card provider's publishable key. */
  cardKey: string;
}
