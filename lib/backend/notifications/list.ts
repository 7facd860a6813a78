import "server-only";
import type { Admin } from "@/lib/contract/auth";
import type { Notification } from "@/lib/contract/notifications";
import { database } from "../db/connection";

/** The menu is for recent events; older ones can be found on their own screens. */
const LISTED = 20;

/** Those that name who has written. */
const OF_MESSAGES = ["enquiry", "undelivered"] as const;

/**
 * Lists the newest notifications, newest first.
 *
 * @param admin who sees them: without `manage_bookings`, none about messages.
 */
export async function listNotifications({ permissions }: Admin): Promise<Notification[]> {
  return database()
    .selectFrom("notifications")
    .$if(!permissions.includes("manage_bookings"), (all) => all.where("kind", "not in", OF_MESSAGES))
    .select(["id", "title", "created_at as time", "kind", "subject_id as subjectId"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}
