import "server-only";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/settings/env";
import { log } from "../log";
import { perProcess } from "../per-process";
import { backupFolder, backupName, makeBackup, timeOf } from "./make";
import { superfluous } from "./superfluous";

const HOUR_MS = 60 * 60 * 1000;

/** When a process looks for the first time whether a backup is due: not while it is busy with its start. */
const FIRST_LOOK_MS = 5 * 60 * 1000;

/** What is known about backups that this process makes by itself. */
interface Memory {
  /** Why the last one failed; undefined after one that did not. */
  failure: string | undefined;
}

const memory = () => perProcess<Memory>("backups", () => ({ failure: undefined }));

/** Why the last backup of this process failed, in words. */
export const backupFailure = (): string | undefined => memory().failure;

/** Makes a backup whenever the last one is older than `BACKUP_EVERY`, for as long as the process runs. */
export function watchBackups(): void {
  if (env.BACKUP_EVERY === 0) return;
  setTimeout(() => {
    void makeIfDue();
    setInterval(makeIfDue, HOUR_MS).unref();
  }, FIRST_LOOK_MS).unref();
}

async function makeIfDue(): Promise<void> {
  const last = await lastBackup();
  if (last && Date.now() - last.getTime() < env.BACKUP_EVERY * HOUR_MS) return;
  await makeScheduledBackup().catch(() => undefined);
}

/** Makes a backup in the backup folder, and removes those that are not kept. @throws what {@link makeBackup} throws. */
export async function makeScheduledBackup(): Promise<void> {
  const file = join(backupFolder(), backupName(new Date()));
  try {
    const { rows, media } = await makeBackup(file);
    log.info({ file, rows, media }, "a backup was made");
    memory().failure = undefined;
    for (const name of superfluous(await backups(), env.BACKUP_KEEP)) await rm(join(backupFolder(), name));
  } catch (error) {
    memory().failure = error instanceof Error ? error.message : String(error);
    log.error({ err: error }, "a backup could not be made");
    throw error;
  }
}

/** When the newest backup in the backup folder was made. */
export async function lastBackup(): Promise<Date | undefined> {
  const [newest] = await backups();
  return newest ? timeOf(newest) : undefined;
}

/** The names of the backups in the backup folder, newest first. */
async function backups(): Promise<string[]> {
  if (!existsSync(backupFolder())) return [];
  const names = await readdir(backupFolder());
  return names
    .filter((name) => timeOf(name))
    .sort()
    .reverse();
}
