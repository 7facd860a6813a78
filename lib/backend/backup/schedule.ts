import "server-only";
import { env } from "@/lib/settings/env";
import { withLease } from "../db/lease";
import { log } from "../log";
import { lastBackup } from "./kept";
import { runBackup } from "./run";

const HOUR_MS = 60 * 60 * 1000;

/** When a process looks for the first time whether a backup is due: not while it is busy with its start. */
const FIRST_LOOK_MS = 5 * 60 * 1000;

/**
 * Makes a backup whenever the last one of all instances is older than `BACKUP_EVERY`, for as long as the process runs.
 */
export function watchBackups(): void {
  if (env.BACKUP_EVERY === 0) return;
  setTimeout(() => {
    void makeIfDue();
    setInterval(makeIfDue, HOUR_MS).unref();
  }, FIRST_LOOK_MS).unref();
}

/** Looks under the lease, so that of several instances only one makes the backup that is due. */
async function makeIfDue(): Promise<void> {
  try {
    await withLease("backup", async () => {
      const last = await lastBackup();
      if (last && Date.now() - last.getTime() < env.BACKUP_EVERY * HOUR_MS) return;
      await runBackup();
    });
  } catch (error) {
    log.warn({ err: error }, "there is no new backup");
  }
}
