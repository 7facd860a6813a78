import "server-only";
import { withWriteLock } from "../db/write-lock";
import { limiter } from "../limiter";
import { log } from "../log";
import { addNotification } from "../notifications/add";

const BURST = 5;
const WINDOW_S = 10 * 60;
/** How long until a continuing burst notifies again. */
const QUIET_S = 60 * 60;

/** One counter for the whole site: guessing from many addresses counts as one burst. */
const SITE = "site";
const failures = () => limiter("failed sign-ins", { points: BURST, duration: WINDOW_S });

/**
 * Counts a failed sign-in and notifies the owner on the 5th in 10 minutes, once per burst.
 *
 * It takes no input from the attempt: a visitor can't put text in front of the owner, and the time it takes
 * reveals nothing. It never throws, so the visitor's response does not depend on it.
 */
export async function countFailedSignIn(): Promise<void> {
  const { consumedPoints } = await failures().penalty(SITE);
  if (consumedPoints !== BURST) return;
  await failures().block(SITE, QUIET_S);
  const title =
    `${BURST} failed sign-ins within ${WINDOW_S / 60} minutes. More are slowed down. If it was not you, make sure that ` +
    "your password is long and used nowhere else.";
  await withWriteLock((db) => addNotification(db, { kind: "sign-in", title, subjectId: null })).catch(
    (error: unknown) => log.error({ err: error }, "failed to create the notification for failed sign-ins"),
  );
}
