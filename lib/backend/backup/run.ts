import "server-only";
import { log } from "../log";
import { perProcess } from "../per-process";
import { failureWords } from "./failure-words";
import { keepBackup, removeSuperfluous } from "./kept";

/** What is known about the backups that this process makes into the backup folder. */
interface Memory {
  /** When the one that is being made was begun. */
  runningSince: Date | undefined;
  /** Why the last one failed; undefined after one that did not. */
  failure: { at: Date; reason: string } | undefined;
}

const memory = () => perProcess<Memory>("backups", () => ({ runningSince: undefined, failure: undefined }));

/** The backup that this process is making, and why its last one failed, in words. */
export const backupRun = (): Readonly<Memory> => memory();

/**
 * Makes a backup in the backup folder, and removes those that are not kept. To be called only while none is being made.
 *
 * @throws what {@link keepBackup} throws.
 */
export async function runBackup(): Promise<void> {
  const known = memory();
  known.runningSince = new Date();
  try {
    const { name, rows, media } = await keepBackup();
    log.info({ name, rows, media }, "a backup was made");
    known.failure = undefined;
    await removeSuperfluous().catch((error: unknown) =>
      log.warn({ err: error }, "old backups could not be removed"),
    );
  } catch (error) {
    known.failure = { at: new Date(), reason: failureWords(error) };
    log.error({ err: error }, "a backup could not be made");
    throw error;
  } finally {
    known.runningSince = undefined;
  }
}
