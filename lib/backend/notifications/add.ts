import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";

type NotificationRow = Database["notifications"];

interface NewNotification {
  kind: NotificationRow["kind"];
  /** One line for the owner. */
  title: string;
  /** The message or the user that it is about. */
  subjectId: string | null;
}

/**
 * Tells the owner about something.
 *
 * @param db the connection to use: inside a transaction it is told only when that is committed.
 */
export async function addNotification(
  db: Kysely<Database>,
  { kind, title, subjectId }: NewNotification,
): Promise<void> {
  await db
    .insertInto("notifications")
    .values({
      id: randomUUID(),
      kind,
      title,
      subject_id: subjectId,
      created_at: new Date().toISOString(),
    })
    .execute();
}
