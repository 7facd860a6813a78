import "server-only";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { env } from "@/lib/settings/env";
import type { Database } from "./schema";

/** How long a statement waits for another process's write lock before it gives up. */
const BUSY_TIMEOUT_MS = 10_000;
const RETRY_PAUSE_MS = 10;

/**
 * Opens the SQLite file in `DATA_DIR`, making it when it is missing.
 *
 * `synchronous=FULL` makes a commit survive a power cut in WAL mode: an enquiry that was answered
 * 201 is on the disk (https://sqlite.org/pragma.html#pragma_synchronous).
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
 * Two processes that open a new file at the same moment would wait for each other; SQLite then tells
 * one of them at once that the file is busy, whatever the timeout says. The second time it finds the
 * switch made.
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

// Next bundles route handlers and instrumentation apart; the process must still have one connection.
const held = globalThis as typeof globalThis & { goldenHourDatabase?: Kysely<Database> };

/** The process's one database connection, opened at the first use. */
export function database(): Kysely<Database> {
  held.goldenHourDatabase ??= open();
  return held.goldenHourDatabase;
}
