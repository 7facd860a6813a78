import "server-only";
import { join } from "node:path";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import Piscina from "piscina";
import type { SqliteThreadData, Statement, StatementResult } from "@/lib/process/sqlite-thread";
import { codeOf } from "../error-code";

/** Started by its path, past the bundler. */
const THREAD = join(process.cwd(), "lib/process/sqlite-thread.ts");

// biome-ignore lint/style/noProcessEnv: a setting of Node
const { NODE_COMPILE_CACHE } = process.env;
/** Lets a thread use what Node has compiled. Otherwise each loads the compiler that removes types: 12 MB, and 0.1 s of a processor. */
const compiled = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/** A statement that SQLite refused, with SQLite's code (https://sqlite.org/rescode.html). */
class SqliteError extends Error {
  override name = "SqliteError";
  readonly code: string;

  constructor({ message, code }: { message: string; code: string }) {
    super(message);
    this.code = code;
  }
}

/** Whether another connection holds the lock. Asks for the code: Next bundles the class more than once. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith("SQLITE_BUSY");

/**
 * A Kysely dialect for SQLite whose connections live in threads of their own.
 *
 * Statements of several threads run at the same time and in no order, so only one thread may write. Transactions need
 * a caller that keeps others away (see write-lock.ts).
 */
export class SqliteThreads implements Dialect {
  readonly #options: SqliteThreadData & { threads: number };

  constructor(options: SqliteThreadData & { threads: number }) {
    this.#options = options;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#options);
  }

  createAdapter() {
    return new SqliteAdapter();
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type.
  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db);
  }
}

class ThreadDriver implements Driver, DatabaseConnection {
  readonly #pool: Piscina<Statement, StatementResult>;

  constructor({ threads, ...workerData }: SqliteThreadData & { threads: number }) {
    this.#pool = new Piscina({
      filename: THREAD,
      workerData,
      minThreads: threads,
      maxThreads: threads,
      // The threads take no settings and no loaders from the process.
      env: compiled,
      execArgv: [],
    });
  }

  async init() {}

  async acquireConnection() {
    return this;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#pool.run({ sql, parameters });
    if ("failure" in result) throw new SqliteError(result.failure);
    const { rows, changes } = result;
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  // biome-ignore lint/correctness/useYield: it only throws.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Read in batches instead: a thread can't keep a statement open for one caller.");
  }

  async beginTransaction() {
    throw new Error("Use withWriteLock instead.");
  }

  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}

  async destroy() {
    await this.#pool.destroy();
  }
}
