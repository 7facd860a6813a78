import "server-only";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, type PoolConfig, types } from "pg";
import { log } from "../log";
import { NO_ANSWER } from "./unreachable";

/** What the server calls the site's connections. */
export const APPLICATION_NAME = "golden-hour";

/** How long a call waits for a connection, in milliseconds. */
const CONNECTING_TIMEOUT_MS = 5_000;

/** How long a connection is silent before the system asks whether the other side is still there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

const INT8 = 20;

/** Connections to a PostgreSQL server. @param schema the first one of the search path. */
export function newPool(url: string, schema: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    allowExitOnIdle: true,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECTING_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: `-c search_path=${schema},public`,
    types: {
      // Counts are far below 2^53.
      getTypeParser: ((oid: number, format?: "text") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
    ...options,
  });
  // A lost connection reports it more than once, and without a listener that would end the process. Whoever uses the
  // connection gets an error of their own, and the next call gets a new connection.
  pool.on("connect", (client) => {
    client.once("error", (error) => log.warn({ err: error }, "a connection to the database was lost"));
    client.on("error", () => {});
  });
  pool.on("error", () => {});
  return pool;
}

/**
 * A pool for Kysely that gives up a connection on which an answer did not come. The client library would hand it out again,
 * and whatever is sent on it then gets no answer either (https://github.com/brianc/node-postgres/issues/3399).
 */
export const withoutSilentConnections = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect();
    let silence: Error | undefined;
    const query = async (statement: string, values: unknown[]) => {
      if (silence) throw silence;
      try {
        return await client.query(statement, values);
      } catch (error) {
        if (error instanceof Error && error.message === NO_ANSWER) silence = error;
        throw error;
      }
    };
    return {
      // The other form takes a cursor, which needs a package that is not used.
      query: query as unknown as PostgresPoolClient["query"],
      release: (destroy) => client.release(silence ?? destroy),
    };
  },
});
