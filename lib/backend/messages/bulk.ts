import "server-only";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import { type BulkAct, type BulkChange, type BulkResult, isForTrash } from "@/lib/contract/bulk";
import { toBit } from "../db/engine";
import { raiseRevision } from "../db/revisions";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { boxOf } from "./message";
import { matching } from "./search";
import { emptyTrash } from "./trash";

// With its index for searches, PostgreSQL takes seconds for ten thousand rows: both may take longer than a statement may otherwise.

/** Which rows a change is about. */
type Chosen = RawBuilder<boolean>;

/** Where a message goes that leaves the trash, or gets an earlier status back. */
const boxOfColumn = (status: "status" | "earlier_status") =>
  sql<"inbox" | "spam">`case when ${sql.ref(status)} = 'spam' then 'spam' else 'inbox' end`;

/**
 * Changes many messages in one transaction. Whoever gives them another status or deletes them is remembered, and the change has
 * one time, by which {@link undoMany} finds it.
 *
 * @returns how many were chosen.
 * @throws HttpError 409 when they are no longer as many as the admin saw.
 */
export function changeMany(request: BulkChange, admin: Admin): Promise<BulkResult> {
  const work = async (db: Kysely<Database>) => {
    const chosen = chosenBy(request);
    const { count } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where(chosen)
      .executeTakeFirstOrThrow();
    if (Number(count) !== (request.ids ? new Set(request.ids).size : request.total))
      throw new HttpError(
        409,
        "Some of these messages have changed since, so nothing was done. Look at the list, then try again.",
      );
    const at = new Date().toISOString();
    await act(db, chosen, request.change, { at, name: admin.name });
    await raiseRevision(db, "messages");
    return { count: Number(count), at };
  };
  return withWriteLock(work, { mayTakeLong: true });
}

function chosenBy({ ids, filter = {}, until, change }: BulkChange): Chosen {
  if (ids) {
    const box = isForTrash(change) ? sql`box = 'trash'` : sql`box != 'trash'`;
    return sql<boolean>`(id in (${sql.join(ids)}) and ${box})`;
  }
  // What has come here since, from outside or by a change, was not seen.
  const times = [sql`created_at`, sql`coalesce(changed_at, '')`];
  const seen = times.map((time) => sql<boolean>`${time} <= ${until}`);
  return sql<boolean>`(${sql.join([...matching(filter), ...seen], sql` and `)})`;
}

async function act(
  db: Kysely<Database>,
  chosen: Chosen,
  { status, read, trash, forever }: BulkAct,
  { at, name }: { at: string; name: string },
): Promise<void> {
  const update = db.updateTable("messages").where(chosen);
  if (status)
    await update
      // The same status again keeps who was first.
      .where("status", "!=", status)
      .set({
        earlier_status: sql`status`,
        earlier_status_at: sql`status_at`,
        earlier_status_by: sql`status_by`,
        ...{ status, status_at: at, status_by: name, box: boxOf(status), changed_at: at },
      })
      .execute();
  if (read !== undefined) await update.set({ read: toBit(read) }).execute();
  if (trash || forever) await forgetNotifications(db, chosen);
  if (trash) {
    await update.set({ box: "trash", trashed_at: at, trashed_by: name, changed_at: at }).execute();
    await emptyTrash(db);
  }
  if (trash === false)
    await update
      .set({ box: boxOfColumn("status"), trashed_at: null, trashed_by: null, changed_at: at })
      .execute();
  if (forever) await db.deleteFrom("messages").where(chosen).execute();
}

/** They contain the senders' names. */
async function forgetNotifications(db: Kysely<Database>, chosen: Chosen): Promise<void> {
  const ids = db.selectFrom("messages").select("id").where(chosen);
  await db.deleteFrom("notifications").where("subject_id", "in", ids).execute();
}

/**
 * Undoes a change of many messages, where they have not been changed again since: they get their earlier status back, with who
 * gave it and when, or leave the trash.
 *
 * @param at when it was made. @throws HttpError 404 when nothing is left to undo.
 */
export function undoMany(at: string): Promise<BulkResult> {
  const work = async (db: Kysely<Database>) => {
    const now = new Date().toISOString();
    const restored = await db
      .updateTable("messages")
      .set({ box: boxOfColumn("status"), trashed_at: null, trashed_by: null, changed_at: now })
      .where("box", "=", "trash")
      .where("trashed_at", "=", at)
      .executeTakeFirstOrThrow();
    const returned = await db
      .updateTable("messages")
      .set({
        changed_at: now,
        box: boxOfColumn("earlier_status"),
        status: sql`earlier_status`,
        status_at: sql`earlier_status_at`,
        status_by: sql`earlier_status_by`,
        earlier_status: null,
      })
      .where("box", "!=", "trash")
      .where("status_at", "=", at)
      .where("earlier_status", "is not", null)
      .executeTakeFirstOrThrow();
    const count = Number(restored.numUpdatedRows + returned.numUpdatedRows);
    if (count === 0) throw new HttpError(404, "There is nothing left to undo.");
    await raiseRevision(db, "messages");
    return { count, at };
  };
  return withWriteLock(work, { mayTakeLong: true });
}
