import "server-only";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, type RawBuilder, sql } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "@/lib/settings/env";
import { createFolder } from "../create-folder";
import { codeOf } from "../error-code";
import { BATCH, containsPattern, type Engine, type Equalities, type Row } from "./engine";
import type { Database } from "./schema";
import { isBusy, SqliteThreads } from "./threads";

/** Two, so that a long search or export does not hold up sign-in and the gallery. */
const READING_THREADS = 2;

/** The index has an entry for every three characters of a text. */
const INDEXED_LENGTH = 3;

/** The pause between two tries, in milliseconds. Random, so that two processes don't keep meeting. */
const pauseMs = () => 20 + Math.random() * 60;

/** Codes of SQLite for a file that is not what it wrote. */
const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** The database in a file of the data folder. */
export function openSqlite(): Engine {
  const directory = resolve(env.DATA_DIR);
  createFolder(directory);
  const connect = (readOnly: boolean, threads: number) =>
    new Kysely<Database>({ dialect: new SqliteThreads({ directory, readOnly, threads }) });
  const reader = connect(true, READING_THREADS);
  const writer = connect(false, 1);

  return {
    prepare: async () => {},
    reader,
    beginWrite: async (deadline) => {
      if (!(await beginImmediate(writer, deadline))) return undefined;
      return {
        db: writer,
        commit: async () => void (await sql`commit`.execute(writer)),
        // After a disk error SQLite has already rolled back, and a second rollback would throw.
        rollback: async () => void (await sql`rollback`.execute(writer).catch(() => undefined)),
      };
    },
    now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
    freeze: async () => {
      const db = connect(true, 1);
      try {
        await sql`begin`.execute(db);
        // SQLite takes the snapshot at the first read.
        await sql`select 1 from users limit 1`.execute(db);
      } catch (error) {
        await db.destroy();
        throw error;
      }
      return { db, rows: (table) => rowsOf(db, table), end: () => db.destroy() };
    },
    matching,
    // The index notes that a message is gone, or has other words now, and keeps its words. "optimize" may keep them, too.
    forgetWords: async (db) => {
      await sql`insert into messages_search (messages_search) values ('rebuild')`.execute(db);
    },
    emptyLog: async () => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(writer);
      return rows[0]?.busy === 0;
    },
    findDamage: async (isThorough) => {
      const check = isThorough ? sql`pragma integrity_check(1)` : sql`pragma quick_check(1)`;
      try {
        const { rows } = await sql<Record<string, string>>`${check}`.execute(reader);
        const [found = "ok"] = Object.values(rows[0] ?? {});
        return found === "ok" ? undefined : found;
      } catch (error) {
        if (error instanceof Error && DAMAGE_CODES.test(codeOf(error))) return error.message;
        throw error;
      }
    },
    newLimiter: (_, options) => new RateLimiterMemory(options),
    // SQLite then moves the write-ahead log into the file, which is whole without it.
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** Begins a transaction with the lock; tries at least once. @returns whether it could, until the deadline. */
async function beginImmediate(db: Kysely<Database>, deadline: number): Promise<boolean> {
  for (;;) {
    try {
      await sql`begin immediate`.execute(db);
      return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) return false;
      await setTimeout(pauseMs());
    }
  }
}

/** Shorter words than the index knows are looked for in the text of each message. */
function matching(words: string[], equal: Equalities): RawBuilder<boolean>[] {
  const isIndexed = (word: string) => [...word].length >= INDEXED_LENGTH;
  const indexed = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
  const short = words.filter((word) => !isIndexed(word));
  // Without statistics, SQLite expects a handful of messages to have these values. The plus sign keeps it from going through
  // them all (https://sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_).
  const prefix = indexed.length > 0 ? sql`+` : sql``;
  return [
    ...Object.entries(equal).map(([column, value]) => sql<boolean>`${prefix}${sql.ref(column)} = ${value}`),
    ...(indexed.length > 0
      ? [
          sql<boolean>`number in (select rowid from messages_search where messages_search match ${indexed.join(" ")})`,
        ]
      : []),
    ...short.map((word) => sql<boolean>`search_text like ${containsPattern(word)} escape '\\'`),
  ];
}

/** Reads a table in the order in which its rows were stored. */
async function* rowsOf(db: Kysely<Database>, table: keyof Database): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row & { rowid: number }>`
      select rowid as rowid, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${BATCH}
    `.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.rowid ?? last;
    yield rows.map(({ rowid: _, ...row }) => row as Row);
  }
}
