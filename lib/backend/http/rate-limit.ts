import "server-only";
import type { RateLimiterRes } from "rate-limiter-flexible";
import { CLIENT_ADDRESS_HEADER, networkOf } from "@/lib/process/client-address";
import { env } from "@/lib/settings/env";
import { limiter } from "../limiter";
import { HttpError } from "./http-error";

const limits = {
  login: { points: env.LOGIN_ATTEMPTS_PER_MINUTE, duration: 60, words: "sign-in attempts" },
  enquiry: { points: env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "enquiries" },
  // Each enquiry has up to two deliveries.
  report: { points: 2 * env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "reports" },
  // Each attempt to pay is started and reported, and a visitor may try several cards.
  deposit: { points: 8 * env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "payment attempts" },
  // Addresses of private pages that are none.
  enquiryPage: { points: 3 * env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "wrong addresses" },
  addition: { points: env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "additions" },
  testMail: { points: 5, duration: 10 * 60, words: "test mails" },
  testPush: { points: 10, duration: 10 * 60, words: "tests" },
} as const;
export type Limit = keyof typeof limits;

const attempts = (limit: Limit) => limiter(limit, limits[limit]);

/** How often an enquiry may be repeated without being counted again. */
const FREE_REPEATS = 5;

const repeats = () => limiter("repeated enquiries", { points: FREE_REPEATS + 1, duration: 60 * 60 });

/**
 * {@link countAttempt} for an enquiry whose content is not known here: a few repeats with the same Idempotency-Key,
 * after lost responses, are not counted again.
 *
 * @throws HttpError 429 as it does.
 */
export async function countEnquiry(request: Request): Promise<void> {
  const key = request.headers.get("idempotency-key");
  const earlier = key ? ((await repeats().get(key))?.consumedPoints ?? 0) : 0;
  if (earlier === 0 || earlier > FREE_REPEATS) await countAttempt("enquiry", request);
  if (key) await repeats().penalty(key);
}

/**
 * Counts one attempt from the client's IP address.
 *
 * @throws HttpError 429 with `Retry-After` in seconds when the address has no attempts left.
 */
export async function countAttempt(limit: Limit, request: Request): Promise<void> {
  const address = networkOf(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
  try {
    await attempts(limit).consume(address);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw tooMany(limits[limit].words, error.msBeforeNext);
  }
}

/** Asks for the field and not for the class, which Next bundles more than once. */
const isRefusal = (error: unknown): error is RateLimiterRes =>
  typeof error === "object" && error !== null && "msBeforeNext" in error;

/**
 * The error for attempts that are refused for a while, with `Retry-After`.
 *
 * @param what there were too many of. @param ms until the next one, in milliseconds. @param otherwise what else to do.
 */
export function tooMany(what: string, ms: number, otherwise = ""): HttpError {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `Too many ${what}. Please try again in ${wait}${otherwise}.`, {
    headers: { "retry-after": String(seconds) },
  });
}
