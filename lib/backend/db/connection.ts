import "server-only";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { env, StartupError } from "@/lib/settings/env";
import { perProcess } from "../per-process";
import type { Database } from "./schema";

/** How long a statement waits for another process's write lock before it fails. */
const BUSY_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 10;

/**
 * Opens the SQLite file in `DATA_DIR` and creates it if it is missing.
 *
 * `synchronous=FULL` makes a commit in WAL mode survive a power failure: an enquiry that was answered
 * with 201 is on disk (https://sqlite.org/pragma.html#pragma_synchronous).
 */
function open(): Kysely<Database> {
  const directory = resolve(env.DATA_DIR);
  mkdirSync(directory, { recursive: true });
  const sqlite = new SQLite(join(directory, "site.db"), { timeout: BUSY_TIMEOUT_MS });
  switchToWriteAheadLog(sqlite);
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
}

/**
 * Retries, because the busy timeout does not cover this pragma: when two processes open a new file at the
 * same time, SQLite avoids a deadlock by failing one of them immediately with SQLITE_BUSY.
 */
function switchToWriteAheadLog(sqlite: SQLite.Database): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      sqlite.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_PAUSE_MS);
    }
  }
}

/**
 * The process's only database connection, opened on first use.
 *
 * @throws StartupError when the backend, and so the database, is elsewhere.
 */
export function database(): Kysely<Database> {
  if (env.API_BASE_URL)
    throw new StartupError("There is no database here: API_BASE_URL is set. Run this at the backend.");
  return perProcess("database", open);
}
