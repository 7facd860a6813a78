import "server-only";
import { setTimeout } from "node:timers/promises";
import { type ControlledTransaction, Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import type { Pool, QueryConfig } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { codeOf } from "../error-code";
import { log } from "../log";
import { BATCH, containsPattern, type Engine, type Row } from "./engine";
import { newPool, withoutSilentConnections } from "./pool";
import type { Database } from "./schema";

/** The schema of the tables. A restore prepares another one, and then renames both. */
export const SCHEMA = "golden_hour";

/** The counters of attempts. They are not part of a backup. */
const LIMITS_TABLE = "rate_limits";

/** Connections per instance. Servers allow 100 in all as a rule. */
const CONNECTIONS = 10;

/**
 * How long a statement may take, in milliseconds: longer than a write waits for the lock. It also ends the wait for a server
 * that stopped, or a network that broke, without closing the connection.
 */
const STATEMENT_TIMEOUT_MS = 12_000;

/** When the server cancels a statement that its client has given up, and so releases its lock, in milliseconds. */
const ABANDONED_MS = STATEMENT_TIMEOUT_MS + 1_000;

/** How long counting an attempt may take, in milliseconds: then it is counted in memory, so that the call goes on in time. */
const COUNTING_TIMEOUT_MS = 3_000;

/**
 * How long the server waits for the next statement of a write, in milliseconds, before it takes the writer for gone. Shorter
 * than others wait for the lock, so that they need not give up.
 */
const SILENCE_MS = 8_000;

/** How often a writer that is busy otherwise, such as with copying files, says that it is there, in milliseconds. */
const BEAT_MS = 2_000;

/**
 * How long the server waits between two statements of a backup, in milliseconds: a slow disk comes between them. For as long
 * as it waits, it can't tidy up.
 */
const FROZEN_SILENCE_MS = 60 * 60 * 1000;

/** The advisory lock of writes. Any number, the same in every instance. */
const WRITE_LOCK = 4_072_026;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * The write lock keeps other migrations away. Kysely's own lock would hide why one has failed: it can't be given back in a
 * transaction that has failed.
 */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new Adapter();
  }
}

const kyselyOn = (pool: Pool) =>
  new Kysely<Database>({ dialect: new Dialect({ pool: withoutSilentConnections(pool) }) });

/** A connection for statements that may take minutes. @param schema the first one of the search path. */
export const connectPatiently = (url: string, schema: string): Kysely<Database> =>
  kyselyOn(newPool(url, schema, { max: 1 }));

/** Never throws: the server rolls back a transaction whose connection is lost. */
const rollBack = (transaction: ControlledTransaction<Database>): Promise<void> =>
  transaction
    .rollback()
    .execute()
    .catch(() => undefined);

/** The database on a PostgreSQL server. @param url `postgres://user:password@host/database`. */
export function openPostgres(url: string): Engine {
  // One connection always stays open: it tells a restore that the site is running.
  const pool = newPool(url, SCHEMA, {
    max: CONNECTIONS,
    min: 1,
    query_timeout: STATEMENT_TIMEOUT_MS,
    statement_timeout: ABANDONED_MS,
  });
  const db = kyselyOn(pool);
  const patient = connectPatiently(url, SCHEMA);
  let prepared: Promise<void> | undefined;
  return {
    prepare: () => (prepared ??= makeSchema(url)),
    reader: db,
    // One write at a time, as with SQLite, so that the rules that compare rows hold across all instances.
    beginWrite: async (deadline, mayTakeLong) => {
      const transaction = await (mayTakeLong ? patient : db).startTransaction().execute();
      try {
        const patience = Math.max(1, deadline - Date.now());
        // Set before the lock is taken: an instance that vanishes while it waits gets the lock all the same, and only this
        // timeout takes it away again.
        await sql`select set_config('lock_timeout', ${String(patience)}, true),
          set_config('idle_in_transaction_session_timeout', ${String(SILENCE_MS)}, true)`.execute(
          transaction,
        );
        await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
        await sql`set local lock_timeout = 0`.execute(transaction);
      } catch (error) {
        await rollBack(transaction);
        if (codeOf(error) === LOCK_NOT_AVAILABLE) return undefined;
        throw error;
      }
      const end = new AbortController();
      void beat(transaction, end.signal).catch(() => undefined);
      return {
        db: transaction,
        commit: () => {
          end.abort();
          return transaction.commit().execute();
        },
        rollback: () => {
          end.abort();
          return rollBack(transaction);
        },
      };
    },
    now: sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    freeze: async () => {
      const transaction = await db
        .startTransaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute();
      const end = () => rollBack(transaction);
      try {
        // The first statement takes the snapshot.
        await sql`select set_config('idle_in_transaction_session_timeout', ${String(FROZEN_SILENCE_MS)}, true)`.execute(
          transaction,
        );
      } catch (error) {
        await end();
        throw error;
      }
      return { db: transaction, rows: (table) => rowsOf(transaction, table), end };
    },
    // The trigram index serves it where the server has that.
    matching: (words, equal) => [
      ...Object.entries(equal).map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
      ...words.map((word) => sql<boolean>`search_text like ${containsPattern(word)} escape '\\'`),
    ],
    // The server overwrites deleted rows when it tidies up, as it does by itself.
    forgetWords: async () => {},
    emptyLog: async () => true,
    // The server checks its own pages.
    findDamage: async () => undefined,
    newLimiter: (name, options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: {
          query: (query: QueryConfig) => {
            const limited = { ...query, query_timeout: COUNTING_TIMEOUT_MS };
            return pool.query(limited);
          },
        },
        storeType: "pool",
        schemaName: SCHEMA,
        tableName: LIMITS_TABLE,
        tableCreated: true,
        keyPrefix: name,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    close: async () => {
      await db.destroy();
      await patient.destroy();
    },
  };
}

/**
 * Makes the schema, on a connection that doesn't look in it. A connection that looked there too early may miss it for a while
 * if another instance makes it in the same moment, and would then migrate in another schema.
 */
async function makeSchema(url: string): Promise<void> {
  const db = connectPatiently(url, "public");
  try {
    await db.transaction().execute(async (transaction) => {
      // Instances that start together would create the same things.
      await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
      await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(transaction);
      // As the library makes it, but for longer keys.
      await sql`create table if not exists ${sql.id(SCHEMA, LIMITS_TABLE)}
        (key text primary key, points integer not null default 0, expire bigint)`.execute(transaction);
    });
    await installTrigrams(db);
  } finally {
    await db.destroy();
  }
}

/** Keeps the server from taking a writer for gone. @throws when it is aborted, and when the connection is lost. */
async function beat(db: Kysely<Database>, signal: AbortSignal): Promise<never> {
  for (;;) {
    await setTimeout(BEAT_MS, undefined, { signal, ref: false });
    await sql`select 1`.execute(db);
  }
}

/** Installs the extension of the search index. Not every server has it, and not every user may install it. */
export async function installTrigrams(db: Kysely<Database>): Promise<void> {
  await sql`create extension if not exists pg_trgm with schema public`
    .execute(db)
    .catch((error: unknown) => log.warn({ err: error }, "searches have no index: pg_trgm is not there"));
}

/** The keys of the tables. */
const KEYS: Record<keyof Database, string[]> = {
  users: ["id"],
  messages: ["id"],
  message_notes: ["id"],
  additions: ["id"],
  gallery_items: ["id"],
  sounds: ["id"],
  notifications: ["id"],
  failed_deliveries: ["message_id", "service"],
  deposits: ["message_id"],
  outbox: ["id"],
  erasures: ["id"],
  replies: ["id"],
  reply_templates: ["id"],
  out_of_office: ["id"],
  push_keys: ["id"],
  push_devices: ["id"],
  push_notices: ["id"],
  sign_ins: ["id"],
  recovery_codes: ["hash"],
  passkeys: ["id"],
  sign_in_links: ["digest"],
  leases: ["name"],
  revisions: ["topic"],
  backup_failures: ["at"],
};

/** Reads a table in the order of its key. */
async function* rowsOf(db: Kysely<Database>, table: keyof Database): AsyncGenerator<Row[]> {
  const key = sql.join(KEYS[table].map((column) => sql.ref(column)));
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${after} order by ${key} limit ${BATCH}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = sql`(${key}) > (${sql.join(KEYS[table].map((column) => last[column]))})`;
    yield rows;
  }
}
