import "server-only";
import { existsSync } from "node:fs";
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Backup } from "@/lib/contract/backups";
import { env } from "@/lib/settings/env";
import { backupFolder, timeOf } from "./make";
import { superfluous } from "./superfluous";

/** The names of the backups in the backup folder, newest first. */
async function keptNames(): Promise<string[]> {
  if (!existsSync(backupFolder())) return [];
  const names = await readdir(backupFolder());
  return names
    .filter((name) => timeOf(name))
    .sort()
    .reverse();
}

/** When the newest backup in the backup folder was made. */
export async function lastBackup(): Promise<Date | undefined> {
  const [newest] = await keptNames();
  return newest ? timeOf(newest) : undefined;
}

/** The backups in the backup folder, newest first. Leaves out what is no file, and what is removed meanwhile. */
export async function listKept(): Promise<Backup[]> {
  const names = await keptNames();
  const found = await Promise.all(
    names.map(async (name): Promise<Backup[]> => {
      const stat = await lstat(join(backupFolder(), name)).catch(() => undefined);
      const madeAt = timeOf(name)?.toISOString();
      return stat?.isFile() && madeAt ? [{ name, madeAt, bytes: stat.size }] : [];
    }),
  );
  return found.flat();
}

/** Removes the backups that are not kept (`BACKUP_KEEP`). */
export async function removeSuperfluous(): Promise<void> {
  for (const name of superfluous(await keptNames(), env.BACKUP_KEEP)) await rm(join(backupFolder(), name));
}
