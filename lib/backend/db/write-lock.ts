import "server-only";
import { type Kysely, sql } from "kysely";
import pLimit from "p-limit";
import { HttpError } from "../http/http-error";
import { perProcess } from "../per-process";
import { makeRoom } from "../problems/reserve";
import { engine } from "./connection";
import { forgetRevisions } from "./revisions";
import type { Database } from "./schema";

/**
 * Runs part of a transaction in a savepoint. If it fails, only its own changes are rolled back.
 *
 * @param db the transaction's connection. @throws whatever `work` threw.
 */
export async function withSavepoint(db: Kysely<Database>, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint part`.execute(db);
  try {
    await work();
    await sql`release savepoint part`.execute(db);
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    throw error;
  }
}

/** How long a writer waits for the lock, including the writers before it in this process, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A write that had to be given up, because others hold the lock. */
class DatabaseBusy extends HttpError {
  override name = "DatabaseBusy";
  readonly code = "DATABASE_BUSY";

  constructor() {
    super(503, "The site is busy right now, and nothing was saved. Please try again in a minute.", {
      headers: { "retry-after": "60" },
    });
  }
}

/**
 * Runs `work` in a transaction that no other write runs beside, of this process or another.
 *
 * Other writers wait until it ends. Keep it short and do slow work before. Only `db` sees what was written before the
 * end.
 *
 * @param options.mayTakeLong whether a single statement may take minutes, such as making an index.
 * @throws DatabaseBusy when it can't begin in time, and whatever `work` threw, after rolling everything back.
 */
export async function withWriteLock<Result>(
  work: (db: Kysely<Database>) => Promise<Result>,
  { mayTakeLong = false } = {},
): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  let isGivenUp = false;
  const { promise: neverBegun, reject } = Promise.withResolvers<never>();
  // The write before it, or the server, may take much longer.
  const patience = setTimeout(() => {
    isGivenUp = true;
    reject(new DatabaseBusy());
  }, PATIENCE_MS);
  const written = inTurn()(async () => {
    if (isGivenUp) throw new DatabaseBusy();
    await makeRoom();
    const transaction = await engine().beginWrite(deadline, mayTakeLong);
    if (!transaction) throw new DatabaseBusy();
    clearTimeout(patience);
    try {
      if (isGivenUp) throw new DatabaseBusy();
      const result = await work(transaction.db);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    } finally {
      forgetRevisions();
    }
  });
  try {
    return await Promise.race([written, neverBegun]);
  } finally {
    clearTimeout(patience);
  }
}

/** Runs work between two writes of this process, without a transaction. @throws whatever `work` threw. */
export const betweenWrites = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn()(work);

const inTurn = () => perProcess("writers", () => pLimit(1));
