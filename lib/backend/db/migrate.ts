import "server-only";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { usersAndMessages } from "./migrations/001-users-and-messages";
import type { Database } from "./schema";

const migrations = { "001-users-and-messages": usersAndMessages };

/**
 * Brings the database to the newest schema and fills it, all or nothing, while no other process can.
 *
 * `begin immediate` takes SQLite's one write lock first: of two processes that start together the
 * second waits, then finds the work done.
 *
 * @param fill what a new database is given; it runs inside the same lock and transaction.
 * @throws what the failed migration or `fill` threw; the database is then as it was before.
 */
export async function migrateUnderLock(
  db: Kysely<Database>,
  fill: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
        disableTransactions: true,
      });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
      await fill(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // After a full or failing disk SQLite has rolled back already and refuses to do it again.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
