import "server-only";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { perProcess } from "../per-process";
import { failureWords } from "./failure-words";

interface Failure {
  /** ISO 8601, UTC. */
  at: string;
  /** One sentence for the owner. */
  reason: string;
}

/** What could not be stored: a full disk may be what fails both the backup and this. */
const memory = () =>
  perProcess<{ failure: Failure | undefined }>("failed backup", () => ({ failure: undefined }));

/** Remembers why a backup failed, for all instances. @param error what it threw. It never throws itself. */
export async function rememberFailure(error: unknown): Promise<void> {
  const failure = { at: new Date().toISOString(), reason: failureWords(error) };
  await replaceFailure(failure).catch(() => {
    memory().failure = failure;
  });
}

/** Forgets the last failure, after a backup that was made. It never throws: a failure before that backup does not count. */
export const forgetFailure = (): Promise<void> => replaceFailure(undefined).catch(() => undefined);

async function replaceFailure(failure: Failure | undefined): Promise<void> {
  memory().failure = undefined;
  await withWriteLock(async (db) => {
    await db.deleteFrom("backup_failures").execute();
    if (failure) await db.insertInto("backup_failures").values(failure).execute();
  });
}

/** Why the last backup of any instance failed; undefined after one that did not, as far as is known. */
export async function lastFailure(): Promise<Failure | undefined> {
  const stored = await database()
    .selectFrom("backup_failures")
    .select(["at", "reason"])
    .executeTakeFirst()
    // A damaged database is reported as a problem of its own.
    .catch(() => undefined);
  return memory().failure ?? stored;
}
