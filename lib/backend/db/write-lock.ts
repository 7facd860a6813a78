import "server-only";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema";

/**
 * Runs part of a transaction in a savepoint. If it fails, only its own changes are rolled back.
 *
 * @param db the transaction's connection. @throws whatever `work` threw.
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
 * Runs `work` in a transaction that holds SQLite's write lock from the start (`begin immediate`).
 *
 * Other writers, in this process or another, wait until it ends. Keep it short and do slow work before.
 *
 * @throws whatever `work` threw, after rolling everything back.
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
      // After a disk error SQLite has already rolled back, and a second rollback would throw.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
