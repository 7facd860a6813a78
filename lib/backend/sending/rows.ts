import "server-only";
import type { Kysely, Updateable } from "kysely";
import { database } from "../db/connection";
import type { Lease } from "../db/lease";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";

/** The tables of what is sent. */
type QueueTable = "outbox" | "push_notices";

/** The columns of a row that is due now. @param lifetimeMs how long it is tried, in milliseconds. */
export function dueNow(lifetimeMs: number) {
  const now = Date.now();
  const time = new Date(now).toISOString();
  const expires_at = new Date(now + lifetimeMs).toISOString();
  return { state: "waiting", next_attempt_at: time, expires_at, updated_at: time } as const;
}

/** When the next row is due: in the past if one is, also one that was being sent when its process died. */
export async function nextDueIn(table: QueueTable): Promise<Date | undefined> {
  const [earliest] = (await firstRows(database(), table)).map(({ at }) => at).sort();
  return earliest === undefined ? undefined : new Date(earliest);
}

/**
 * Marks the next row that is due as being sent, and commits that.
 *
 * Only the holder of the lease sends, one row at a time. So one that is marked already was being sent by a process that
 * died: it may have arrived or not, and it is sent again.
 *
 * @param read reads what is sent, from the marked row; undefined drops the row.
 * @returns undefined when none is due, or when the lease was lost.
 */
export function claimIn<Item>(
  table: QueueTable,
  lease: Lease,
  read: (db: Kysely<Database>, id: string) => Promise<Item | undefined>,
): Promise<Item | undefined> {
  return withWriteLock(async (db) => {
    if (!(await lease.extend(db))) return undefined;
    const now = new Date().toISOString();
    for (;;) {
      const due = (await firstRows(db, table)).find(({ at }) => at <= now);
      if (!due) return undefined;
      await db
        .updateTable(table)
        .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1), updated_at: now }))
        .where("id", "=", due.id)
        .execute();
      const item = await read(db, due.id);
      if (item) return item;
      await db.deleteFrom(table).where("id", "=", due.id).execute();
    }
  });
}

/**
 * Records what became of a row.
 *
 * @param db a write transaction.
 * @returns false if it is no longer this process's: it has gone with what it is about, or to whoever has claimed it since.
 */
export async function settleIn<Table extends QueueTable>(
  db: Kysely<Database>,
  table: Table,
  { id, attempts }: { id: string; attempts: number },
  change: Updateable<Database[Table]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable<QueueTable>(table)
    .set({ ...change, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The first row that was being sent, and the first that waits. Each is read by itself, as the first one of an index. */
async function firstRows(db: Kysely<Database>, table: QueueTable) {
  const first = (state: "sending" | "waiting") =>
    db
      .selectFrom(table)
      .select(["id", "next_attempt_at as at"])
      .where("state", "=", state)
      .orderBy("next_attempt_at")
      .limit(1)
      .executeTakeFirst();
  return [await first("sending"), await first("waiting")].filter((row) => row !== undefined);
}
