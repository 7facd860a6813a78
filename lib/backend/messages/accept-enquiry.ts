import "server-only";
import type { Enquiry } from "@/lib/contract/messages";
import { countAttempt } from "../http/rate-limit";
import { digestOf, findRepeated, storeEnquiry } from "./store-enquiry";

/**
 * Takes an enquiry in: a repetition finds its message, a new one counts for the sender's address and is
 * stored.
 *
 * @param idempotencyKey the same for each try at the same enquiry, or null.
 * @param earlierKey one that the same enquiry may have been sent under before.
 * @returns the message's id, when it is on the disk. @throws HttpError 429 past the limit.
 */
export async function acceptEnquiry(
  request: Request,
  enquiry: Enquiry,
  idempotencyKey: string | null,
  earlierKey: string | null = null,
): Promise<string> {
  const digest = digestOf(idempotencyKey, enquiry);
  const repeated = (await findRepeated(digest)) ?? (await findRepeated(digestOf(earlierKey, enquiry)));
  if (repeated) return repeated;
  await countAttempt("enquiry", request);
  return storeEnquiry(enquiry, digest);
}
