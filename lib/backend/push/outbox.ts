import "server-only";
import type { Kysely, Selectable } from "kysely";
import { PUSH_CAUSES, pushNotice } from "@/lib/content/push-errors";
import type { PushFailure } from "@/lib/contract/push";
import type { Lease } from "../db/lease";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { log } from "../log";
import { wakeMail } from "../mail/queue";
import { addNotification } from "../notifications/add";
import { pauseAfter } from "../sending/pauses";
import { claimIn, nextDueIn, settleIn } from "../sending/rows";
import { mailAlarm } from "./alarm";
import { type Listener, listeners } from "./listeners";
import type { PushContent, PushError } from "./send";
import type { PushNoticeTable } from "./tables";
import { pushTitle } from "./words";

/** A notice that this process sends. */
export interface ClaimedPush {
  id: string;
  messageId: string | null;
  attempts: number;
  expiresAt: string;
  device: Listener;
  content: PushContent;
}

/** Failures that no later attempt can change. */
const PERMANENT: readonly PushFailure[] = ["gone", "refused"];

/** The longest pause that a push service may ask for, in milliseconds. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** When the next notice is due: in the past if one is. */
export const nextPushDue = (): Promise<Date | undefined> => nextDueIn("push_notices");

/**
 * Marks the next notice that is due as being sent, see {@link claimIn}. What is said and whether it may be said is found out
 * now: rights, sessions and messages change while a notice waits. One that nobody should get any more is dropped.
 */
export const claimPush = (lease: Lease): Promise<ClaimedPush | undefined> =>
  claimIn("push_notices", lease, async (db, id) => {
    const notice = await db
      .selectFrom("push_notices")
      .select(["id", "device_id", "message_id", "is_addition", "text", "attempts", "expires_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { message_id: messageId, attempts, expires_at: expiresAt } = notice;
    const [device] = await listeners(db, notice.device_id);
    const content = device && (await contentOf(db, notice, device));
    return content && { id, messageId, attempts, expiresAt, device, content };
  });

const SAID = ["id", "message_id", "is_addition", "text"] as const;

/** @returns undefined when there is nothing to send any more: the message is in the trash, or turned out to be spam. */
async function contentOf(
  db: Kysely<Database>,
  { id, message_id, is_addition, text }: Pick<Selectable<PushNoticeTable>, (typeof SAID)[number]>,
  { shows_name }: Listener,
): Promise<PushContent | undefined> {
  if (!message_id) return { title: text ?? "", tag: id, path: "/admin/dashboard" };
  const message = await db
    .selectFrom("messages")
    .select(["name", "event_type as eventType", "event_date as eventDate"])
    .where("id", "=", message_id)
    .where("box", "=", "inbox")
    .executeTakeFirst();
  if (!message) return undefined;
  const { name, ...event } = message;
  const title = pushTitle({ ...event, ...(shows_name && { name }), isAddition: is_addition === 1 });
  // A notice with the tag of an earlier one replaces it in silence.
  const tag = is_addition ? id : message_id;
  return { title, tag, path: `/admin/messages?message=${message_id}` };
}

/** Records that a push service has accepted a notice. */
export async function recordPushed(push: ClaimedPush): Promise<void> {
  await withWriteLock(async (db) => {
    await settleIn(db, "push_notices", push, { state: "sent" });
    await recordAccepted(db, push.device);
  });
}

/** A device, at the address that something was sent to: browsers replace theirs, and the new one has nothing to do with it. */
type AddressedDevice = Pick<Listener, "id" | "endpoint">;

/** Removes a device that is no longer at an address. @param db a write transaction. */
export async function removeGone(db: Kysely<Database>, { id, endpoint }: AddressedDevice): Promise<void> {
  await db.deleteFrom("push_devices").where("id", "=", id).where("endpoint", "=", endpoint).execute();
}

/** Records that the push service of a device has accepted something. @param db a write transaction. */
export async function recordAccepted(db: Kysely<Database>, { id, endpoint }: AddressedDevice): Promise<void> {
  await db
    .updateTable("push_devices")
    .set({ sent_at: new Date().toISOString(), failure: null, failed_at: null, alarmed_at: null })
    .where("id", "=", id)
    .where("endpoint", "=", endpoint)
    .execute();
}

/**
 * Records that a notice was not accepted. It is tried again after a pause, unless no attempt can change that or its time is
 * over: then its admin is notified by mail, and everybody in the console. A device that is gone is removed.
 */
export async function recordPushFailure(push: ClaimedPush, error: PushError): Promise<void> {
  const { id, device, messageId, attempts, expiresAt } = push;
  const { failure, status, retryAfterMs = 0, cause } = error;
  const pause = Math.max(pauseAfter(attempts), Math.min(retryAfterMs, LONGEST_PAUSE_MS));
  const next = new Date(Date.now() + pause).toISOString();
  const isOver = PERMANENT.includes(failure) || next > expiresAt;
  await withWriteLock(async (db) => {
    await recordRefused(db, device, failure);
    if (!isOver)
      return void (await settleIn(db, "push_notices", push, { state: "waiting", next_attempt_at: next }));
    const isOurs = await settleIn(db, "push_notices", push, { state: "failed" });
    // The failure of an alarm does not cause another one.
    if (isOurs && messageId) await report(db, push, failure);
    if (failure === "gone") await removeGone(db, device);
  });
  if (isOver) wakeMail();
  const about = { notice: id, device: device.id, attempts, failure, status };
  if (failure === "unknown") log.error({ ...about, err: cause }, "a notice could not be pushed");
  else log.warn(about, isOver ? "a notice was given up" : "a notice could not be pushed, and is tried again");
}

/** Records why the push service of a device did not take something. @param db a write transaction. */
export async function recordRefused(
  db: Kysely<Database>,
  { id, endpoint }: AddressedDevice,
  failure: PushFailure,
): Promise<void> {
  await db
    .updateTable("push_devices")
    .set({ failure, failed_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** The notification is about the device, so it names no sender, and stays when the mail about the enquiry gets through. */
async function report(db: Kysely<Database>, { device }: ClaimedPush, failure: PushFailure) {
  // Once until it works again: the next enquiries would push each other out of the list of notifications.
  if (device.alarmed_at) return;
  const title = pushNotice(device.name, failure);
  await addNotification(db, { kind: "undelivered", title, subjectId: null });
  await mailAlarm(db, device, PUSH_CAUSES[failure]);
  await db
    .updateTable("push_devices")
    .set({ alarmed_at: new Date().toISOString() })
    .where("id", "=", device.id)
    .execute();
}
