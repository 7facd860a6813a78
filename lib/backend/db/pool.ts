import "server-only";
import { Pool, type PoolConfig, types } from "pg";
import { log } from "../log";

/** What the server calls the site's connections. */
export const APPLICATION_NAME = "golden-hour";

/** How long a call waits for a connection, in milliseconds. */
const CONNECTING_TIMEOUT_MS = 5_000;

const INT8 = 20;

/** Connections to a PostgreSQL server. @param schema the first one of the search path. */
export function newPool(url: string, schema: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    // A restore sees by it that the site runs. Scripts end all the same.
    min: 1,
    allowExitOnIdle: true,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECTING_TIMEOUT_MS,
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
