import "server-only";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pLimit from "p-limit";
import { HttpError } from "../http/http-error";
import { perProcess } from "../per-process";
import { makeRoom } from "../problems/reserve";
import { writer } from "./connection";
import type { Database } from "./schema";
import { isBusy } from "./threads";

/**
 * Runs part of a transaction in a savepoint. If it fails, only its own changes are rolled back.
 *
 * @param db the transaction's connection. @throws whatever `work` threw.
 */
export async function withSavepoint(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await sql`savepoint part`.execute(db);
  try {
    await work();
    await sql`release part`.execute(db);
  } catch (error) {
    await sql`rollback to part`.execute(db);
    throw error;
  }
}

/** How long a writer waits for the lock, including the writers before it in this process, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The pause between two tries, in milliseconds. Random, so that two processes don't keep meeting. */
const pauseMs = () => 20 + Math.random() * 60;

/** A write that had to be given up, because another program holds the lock. */
class DatabaseBusy extends HttpError {
  override name = "DatabaseBusy";
  readonly code = "SQLITE_BUSY";

  constructor() {
    super(503, "The site is busy right now, and nothing was saved. Please try again in a minute.", {
      headers: { "retry-after": "60" },
    });
  }
}

/**
 * Runs `work` in a transaction that holds SQLite's write lock from the start (`begin immediate`).
 *
 * Other writers, in this process or another, wait until it ends. Keep it short and do slow work before. Only `db`
 * sees what was written before the end.
 *
 * @throws DatabaseBusy when the lock can't be had in time, and whatever `work` threw, after rolling everything back.
 */
export async function withWriteLock<Result>(
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  return inTurn()(async () => {
    await makeRoom();
    const db = writer();
    await begin(db, deadline);
    try {
      const result = await work(db);
      await sql`commit`.execute(db);
      return result;
    } catch (error) {
      // After a disk error SQLite has already rolled back, and a second rollback would throw.
      await sql`rollback`.execute(db).catch(() => undefined);
      throw error;
    }
  });
}

const inTurn = () => perProcess("writers", () => pLimit(1));

/** Begins a transaction with the lock; tries at least once. @param deadline as `Date.now()`. */
async function begin(db: Kysely<Database>, deadline: number): Promise<void> {
  for (;;) {
    try {
      await sql`begin immediate`.execute(db);
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw new DatabaseBusy();
      await setTimeout(pauseMs());
    }
  }
}
