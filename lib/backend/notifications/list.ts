import "server-only";
import type { Notification } from "@/lib/contract/dashboard";
import { database } from "../db/connection";

/** More than a glance takes in; what is older is in the screens themselves. */
const LISTED = 20;

/** The newest notifications, newest first. */
export async function listNotifications(): Promise<Notification[]> {
  return database()
    .selectFrom("notifications")
    .select(["id", "title", "created_at as time", "kind", "subject_id as subjectId"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}
