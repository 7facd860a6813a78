import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Pool } from "pg";
import type { Database } from "@/lib/backend/db/schema";
import type { OwnServer } from "./server-process";
import { SHARED_SITE, storeAt } from "./shared-store";
import { backendIsElsewhere, site } from "./site";

/**
 * Opens the database file of a site directly, for what the API can't do.
 *
 * @param work receives the database, which is closed afterwards.
 */
export function withDatabase<Result>(dataDir: string, work: (db: SQLite.Database) => Result): Result {
  const db = new SQLite(join(dataDir, "site.db"));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** {@link withDatabase} for a database of either kind. */
export async function withTables<Result>(
  { dataDir, databaseUrl }: DataOfSite,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Database>({
    dialect: databaseUrl
      ? new PostgresDialect({
          pool: new Pool({ connectionString: databaseUrl, max: 1, options: "-c search_path=golden_hour" }),
        })
      : new SqliteDialect({ database: new SQLite(join(dataDir, "site.db")) }),
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Where the data of a site is. */
export type DataOfSite = Pick<OwnServer, "dataDir" | "databaseUrl">;

/** Where the data of the shared site is. */
export const dataOfSharedSite = (): DataOfSite => ({
  dataDir: site.environment.DATA_DIR,
  databaseUrl: backendIsElsewhere ? storeAt(SHARED_SITE).DATABASE_URL : undefined,
});

/** {@link withTables} for the shared site. */
export const withSiteTables = <Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> =>
  withTables(dataOfSharedSite(), work);
