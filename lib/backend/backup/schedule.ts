import "server-only";
import { env } from "@/lib/settings/env";
import { log } from "../log";
import { lastBackup } from "./kept";
import { backupRun, runBackup } from "./run";

const HOUR_MS = 60 * 60 * 1000;

/** When a process looks for the first time whether a backup is due: not while it is busy with its start. */
const FIRST_LOOK_MS = 5 * 60 * 1000;

/** Makes a backup whenever the last one is older than `BACKUP_EVERY`, for as long as the process runs. */
export function watchBackups(): void {
  if (env.BACKUP_EVERY === 0) return;
  setTimeout(() => {
    void makeIfDue();
    setInterval(makeIfDue, HOUR_MS).unref();
  }, FIRST_LOOK_MS).unref();
}

async function makeIfDue(): Promise<void> {
  try {
    const last = await lastBackup();
    if (last && Date.now() - last.getTime() < env.BACKUP_EVERY * HOUR_MS) return;
    if (!backupRun().runningSince) await runBackup();
  } catch (error) {
    log.warn({ err: error }, "there is no new backup");
  }
}
