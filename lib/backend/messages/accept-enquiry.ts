import "server-only";
import type { Enquiry } from "@/lib/contract/messages";
import type { FormTraces } from "@/lib/shared/form-traces";
import { countAttempt } from "../http/rate-limit";
import { backendAddress } from "../remote/backend";
import { sendEnquiry } from "../remote/enquiry";
import { requireDatabase } from "../startup/preparation";
import { isSpam, spamSignals } from "./spam/signals";
import { digestOf, findRepeated, storeEnquiry } from "./store-enquiry";

/**
 * Accepts an enquiry. A repeated request returns the message it created the first time; a new one counts
 * toward the rate limit of the sender's address and is stored, under Spam if two signals say so: nothing is refused for that,
 * and the sender is told nothing.
 *
 * @param idempotencyKey identical for every attempt to send the same enquiry, or null.
 * @param traces what the form tells besides the content.
 * @param earlierKey another key that the same enquiry may have been sent with.
 * @returns the message's id, once it is committed to disk. @throws HttpError 429 over the limit, 503 without a database.
 */
export async function acceptEnquiry(
  request: Request,
  enquiry: Enquiry,
  idempotencyKey: string | null,
  traces: FormTraces,
  earlierKey: string | null = null,
): Promise<string> {
  if (backendAddress) return sendEnquiry(request, enquiry, traces);
  requireDatabase();
  const digest = digestOf(idempotencyKey, enquiry);
  const repeated = (await findRepeated(digest)) ?? (await findRepeated(digestOf(earlierKey, enquiry)));
  if (repeated) return repeated;
  await countAttempt("enquiry", request);
  const { isExtraFilled: honeypot, elapsedMs } = traces;
  const circumstances = { honeypot, elapsedMs, receivedAt: new Date() };
  const signals = spamSignals(enquiry, circumstances);
  return storeEnquiry(enquiry, digest, isSpam(signals) ? signals : []);
}
