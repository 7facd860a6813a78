import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { log } from "../log";
import { database, engine } from "./connection";
import { createLeases } from "./migrations/010-several-instances";
import type { Database } from "./schema";
import { isRunning, thisMachine } from "./this-machine";
import { withWriteLock } from "./write-lock";

/** What only one process may do at a time, of all instances and scripts. */
export type LeaseName = "backup" | "mail" | "push";

/** A lease that this process holds. */
export interface Lease {
  /**
   * Renews it for its whole term, within a write: whatever is written is then known to be the holder's.
   *
   * @returns whether it is still held.
   */
  extend: (db: Kysely<Database>) => Promise<boolean>;
  /** Gives it back. It never throws: a lease that can't be given back expires. */
  release: () => Promise<void>;
}

/** How long a lease outlives its last renewal, in milliseconds: its holder was killed, or is cut off. */
const TERM_MS = 2 * 60 * 1000;

/** A locked database may cost one or two renewals. */
const RENEWAL_MS = 30 * 1000;

/** The pause between two tries, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Takes a lease and renews it until it is released.
 *
 * All times are the database's, so that the clocks of instances don't matter. The holder is not interrupted when it
 * loses the lease because it could not renew it for two minutes, so whatever it does must stay right then.
 *
 * @returns undefined while another process, or other work of this one, holds it. @throws as {@link withWriteLock}.
 */
export async function takeLease(name: LeaseName): Promise<Lease | undefined> {
  const holder = randomUUID();
  const isTaken = await withWriteLock(async (db) => {
    // A backup before an upgrade needs a lease in a database that has no table for it yet.
    await createLeases(db as Kysely<unknown>);
    if (await leasedSince(name, db)) return true;
    await db.deleteFrom("leases").where("name", "=", name).execute();
    const { now } = engine();
    const machine = thisMachine();
    await db
      .insertInto("leases")
      .values({ name, holder, machine, process_id: process.pid, since: now, expires_at: expiry() })
      .execute();
    return false;
  });
  if (isTaken) return undefined;
  const renewal = setInterval(() => void renew(name, holder), RENEWAL_MS).unref();
  return {
    extend: (db) => extend(name, holder, db),
    release: async () => {
      clearInterval(renewal);
      await withWriteLock((db) =>
        db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute(),
      ).catch((err: unknown) => log.warn({ err, name }, "failed to release a lease, which will expire"));
    },
  };
}

/**
 * Does work that only one process may do at a time, under a lease.
 *
 * @returns what `work` returned, or undefined while another process holds the lease.
 * @throws as {@link takeLease}, and whatever `work` threw.
 */
export async function withLease<Result>(
  name: LeaseName,
  work: (lease: Lease) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const lease = await takeLease(name);
  if (!lease) return undefined;
  try {
    return { result: await work(lease) };
  } finally {
    await lease.release();
  }
}

/**
 * {@link withLease}, but waits until the lease is free.
 *
 * @param tell is called once if it has to wait. @throws as {@link withLease}.
 */
export async function whenFree<Result>(
  name: LeaseName,
  tell: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let waits = false; ; waits = true) {
    const done = await withLease(name, work);
    if (done) return done.result;
    if (!waits) tell();
    await setTimeout(PAUSE_MS);
  }
}

/** Since when any process holds a lease; undefined when none does. @param db may be a write transaction. */
export async function leasedSince(
  name: LeaseName,
  db: Kysely<Database> = database(),
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("leases")
    .select(["machine", "process_id", "since"])
    .where("name", "=", name)
    .where("expires_at", ">", engine().now)
    .executeTakeFirst();
  if (!row || (row.machine === thisMachine() && !isRunning(row.process_id))) return undefined;
  return new Date(row.since);
}

/** Whether any process holds a lease. @param db may be a write transaction. */
export const isLeased = async (name: LeaseName, db?: Kysely<Database>): Promise<boolean> =>
  (await leasedSince(name, db)) !== undefined;

const expiry = () => sql<number>`${engine().now} + ${sql.lit(TERM_MS)}`;

async function extend(name: LeaseName, holder: string, db: Kysely<Database>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("leases")
    .set({ expires_at: expiry() })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function renew(name: LeaseName, holder: string): Promise<void> {
  try {
    await withWriteLock((db) => extend(name, holder, db));
  } catch (err) {
    log.warn({ err, name }, "failed to renew a lease");
  }
}
