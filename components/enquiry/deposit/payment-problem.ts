import { isSubmissionError } from "@formspree/core";
import type { DeliveryErrorCode } from "@/lib/contract/deliveries";

/** The library's text for a payment that the bank did not confirm. Its code is the one for any card problem. */
const NOT_CONFIRMED = "Stripe SCA error";

const HINTS: Partial<Record<DeliveryErrorCode, string>> = {
  STRIPE_CLIENT_ERROR: "Please check the card details, or try another card.",
  STRIPE_SCA_ERROR: "Your bank did not confirm the payment.",
};

type Result = Parameters<typeof isSubmissionError>[0];

/**
 * Finds out why a payment failed.
 *
 * @returns undefined for a payment that succeeded; `unknown` when the service gave no reason, because the payment may
 * have been made nevertheless; else the code for the owner and a text for the visitor.
 */
export function problemOf(result: Result): { code: DeliveryErrorCode; text: string } | "unknown" | undefined {
  if (!isSubmissionError(result)) return undefined;
  const [ofField] = result.getAllFieldErrors().flatMap(([, errors]) => errors);
  const [ofForm] = result.getFormErrors();
  const error = ofField ?? ofForm;
  if (!error || (error === ofForm && error.code === "UNSPECIFIED")) return "unknown";
  const code = error.message === NOT_CONFIRMED ? "STRIPE_SCA_ERROR" : error.code;
  return { code, text: [`${error.message}.`, HINTS[code], "Nothing was charged."].filter(Boolean).join(" ") };
}
