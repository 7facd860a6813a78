import { depositCalls } from "@/lib/contract/calls/deposits";
import type { DeliveryErrorCode } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { ApiError, messageOf } from "../http";
import { request } from "../request";

const START_FAILED = "The payment could not be started. Nothing was charged.";

/** The attempt, or why it was not started, and whether an earlier one may have been paid. */
type Started = { attempt: string } | { failure: string; mayBePaid: boolean };

/** Starts an attempt to pay the deposit of an enquiry. @param key the enquiry's Idempotency-Key. */
export async function startDeposit(enquiry: Enquiry, key: string): Promise<Started> {
  try {
    const headers = { "idempotency-key": key };
    return (await request(depositCalls.start, { body: enquiry, headers })).body.data;
  } catch (error) {
    const mayBePaid = error instanceof ApiError && error.status === 409;
    return { failure: messageOf(error, START_FAILED), mayBePaid };
  }
}

/**
 * Reports the result of an attempt. A report that fails is only logged: the owner then sees a pending deposit.
 *
 * @param code why it failed; without a code, the deposit was paid.
 */
export async function recordDeposit(
  enquiry: Enquiry,
  key: string,
  attempt: string,
  code?: DeliveryErrorCode,
): Promise<void> {
  const body = { ...enquiry, attempt, ...(code && { code }) };
  const headers = { "idempotency-key": key };
  await request(depositCalls.settle, { body, headers, keepalive: true }).catch((error) =>
    console.error(error),
  );
}
