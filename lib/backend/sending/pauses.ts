import "server-only";

const MINUTE_MS = 60_000;

/**
 * The pauses after the first, second, … failed attempt, in milliseconds; the last one repeats. Short at first, for
 * connections that broke off, then long enough for servers that defer what they don't know (RFC 5321 asks for 30 minutes in
 * the long run).
 */
const PAUSES_MS = [
  5_000,
  30_000,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
] as const;

/** How long to wait after a failed attempt, in milliseconds. @param attempts how many there were, at least one. */
export const pauseAfter = (attempts: number): number =>
  PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
