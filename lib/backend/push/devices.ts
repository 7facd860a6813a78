import "server-only";
import { createECDH, randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type {
  PushChoice,
  PushDevice,
  PushRenewal,
  PushState,
  PushSubscriptionData,
} from "@/lib/contract/push";
import { isPushService } from "@/lib/settings/push-services";
import type { SessionClaims } from "../auth/session-cookie";
import { database } from "../db/connection";
import { toBit } from "../db/engine";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { deviceName } from "./device-name";
import { pushKeys } from "./keys";
import { liveDevices } from "./live-devices";

/** How many devices an admin can have. Each costs a request for each enquiry. */
const DEVICES_LIMIT = 10;

const notFound = () => new HttpError(404, "This device is no longer notified.");

const COLUMNS = [
  "push_devices.id",
  "push_devices.name",
  "push_devices.endpoint",
  "push_devices.shows_name",
  "push_devices.created_at",
  "push_devices.sent_at",
  "push_devices.failure",
  "push_devices.failed_at",
] as const;

/** The live devices of an admin. @param db may be a write transaction. */
const ownDevices = (db: Kysely<Database>, userId: string) =>
  liveDevices(db).select(COLUMNS).where("push_devices.user_id", "=", userId).execute();

/** The devices of an admin, and the key that browsers subscribe with. */
export async function pushState({ userId }: SessionClaims): Promise<PushState> {
  const { publicKey } = await pushKeys();
  return { publicKey, devices: (await ownDevices(database(), userId)).map(toDevice) };
}

/**
 * Adds the browser that makes a request to the devices of its admin. A browser that was another admin's becomes theirs.
 *
 * @throws HttpError 400 for a key that nothing can be encrypted with, 409 for an unknown push service, too many devices, or
 * without a session.
 */
export async function addDevice(
  request: Request,
  { userId, sessionId }: SessionClaims,
  { endpoint, keys }: PushSubscriptionData,
): Promise<PushDevice> {
  refuseUnusable(endpoint, keys.p256dh);
  const id = randomUUID();
  return withWriteLock(async (db) => {
    await requireSession(db, sessionId);
    const own = await ownDevices(db, userId);
    if (own.length >= DEVICES_LIMIT && !own.some((device) => device.endpoint === endpoint))
      throw new HttpError(409, `You are notified on ${DEVICES_LIMIT} devices already. Remove one first.`);
    await db
      .deleteFrom("push_devices")
      .where("endpoint", "=", endpoint)
      .where("user_id", "!=", userId)
      .execute();
    const present = {
      session_id: sessionId ?? "",
      ...keys,
      failure: null,
      failed_at: null,
      alarmed_at: null,
    };
    const name = deviceName(request.headers.get("user-agent"));
    await db
      .insertInto("push_devices")
      .values({ id, user_id: userId, endpoint, name, created_at: new Date().toISOString(), ...present })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(present))
      .execute();
    const row = await db
      .selectFrom("push_devices")
      .select(COLUMNS)
      .where("endpoint", "=", endpoint)
      .executeTakeFirstOrThrow();
    return toDevice(row);
  });
}

/**
 * Binds a device to the session that its browser has now, with the subscription that it has now: browsers replace theirs, and
 * people sign in again.
 *
 * @throws HttpError 400 for a key that nothing can be encrypted with, 404 for a device that is not the admin's, 409 for an
 * unknown push service or without a session.
 */
export async function renewDevice(
  { userId, sessionId }: SessionClaims,
  { endpoint, subscription }: PushRenewal,
): Promise<void> {
  refuseUnusable(subscription.endpoint, subscription.keys.p256dh);
  await withWriteLock(async (db) => {
    await requireSession(db, sessionId);
    const device = await db
      .selectFrom("push_devices")
      .select("id")
      .where("endpoint", "=", endpoint)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!device) throw notFound();
    await db
      .deleteFrom("push_devices")
      .where("endpoint", "=", subscription.endpoint)
      .where("id", "!=", device.id)
      .execute();
    await db
      .updateTable("push_devices")
      .set({
        session_id: sessionId ?? "",
        endpoint: subscription.endpoint,
        ...subscription.keys,
        // What failed at its old address says nothing about the new one.
        ...(endpoint !== subscription.endpoint && { failure: null, failed_at: null, alarmed_at: null }),
      })
      .where("id", "=", device.id)
      .execute();
  });
}

/** Chooses what the lock screen of a device shows. @throws HttpError 404 for one that is not the admin's. */
export async function changeDevice(userId: string, id: string, { showsName }: PushChoice): Promise<void> {
  const { numUpdatedRows } = await withWriteLock((db) =>
    db
      .updateTable("push_devices")
      .set({ shows_name: toBit(showsName) })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow(),
  );
  if (!numUpdatedRows) throw notFound();
}

/** Removes a device, with what waits for it. @throws HttpError 404 for one that is not the admin's. */
export async function removeDevice(userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await withWriteLock((db) =>
    db
      .deleteFrom("push_devices")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow(),
  );
  if (!numDeletedRows) throw notFound();
}

type Row = Pick<
  Selectable<Database["push_devices"]>,
  (typeof COLUMNS)[number] extends `push_devices.${infer Column extends keyof Database["push_devices"]}`
    ? Column
    : never
>;

const toDevice = ({
  id,
  name,
  endpoint,
  shows_name,
  created_at,
  sent_at,
  failure,
  failed_at,
}: Row): PushDevice => ({
  _id: id,
  name,
  endpoint,
  showsName: shows_name === 1,
  createdAt: created_at,
  lastSentAt: sent_at,
  failure: failure && failed_at ? { code: failure, at: failed_at } : null,
});

function refuseUnusable(endpoint: string, publicKey: string): void {
  if (!isPushService(endpoint))
    throw new HttpError(
      409,
      `This site does not know the push service of this browser (${new URL(endpoint).hostname}). Set PUSH_SERVICE to allow it.`,
    );
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(publicKey, "base64url");
  } catch {
    throw new HttpError(400, "The key of this subscription is not a point of the curve P-256.");
  }
}

/** @throws HttpError 409 for a session that is not recorded: nobody could end it, nor what belongs to it. */
async function requireSession(db: Kysely<Database>, sessionId = ""): Promise<void> {
  const session = await db.selectFrom("sign_ins").select("id").where("id", "=", sessionId).executeTakeFirst();
  if (!session) throw new HttpError(409, "Please sign out and in again first.");
}
