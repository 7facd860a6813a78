import "server-only";
import { log } from "../log";
import { keepBackup, removeSuperfluous } from "./kept";
import { forgetFailure, rememberFailure } from "./last-failure";

/**
 * Makes a backup and keeps it, then removes those that are no longer kept. The caller holds the lease "backup".
 *
 * @throws what {@link keepBackup} throws.
 */
export async function makeKeptBackup(): Promise<void> {
  const { name, rows, media } = await keepBackup();
  log.info({ name, rows, media }, "a backup was made");
  await removeSuperfluous().catch((error: unknown) =>
    log.warn({ err: error }, "old backups could not be removed"),
  );
}

/** {@link makeKeptBackup}, and remembers how it ended. @throws as that. */
export async function runBackup(): Promise<void> {
  try {
    await makeKeptBackup();
    await forgetFailure();
  } catch (error) {
    log.error({ err: error }, "a backup could not be made");
    await rememberFailure(error);
    throw error;
  }
}
