import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Removes the notifications of more than 90 days ago. */
export async function removeOldNotifications(db: Kysely<Database>): Promise<void> {
  const oldestKept = new Date(Date.now() - KEPT_MS).toISOString();
  await db.deleteFrom("notifications").where("created_at", "<", oldestKept).execute();
}
