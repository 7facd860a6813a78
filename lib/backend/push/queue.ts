import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { toBit } from "../db/engine";
import type { Database } from "../db/schema";
import { bellOf } from "../sending/bell";
import { dueNow } from "../sending/rows";
import { listeners } from "./listeners";

/** How long a notice is tried, and how long a push service keeps it for a phone that is off, in milliseconds. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long alarms are kept, in milliseconds. Notices go with their message. */
const ALARMS_KEPT_MS = 90 * LIFETIME_MS;

/**
 * Queues a notice for each device that is notified of enquiries. It is sent once the transaction is committed: call
 * {@link wakePush} then, or it waits for some seconds.
 *
 * @param db a write transaction. @param about the id of an enquiry, and whether its sender has added something; or what an alarm
 * says.
 * @returns how many were queued.
 */
export async function queuePush(
  db: Kysely<Database>,
  about: { messageId: string; isAddition?: boolean } | { text: string },
): Promise<number> {
  const due = dueNow(LIFETIME_MS);
  const devices = await listeners(db);
  for (const { id } of devices)
    await db
      .insertInto("push_notices")
      .values({
        id: randomUUID(),
        device_id: id,
        message_id: "messageId" in about ? about.messageId : null,
        is_addition: toBit("isAddition" in about && about.isAddition === true),
        text: "text" in about ? about.text : null,
        ...due,
        created_at: due.updated_at,
      })
      .execute();
  return devices.length;
}

/**
 * Queues an alarm: that notices don't get through by mail. It is sent once: not again within a day, nor before a notice was
 * mailed since.
 *
 * @param db a write transaction. @param text what it says.
 */
export async function queueAlarm(db: Kysely<Database>, text: string): Promise<void> {
  const now = Date.now();
  const last = await db
    .selectFrom("push_notices")
    .select("created_at as at")
    .where("message_id", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last && last.at > new Date(now - LIFETIME_MS).toISOString()) return;
  const mailed = await db
    .selectFrom("outbox")
    .select("updated_at as at")
    .where("kind", "=", "notice")
    .where("state", "=", "sent")
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last && last.at > (mailed?.at ?? "")) return;
  const oldest = new Date(now - ALARMS_KEPT_MS).toISOString();
  await db
    .deleteFrom("push_notices")
    .where("message_id", "is", null)
    .where("created_at", "<", oldest)
    .execute();
  await queuePush(db, { text });
}

/** Wakes the worker of this process for a new notice. Call it after the commit. */
export const wakePush = (): void => bellOf("push").ring();
