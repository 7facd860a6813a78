import "server-only";
import { Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { log } from "../log";
import { BATCH, containsPattern, type Engine, type Row, stored } from "./engine";
import { newPool } from "./pool";
import type { Database } from "./schema";

/** The schema of the tables. A restore prepares another one, and then renames both. */
export const SCHEMA = "golden_hour";

/** The counters of attempts. They are not part of a backup. */
const LIMITS_TABLE = "rate_limits";

/** Connections per instance. Servers allow 100 in all as a rule. */
const CONNECTIONS = 10;

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

/** Connections to a PostgreSQL server, whose search path begins with a schema. */
export const connect = (url: string, schema: string, max: number): Kysely<Database> =>
  new Kysely<Database>({ dialect: new Dialect({ pool: newPool(url, schema, { max }) }) });

/** The database on a PostgreSQL server. @param url `postgres://user:password@host/database`. */
export function openPostgres(url: string): Engine {
  const pool = newPool(url, SCHEMA, { max: CONNECTIONS });
  const db = new Kysely<Database>({ dialect: new Dialect({ pool }) });
  return {
    prepare: async () => {
      await db.transaction().execute(async (transaction) => {
        // Instances that start together would create the same things.
        await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
        await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(transaction);
        // As the library makes it, but for longer keys.
        await sql`create table if not exists ${sql.id(SCHEMA, LIMITS_TABLE)}
          (key text primary key, points integer not null default 0, expire bigint)`.execute(transaction);
      });
      await installTrigrams(db);
    },
    reader: db,
    // One write at a time, as with SQLite, so that the rules that compare rows hold across all instances.
    beginWrite: async (deadline) => {
      const transaction = await db.startTransaction().execute();
      try {
        const patience = Math.max(1, deadline - Date.now());
        await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction);
        await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
        await sql`set local lock_timeout = 0`.execute(transaction);
      } catch (error) {
        await transaction
          .rollback()
          .execute()
          .catch(() => undefined);
        const isLocked = error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
        if (isLocked) return undefined;
        throw error;
      }
      return {
        db: transaction,
        commit: () => transaction.commit().execute(),
        rollback: () =>
          transaction
            .rollback()
            .execute()
            .catch(() => undefined),
      };
    },
    now: sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    freeze: async () => {
      const transaction = await db
        .startTransaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute();
      const end = () =>
        transaction
          .rollback()
          .execute()
          .catch(() => undefined);
      try {
        // The first statement takes the snapshot.
        await sql`select 1`.execute(transaction);
      } catch (error) {
        await end();
        throw error;
      }
      return { db: transaction, rows: (table) => rowsOf(transaction, table), end };
    },
    // The trigram index serves it where the server has that.
    containsWords: (words, read) => [
      ...(read === undefined ? [] : [sql<boolean>`read = ${stored(read)}`]),
      ...words.map((word) => sql<boolean>`search_text like ${containsPattern(word)} escape '\\'`),
    ],
    // The server checks its own pages.
    findDamage: async () => undefined,
    newLimiter: (name, limit) =>
      new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: "pool",
        schemaName: SCHEMA,
        tableName: LIMITS_TABLE,
        tableCreated: true,
        keyPrefix: name,
        insuranceLimiter: new RateLimiterMemory(limit),
      }),
    close: () => db.destroy(),
  };
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
  gallery_items: ["id"],
  notifications: ["id"],
  failed_deliveries: ["message_id", "service"],
  deposits: ["message_id"],
  sign_ins: ["id"],
  recovery_codes: ["hash"],
  passkeys: ["id"],
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
