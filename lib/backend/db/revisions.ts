import "server-only";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { log } from "../log";
import { perProcess } from "../per-process";
import { database } from "./connection";
import type { Database } from "./schema";

/** What all instances, and the consoles, have to see changes of. */
type Topic = "gallery" | "messages";

/** How often each topic has changed; those that never have may be missing. */
export type Revisions = Partial<Record<Topic, number>>;

/** How often a process asks what others have changed, in milliseconds. */
const POLL_MS = 2_000;

/** Tells everybody of a change. @param db the transaction of the change. */
export async function raiseRevision(db: Kysely<Database>, topic: Topic): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ topic, revision: 1 })
    .onConflict((conflict) =>
      conflict.column("topic").doUpdateSet((row) => ({ revision: row("revisions.revision", "+", 1) })),
    )
    .execute();
}

/** How often all topics have changed. */
async function readRevisions(): Promise<Revisions> {
  const rows = await database().selectFrom("revisions").selectAll().execute();
  return Object.fromEntries(rows.map(({ topic, revision }) => [topic, revision]));
}

/** How often a topic has changed. */
export const revisionOf = async (topic: Topic): Promise<number> => (await readRevisions())[topic] ?? 0;

/** What this process has read, unless it has written since. */
const memory = () =>
  perProcess<{ writes: number; revisions: Revisions | undefined }>("revisions", () => ({
    writes: 0,
    revisions: undefined,
  }));

/** Forgets what was read: this process has written. Call it after the commit. */
export function forgetRevisions(): void {
  memory().writes += 1;
  memory().revisions = undefined;
}

/**
 * {@link revisionOf}, mostly without a statement: for calls that each open console repeats. It knows of this process's changes at
 * once, and of another one's within 2 s.
 */
export async function recentRevisionOf(topic: Topic): Promise<number> {
  const { revisions } = memory();
  return revisions ? (revisions[topic] ?? 0) : revisionOf(topic);
}

/** Reads the revisions for as long as the process runs. @param listen is told what was read each time. */
export async function watchRevisions(listen: (revisions: Revisions) => Promise<void>): Promise<void> {
  for (;;) {
    await setTimeout(POLL_MS, undefined, { ref: false });
    const { writes } = memory();
    try {
      const revisions = await readRevisions();
      // A write that has ended meanwhile may be in them or not.
      if (memory().writes === writes) memory().revisions = revisions;
      await listen(revisions);
    } catch (err) {
      // The database is away, which calls report. No change is lost: the revision is still there afterwards.
      forgetRevisions();
      log.debug({ err }, "failed to read what has changed");
    }
  }
}
