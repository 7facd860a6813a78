import "server-only";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { usersAndMessages } from "./migrations/001-users-and-messages";
import { gallery } from "./migrations/002-gallery";
import { notificationsAndUserVersions } from "./migrations/003-notifications-and-user-versions";
import { failedDeliveries } from "./migrations/004-failed-deliveries";
import { deposits } from "./migrations/005-deposits";
import { messageSearch } from "./migrations/006-message-search";
import type { Database } from "./schema";
import { withWriteLock } from "./write-lock";

/** The migrations by name, in order. */
export const migrations = {
  "001-users-and-messages": usersAndMessages,
  "002-gallery": gallery,
  "003-notifications-and-user-versions": notificationsAndUserVersions,
  "004-failed-deliveries": failedDeliveries,
  "005-deposits": deposits,
  "006-message-search": messageSearch,
};

/**
 * Migrates the database to the latest schema in one transaction, under the write lock.
 *
 * @param also more work to do under the same lock and in the same transaction.
 * @throws whatever a migration or `also` threw, after rolling everything back.
 */
export async function migrateUnderLock(also: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  await withWriteLock(async (db) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      disableTransactions: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await also(db);
  });
}
