import "server-only";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema";

/**
 * Does a part of a transaction that may fail by itself: what it did is then undone, and the rest stays.
 *
 * @param db inside the transaction. @throws what `work` threw.
 */
export async function withSavepoint(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await sql`savepoint part`.execute(db);
  try {
    await work();
    await sql`release part`.execute(db);
  } catch (error) {
    await sql`rollback to part`.execute(db);
    throw error;
  }
}

/**
 * Does `work` in one transaction, all or nothing, while no other process can write.
 *
 * `begin immediate` takes SQLite's one write lock first: of two processes that begin together the second
 * waits, then finds the work done. Keep it short; nothing slow belongs in here.
 *
 * @throws what `work` threw; the database is then as it was before.
 */
export async function withWriteLock<Result>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // After a full or failing disk SQLite has rolled back already and refuses to do it again.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
