import "server-only";
import { tooMany } from "../http/rate-limit";
import { limiter } from "../limiter";

/** Attempts in a row that are free. Each later one has to wait for a pause that doubles, in seconds. */
const FREE = 5;
const FIRST_PAUSE_S = 15;
const LONGEST_PAUSE_S = 15 * 60;

/** How long an attempt counts if no sign-in succeeds, in seconds. */
const MEMORY_S = 24 * 60 * 60;

const attempts = () => limiter("sign-in attempts", { points: FREE, duration: MEMORY_S });
const pauses = () => limiter("sign-in pauses", { points: 1, duration: LONGEST_PAUSE_S });

/**
 * Counts an attempt to sign in to an account, from whatever address, before the password is checked: attempts at the
 * same time count, too.
 *
 * @param account whose password is tried. It need not exist: the response is the same.
 * @throws HttpError 429 with `Retry-After` during a pause.
 */
export async function countGuess(account: string): Promise<void> {
  const { msBeforeNext = 0 } = (await pauses().get(account)) ?? {};
  if (msBeforeNext > 0)
    throw tooMany(
      "sign-in attempts for this account",
      msBeforeNext,
      ", or sign in on a device that you have used before",
    );
  const { consumedPoints } = await attempts().penalty(account);
  if (consumedPoints < FREE) return;
  await pauses().block(account, Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (consumedPoints - FREE)));
}

/** Forgets the attempts at an account, after one that succeeded. */
export async function forgetGuesses(account: string): Promise<void> {
  await attempts().delete(account);
  await pauses().delete(account);
}
