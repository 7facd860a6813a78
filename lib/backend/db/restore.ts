import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { APPLICATION_NAME } from "./pool";
import { connectPatiently, installTrigrams, SCHEMA } from "./postgres";
import type { Database } from "./schema";
import { isBusy, SqliteThreads } from "./threads";

/** Fills a new database in one transaction. */
type Fill = (db: Kysely<Database>) => Promise<void>;

/** A database that a restore replaces. */
export interface Replaced {
  /** Whether there is one. */
  exists: () => Promise<boolean>;
  /** Whether a site uses it at the moment. */
  isInUse: () => Promise<boolean>;
  /** Makes a new one beside it. */
  prepare: (fill: Fill) => Promise<void>;
  /** Puts the new one in its place. @returns where the old one is kept, if that is not beside the files. */
  place: () => Promise<string | undefined>;
  /** Removes what was prepared, if it was not put in place. */
  discard: () => Promise<void>;
}

/** The file of a data folder. Its files are put in place with the others. @param work where the new one is made. */
export function sqliteToReplace(folder: string, work: string): Replaced {
  const open = (directory: string) =>
    new Kysely<Database>({ dialect: new SqliteThreads({ directory, readOnly: false, threads: 1 }) });
  return {
    exists: async () => existsSync(join(folder, "site.db")),
    isInUse: async () => {
      if (!existsSync(join(folder, "site.db"))) return false;
      const db = open(folder);
      try {
        // Leaving the write-ahead log is refused while anybody else has the file open
        // (https://sqlite.org/wal.html#activating_and_configuring_wal_mode).
        await sql`pragma journal_mode = delete`.execute(db);
        return false;
      } catch (error) {
        // A database that can't be read is what a restore is for.
        return isBusy(error);
      } finally {
        await db.destroy();
      }
    },
    prepare: async (fill) => {
      const db = open(work);
      try {
        await sql`begin immediate`.execute(db);
        await fill(db);
        await sql`commit`.execute(db);
      } finally {
        // SQLite moves the write-ahead log into the file.
        await db.destroy();
      }
    },
    place: async () => undefined,
    discard: async () => {},
  };
}

/** The schema of a PostgreSQL server. @param name unique among the restores. */
export function postgresToReplace(url: string, name: string): Replaced {
  const prepared = `restore_${name}`;
  const replaced = `replaced_${name}`;
  const withConnection = async <Result>(schema: string, work: (db: Kysely<Database>) => Promise<Result>) => {
    const db = connectPatiently(url, schema);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  const exists = () =>
    withConnection("public", async (db) => {
      const { rows } = await sql`select 1 from pg_namespace where nspname = ${SCHEMA}`.execute(db);
      return rows.length > 0;
    });
  return {
    exists,
    isInUse: () =>
      withConnection("public", async (db) => {
        const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
          and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid()`.execute(db);
        return rows.length > 0;
      }),
    prepare: (fill) =>
      withConnection(prepared, async (db) => {
        await installTrigrams(db);
        await sql`create schema ${sql.id(prepared)}`.execute(db);
        await db.transaction().execute(fill);
        await sql`select setval('messages_number', (select coalesce(max(number), 0) + 1 from messages), false)`.execute(
          db,
        );
        // Until the server does so by itself, it would count the messages in the table, which is slow.
        await sql`vacuum (analyze) messages`.execute(db);
      }),
    place: async () => {
      const hadOne = await exists();
      await withConnection("public", (db) =>
        db.transaction().execute(async (transaction) => {
          const rename = (from: string, to: string) =>
            sql`alter schema ${sql.id(from)} rename to ${sql.id(to)}`.execute(transaction);
          if (hadOne) await rename(SCHEMA, replaced);
          await rename(prepared, SCHEMA);
        }),
      );
      return hadOne ? replaced : undefined;
    },
    discard: () =>
      withConnection("public", async (db) => {
        await sql`drop schema if exists ${sql.id(prepared)} cascade`.execute(db);
      }),
  };
}
