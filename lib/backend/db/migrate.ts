import "server-only";
import { type Kysely, sql } from "kysely";
import { type MigrationResult, Migrator } from "kysely/migration";
import { StartupError } from "@/lib/settings/env";
import { codeOf } from "../error-code";
import { engine } from "./connection";
import { usersAndMessages } from "./migrations/001-users-and-messages";
import { gallery } from "./migrations/002-gallery";
import { notificationsAndUserVersions } from "./migrations/003-notifications-and-user-versions";
import { failedDeliveries } from "./migrations/004-failed-deliveries";
import { deposits } from "./migrations/005-deposits";
import { messageSearch } from "./migrations/006-message-search";
import { signIns } from "./migrations/007-sign-ins";
import { twoStep } from "./migrations/008-two-step";
import { passkeys } from "./migrations/009-passkeys";
import { severalInstances } from "./migrations/010-several-instances";
import { listIndexes } from "./migrations/011-list-indexes";
import { sounds } from "./migrations/012-sounds";
import { realPermissions } from "./migrations/013-real-permissions";
import { inbox } from "./migrations/014-inbox";
import { signInLinks } from "./migrations/015-sign-in-links";
import { outbox } from "./migrations/016-outbox";
import { notes } from "./migrations/017-notes";
import { push } from "./migrations/018-push";
import { enquiryPages } from "./migrations/019-enquiry-pages";
import { bulkAndErasures } from "./migrations/020-bulk-and-erasures";
import { replies } from "./migrations/021-replies";
import { outOfOffice } from "./migrations/022-out-of-office";
import { changesByTime } from "./migrations/023-changes-by-time";
import { timeOfDay } from "./migrations/024-time-of-day";
import { isPostgres } from "./migrations/dialect";
import type { Database } from "./schema";
import { isUnreachable } from "./unreachable";
import { withWriteLock } from "./write-lock";

const migrations = {
  "001-users-and-messages": usersAndMessages,
  "002-gallery": gallery,
  "003-notifications-and-user-versions": notificationsAndUserVersions,
  "004-failed-deliveries": failedDeliveries,
  "005-deposits": deposits,
  "006-message-search": messageSearch,
  "007-sign-ins": signIns,
  "008-two-step": twoStep,
  "009-passkeys": passkeys,
  "010-several-instances": severalInstances,
  "011-list-indexes": listIndexes,
  "012-sounds": sounds,
  "013-real-permissions": realPermissions,
  "014-inbox": inbox,
  "015-sign-in-links": signInLinks,
  "016-outbox": outbox,
  "017-notes": notes,
  "018-push": push,
  "019-enquiry-pages": enquiryPages,
  "020-bulk-and-erasures": bulkAndErasures,
  "021-replies": replies,
  "022-out-of-office": outOfOffice,
  "023-changes-by-time": changesByTime,
  "024-time-of-day": timeOfDay,
};

/**
 * Migrates the database to the latest schema in one transaction, under the write lock.
 *
 * @param also more work to do under the same lock and in the same transaction.
 * @throws StartupError for a database of a newer version and for a migration that fails, and whatever `also` threw,
 * after rolling everything back.
 */
export async function migrateUnderLock(also: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  await engine().prepare();
  const work = async (db: Kysely<Database>) => {
    await migrateToLatest(db);
    await also(db);
  };
  await withWriteLock(work, { mayTakeLong: true });
}

async function migratorOf(db: Kysely<Database>): Promise<Migrator> {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // A write on SQLite is a transaction without Kysely knowing.
    disableTransactions: !db.isTransaction,
    ...(await schemaOf(db)),
  });
}

/** On PostgreSQL, other schemas have tables of the same names: those that a restore has replaced. */
async function schemaOf(db: Kysely<Database>): Promise<{ migrationTableSchema?: string }> {
  if (!isPostgres(db as Kysely<unknown>)) return {};
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return { migrationTableSchema: rows[0]?.name ?? "public" };
}

/** Migrates a database that nobody else uses. @throws StartupError as {@link migrateUnderLock}. */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const { error, results } = await (await migratorOf(db)).migrateToLatest();
  if (error) throw failed(error, results);
}

/** Brings an empty database that nobody else uses to an earlier schema. @param last the name of a migration. */
export async function migrateTo(db: Kysely<Database>, last: string): Promise<void> {
  const { error } = await (await migratorOf(db)).migrateTo(last);
  if (error) throw error;
}

/** Whether a database in use has to be migrated. A new one, without any migration, has nothing to lose. */
export async function isBehind(db: Kysely<Database>): Promise<boolean> {
  const all = await (await migratorOf(db)).getMigrations();
  return all.some(({ executedAt }) => executedAt) && all.some(({ executedAt }) => !executedAt);
}

/** How a database in use compares with this version. */
export async function schemaState(db: Kysely<Database>): Promise<"current" | "behind" | "newer"> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.some(({ name }) => !isKnownSchema(name))) return "newer";
  return (await isBehind(db)) ? "behind" : "current";
}

/** Whether this version knows a schema, by the name of its last migration. */
export const isKnownSchema = (last: string): boolean => last in migrations;

/** Says in one sentence why the database could not be migrated. Problems with the disk and the server stay as they are. */
function failed(error: unknown, results: MigrationResult[] = []): unknown {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const [, newer] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (newer)
    return new StartupError(
      `This database belongs to a newer version of the site (it has "${newer}"). Start that version, or restore a ` +
        "backup from before the upgrade.",
    );
  const name = results.find(({ status }) => status === "Error")?.migrationName;
  if (!name || isUnreachable(error) || isFromOutside(error)) return error;
  return new StartupError(
    `The database could not be brought up to this version (${name}: ${message}), and was not changed. Go back to the ` +
      "version before, and report this sentence.",
  );
}

/**
 * Codes of SQLite and of the system that say something about the disk or the file, and of PostgreSQL about the server or the
 * user's rights (https://www.postgresql.org/docs/current/errcodes-appendix.html). All others are about the statement.
 */
const FROM_OUTSIDE = /^(SQLITE_(?!ERROR|CONSTRAINT|MISMATCH)|E[A-Z]+$|(25|53|55|57|58)|42501$)/;

const isFromOutside = (error: unknown) => FROM_OUTSIDE.test(codeOf(error));
