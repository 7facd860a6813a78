import "server-only";
import type { Enquiry } from "@/lib/contract/messages";
import { countAttempt } from "../http/rate-limit";
import { backendAddress } from "../remote/backend";
import { sendEnquiry } from "../remote/enquiry";
import { requireDatabase } from "../startup/preparation";
import { digestOf, findRepeated, storeEnquiry } from "./store-enquiry";

/**
 * Accepts an enquiry. A repeated request returns the message it created the first time; a new one counts
 * toward the rate limit of the sender's address and is stored.
 *
 * @param idempotencyKey identical for every attempt to send the same enquiry, or null.
 * @param earlierKey another key that the same enquiry may have been sent with.
 * @returns the message's id, once it is committed to disk. @throws HttpError 429 over the limit, 503 without a database.
 */
export async function acceptEnquiry(
  request: Request,
  enquiry: Enquiry,
  idempotencyKey: string | null,
  earlierKey: string | null = null,
): Promise<string> {
  if (backendAddress) return sendEnquiry(request, enquiry);
  requireDatabase();
  const digest = digestOf(idempotencyKey, enquiry);
  const repeated = (await findRepeated(digest)) ?? (await findRepeated(digestOf(earlierKey, enquiry)));
  if (repeated) return repeated;
  await countAttempt("enquiry", request);
  return storeEnquiry(enquiry, digest);
}
