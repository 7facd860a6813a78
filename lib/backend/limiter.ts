import "server-only";
import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "@/lib/settings/env";
import { engine } from "./db/connection";
import { perProcess } from "./per-process";

/** How many events are free, in how many seconds. */
export interface LimiterOptions {
  points: number;
  duration: number;
}

/**
 * A counter of events by key: of all instances on PostgreSQL, otherwise of this process.
 *
 * @param name unique; the same in every instance.
 */
export const limiter = (name: string, options: LimiterOptions): RateLimiterAbstract =>
  perProcess(`limiter ${name}`, () =>
    // With a backend elsewhere there is no database here.
    env.API_BASE_URL ? new RateLimiterMemory(options) : engine().newLimiter(name, options),
  );
