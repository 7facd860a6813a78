import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";

type NotificationRow = Database["notifications"];

interface NewNotification {
  kind: NotificationRow["kind"];
  /** One line of text. */
  title: string;
  /** The id of the message or user it is about. */
  subjectId: string | null;
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Adds a notification and deletes those older than 90 days.
 *
 * @param db the connection to use. Within a transaction, the notification appears when it is committed.
 */
export async function addNotification(
  db: Kysely<Database>,
  { kind, title, subjectId }: NewNotification,
): Promise<void> {
  const now = Date.now();
  const oldestKept = new Date(now - KEPT_MS).toISOString();
  await db.deleteFrom("notifications").where("created_at", "<", oldestKept).execute();
  await db
    .insertInto("notifications")
    .values({
      id: randomUUID(),
      kind,
      title,
      subject_id: subjectId,
      created_at: new Date(now).toISOString(),
    })
    .execute();
}
