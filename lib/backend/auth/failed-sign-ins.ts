import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { database } from "../db/connection";
import { log } from "../log";
import { addNotification } from "../notifications/add";

const BURST = 5;
const WINDOW_S = 10 * 60;
/** A burst that goes on is told again after this long. */
const QUIET_S = 60 * 60;

/** Of the whole site: who guesses from many addresses is one burst too. */
const SITE = "site";
const failures = new RateLimiterMemory({ points: BURST, duration: WINDOW_S });

/**
 * Counts a failed sign-in; the fifth within ten minutes is told to the owner, once a burst.
 *
 * It is told nothing of what was tried, so that a visitor can't write to the owner this way, and does the
 * same whatever was wrong, so that its time says nothing either. It never fails: the visitor's answer
 * stands.
 */
export async function countFailedSignIn(): Promise<void> {
  const { consumedPoints } = await failures.penalty(SITE);
  if (consumedPoints !== BURST) return;
  await failures.block(SITE, QUIET_S);
  const title = `${BURST} failed sign-ins within ${WINDOW_S / 60} minutes`;
  await addNotification(database(), { kind: "sign-in", title, subjectId: null }).catch((error: unknown) =>
    log.error({ err: error }, "failed sign-ins could not be told to the owner"),
  );
}
