import "server-only";
import type { Receipt } from "@/lib/contract/enquiry-page";
import type { Enquiry } from "@/lib/contract/messages";
import type { FormTraces } from "@/lib/shared/form-traces";
import { receiptOf } from "../enquiry-page/page";
import { countAttempt } from "../http/rate-limit";
import { backendAddress } from "../remote/backend";
import { sendEnquiry } from "../remote/enquiry";
import { requireDatabase } from "../startup/preparation";
import { isSpam, spamSignals } from "./spam/signals";
import { digestOf, findRepeated, storeEnquiry } from "./store-enquiry";

/** The message of an enquiry, and what its sender is told. */
export type Accepted = { _id: string } & Receipt;

/**
 * Accepts an enquiry. A repeated request returns the message it created the first time; a new one counts
 * toward the rate limit of the sender's address and is stored, under Spam if two signals say so: nothing is refused for that,
 * and the sender is told nothing.
 *
 * @param idempotencyKey identical for every attempt to send the same enquiry, or null.
 * @param traces what the form tells besides the content.
 * @param earlierKey another key that the same enquiry may have been sent with.
 * @returns the message's id and what the sender is told, once it is committed to disk. @throws HttpError 429 over the limit, 503 without a database.
 */
export async function acceptEnquiry(
  request: Request,
  enquiry: Enquiry,
  idempotencyKey: string | null,
  traces: FormTraces,
  earlierKey: string | null = null,
): Promise<Accepted> {
  if (backendAddress) return sendEnquiry(request, enquiry, traces);
  requireDatabase();
  const digest = digestOf(idempotencyKey, enquiry);
  const repeated = (await findRepeated(digest)) ?? (await findRepeated(digestOf(earlierKey, enquiry)));
  if (repeated) return accepted(repeated);
  await countAttempt("enquiry", request);
  const { isExtraFilled: honeypot, elapsedMs } = traces;
  const circumstances = { honeypot, elapsedMs, receivedAt: new Date() };
  const signals = spamSignals(enquiry, circumstances);
  return accepted(await storeEnquiry(enquiry, digest, isSpam(signals) ? signals : []));
}

const accepted = async (_id: string): Promise<Accepted> => ({ _id, ...(await receiptOf(_id)) });
