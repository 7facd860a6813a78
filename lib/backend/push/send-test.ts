import "server-only";
import { brand } from "@/lib/content/brand";
import { PUSH_CAUSES } from "@/lib/content/push-errors";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { countAttempt } from "../http/rate-limit";
import { pushKeys } from "./keys";
import { recordAccepted, recordRefused, removeGone } from "./outbox";
import { PushError, sendPush } from "./send";

/** How long a push service keeps a test, in milliseconds: one that comes later puzzles. */
const LIFETIME_MS = 60_000;

/**
 * Sends a test to a device, past the queue, and waits for the answer of its push service. A device that is gone is removed.
 *
 * @returns the device's name.
 * @throws HttpError 404 for one that is not the admin's, 429 after too many tests, 503 when it was not accepted.
 */
export async function sendTestPush(request: Request, userId: string, id: string): Promise<string> {
  const device = await database()
    .selectFrom("push_devices")
    .select(["id", "name", "endpoint", "p256dh", "auth"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!device) throw new HttpError(404, "This device is no longer notified.");
  await countAttempt("testPush", request);
  const content = {
    title: `A test: ${brand.name} will notify you of new enquiries here`,
    tag: "test",
    path: "/admin/dashboard",
  };
  try {
    await sendPush(await pushKeys(), device, content, LIFETIME_MS);
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    const { failure } = error;
    await withWriteLock(async (db) => {
      await (failure === "gone" ? removeGone(db, device) : recordRefused(db, device, failure));
    });
    throw new HttpError(503, `The test did not reach ${device.name}: ${PUSH_CAUSES[failure]}.`);
  }
  await withWriteLock((db) => recordAccepted(db, device));
  return device.name;
}
