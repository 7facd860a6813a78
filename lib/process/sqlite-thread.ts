/**
 * What runs in a thread of lib/backend/db/threads.ts: one connection to the SQLite file, so that a slow statement, or
 * one that waits for a lock, never holds up the event loop.
 */
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { workerData } from "piscina";

/** What a thread is started with. */
export interface SqliteThreadData {
  /** The folder of the SQLite file. */
  directory: string;
  /** Whether the connection refuses to write. */
  readOnly: boolean;
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Errors lose their code on the way between threads, so they travel as values. */
export type StatementResult =
  | { rows: unknown[]; changes?: number }
  | { failure: { message: string; code: string } };

/** How long a statement waits for a lock that only lasts for moments, such as during recovery, in milliseconds. */
const READ_TIMEOUT_MS = 5_000;

/** Writers wait outside of the thread (lib/backend/db/write-lock.ts), so that each has its own deadline. */
const WRITE_TIMEOUT_MS = 0;

/** How long to try for a write-ahead log, in milliseconds. */
const OPENING_TIMEOUT_MS = 10_000;
const OPENING_PAUSE_MS = 10;

/** More than the product's own statements; those with a list of values differ by its length. */
const KEPT_STATEMENTS = 200;

// A thread of a server that is killed would leave nothing to the next start (see serve.ts).
flushCompileCache();

let connection: SQLite.Database | undefined;

/** Prepared statements by their SQL, the one that was used last at the end. */
const statements = new Map<string, SQLite.Statement>();

/** Executes one statement. Opens the connection first if there is none. */
export default function execute({ sql, parameters }: Statement): StatementResult {
  try {
    connection ??= open(workerData);
    const statement = prepared(connection, sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes } = statement.run(parameters);
    return { rows: [], changes };
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    return { failure: { message: error.message, code: String(error.code) } };
  }
}

/**
 * Keeps what it prepares. A statement that is dropped holds its memory until this thread collects garbage, which it hardly
 * ever does, since SQLite's memory is none of its own: 27 KiB for each list of messages.
 */
function prepared(sqlite: SQLite.Database, sql: string): SQLite.Statement {
  const statement = statements.get(sql) ?? sqlite.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const [oldest] = statements.keys();
  if (statements.size > KEPT_STATEMENTS && oldest) statements.delete(oldest);
  return statement;
}

/**
 * Opens the file and creates it if it is missing.
 *
 * `synchronous=FULL` makes a commit in WAL mode survive a power failure: an enquiry that was answered
 * with 201 is on disk (https://sqlite.org/pragma.html#pragma_synchronous).
 */
function open({ directory, readOnly }: SqliteThreadData): SQLite.Database {
  const timeout = readOnly ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
  const sqlite = new SQLite(join(directory, "site.db"), { timeout });
  try {
    switchToWriteAheadLog(sqlite);
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("foreign_keys = ON");
    // Overwrites what is deleted, so that an erased person is not left in unused parts of the file.
    sqlite.pragma("secure_delete = ON");
    if (readOnly) sqlite.pragma("query_only = ON");
  } catch (error) {
    // The next statement tries again, with a connection of its own.
    sqlite.close();
    throw error;
  }
  return sqlite;
}

/**
 * Retries, because no timeout covers this pragma: when two processes open a new file at the same time, SQLite avoids a
 * deadlock by failing one of them immediately with SQLITE_BUSY.
 */
function switchToWriteAheadLog(sqlite: SQLite.Database): void {
  const deadline = Date.now() + OPENING_TIMEOUT_MS;
  for (;;) {
    try {
      sqlite.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPENING_PAUSE_MS);
    }
  }
}
