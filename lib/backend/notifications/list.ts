import "server-only";
import type { Notification } from "@/lib/contract/notifications";
import { database } from "../db/connection";

/** The menu is for recent events; older ones can be found on their own screens. */
const LISTED = 20;

/** Lists the newest notifications, newest first. */
export async function listNotifications(): Promise<Notification[]> {
  return database()
    .selectFrom("notifications")
    .select(["id", "title", "created_at as time", "kind", "subject_id as subjectId"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}
