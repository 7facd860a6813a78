import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { CLIENT_ADDRESS_HEADER } from "@/lib/process/client-address";
import { env } from "@/lib/settings/env";
import { HttpError } from "./http-error";

const limits = {
  login: { points: env.LOGIN_ATTEMPTS_PER_MINUTE, duration: 60, words: "sign-in attempts" },
  enquiry: { points: env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "enquiries" },
  // Each enquiry has up to two copies.
  report: { points: 2 * env.ENQUIRIES_PER_HOUR, duration: 60 * 60, words: "reports" },
} as const;
type Limit = keyof typeof limits;

// Each route handler may be a bundle of its own; the counts belong to the process.
const held = globalThis as typeof globalThis & { goldenHourLimiters?: Map<Limit, RateLimiterMemory> };

function limiter(limit: Limit): RateLimiterMemory {
  held.goldenHourLimiters ??= new Map();
  let found = held.goldenHourLimiters.get(limit);
  if (!found) {
    found = new RateLimiterMemory(limits[limit]);
    held.goldenHourLimiters.set(limit, found);
  }
  return found;
}

/**
 * Counts one try of the client's address.
 *
 * @throws HttpError 429 with `Retry-After` in seconds, when the address has used up its tries.
 */
export async function countTry(limit: Limit, request: Request): Promise<void> {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  try {
    await limiter(limit).consume(address);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
    throw new HttpError(429, `That was too many ${limits[limit].words}. Please try again in ${wait}.`, {
      headers: { "retry-after": String(seconds) },
    });
  }
}
