import { join } from "node:path";
import SQLite from "better-sqlite3";
import { site } from "./site";

/**
 * Opens a site's database directly, for what the API can't do.
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

/** {@link withDatabase} for the shared site. */
export const withSiteDatabase = <Result>(work: (db: SQLite.Database) => Result) =>
  withDatabase(site.environment.DATA_DIR, work);
