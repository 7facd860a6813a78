import type { DeliveryErrorCode } from "@/lib/contract/deliveries";
import { causeOf } from "./delivery-errors";
import { formatPrice } from "./services";

/**
 * The deposit in US dollars, in words and in the console. What is charged is set in the form at the form service, so
 * change both.
 */
export const DEPOSIT_DOLLARS = 100;

export const depositText = {
  amount: formatPrice(DEPOSIT_DOLLARS),
  /** Shown above the form, before anything is typed. */
  offer: `If you like, you can hold the date with the deposit of ${formatPrice(DEPOSIT_DOLLARS)} by card, right after you have sent your enquiry. It counts toward the final price. You can also pay it when we sign.`,
} as const;

/** Why a deposit failed, as the end of a sentence for the owner. */
export function depositProblem(code: DeliveryErrorCode): string {
  if (code === "STRIPE_CLIENT_ERROR") return "the card was not accepted";
  if (code === "STRIPE_SCA_ERROR") return "the bank did not confirm the payment";
  return causeOf({ code });
}
