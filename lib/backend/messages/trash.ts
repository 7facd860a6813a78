import "server-only";
import type { Kysely } from "kysely";
import { raiseRevision } from "../db/revisions";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { log } from "../log";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a deleted message can be restored (docs/product.md#messages). */
const KEPT_MS = 30 * DAY_MS;

/** Deletes what has been in the trash for longer than 30 days, with what names its senders. @param db a write transaction. */
export async function emptyTrash(db: Kysely<Database>): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString();
  // By a subquery: there may be more of them than a statement can have parameters.
  const old = db
    .selectFrom("messages")
    .select("id")
    .where("box", "=", "trash")
    .where("trashed_at", "<", before);
  await db.deleteFrom("notifications").where("subject_id", "in", old).execute();
  const { numDeletedRows } = await db
    .deleteFrom("messages")
    .where("box", "=", "trash")
    .where("trashed_at", "<", before)
    .executeTakeFirstOrThrow();
  if (numDeletedRows) await raiseRevision(db, "messages");
}

/** Empties the trash each day. A site that runs for months would keep what it promises to delete. */
export function watchTrash(): void {
  setInterval(() => {
    withWriteLock(emptyTrash, { mayTakeLong: true }).catch((err: unknown) =>
      log.error({ err }, "failed to empty the trash"),
    );
  }, DAY_MS).unref();
}
