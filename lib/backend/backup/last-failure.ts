import "server-only";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { log } from "../log";
import { perProcess } from "../per-process";
import { failureWords } from "./failure-words";

interface Failure {
  /** ISO 8601, UTC. */
  at: string;
  /** One sentence for the owner. */
  reason: string;
}

/** Also kept here, since a full disk may be what fails both the backup and this. */
const memory = () => perProcess<{ failure: Failure | undefined }>("backups", () => ({ failure: undefined }));

/** Remembers why a backup failed, for all instances. @param error what it threw. It never throws itself. */
export async function rememberFailure(error: unknown): Promise<void> {
  const failure = { at: new Date().toISOString(), reason: failureWords(error) };
  memory().failure = failure;
  await withWriteLock(async (db) => {
    await db.deleteFrom("backup_failures").execute();
    await db.insertInto("backup_failures").values(failure).execute();
  }).catch(onlyHere);
}

/** Forgets the last failure. It never throws. */
export async function forgetFailure(): Promise<void> {
  memory().failure = undefined;
  await withWriteLock((db) => db.deleteFrom("backup_failures").execute()).catch(onlyHere);
}

const onlyHere = (err: unknown) =>
  log.warn({ err }, "how the last backup ended could not be stored: the other instances don't know");

/** Why the last backup of any instance failed; undefined after one that did not, as far as is known. */
export async function lastFailure(): Promise<Failure | undefined> {
  const stored = await database()
    .selectFrom("backup_failures")
    .select(["at", "reason"])
    .executeTakeFirst()
    // A damaged database is a problem that is told elsewhere.
    .catch(() => undefined);
  const here = memory().failure;
  return here && here.at > (stored?.at ?? "") ? here : stored;
}
