import "server-only";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { lastBackup } from "../backup/kept";
import { backupRun } from "../backup/run";

const HOUR_MS = 60 * 60 * 1000;

/** How many backups may be missed before that is a problem. */
const MISSED = 2;

export interface StaleBackup {
  /** The hours since the last backup, or since the site began without one. */
  hours: number;
  /** Why the last one failed, if this process knows. */
  failure: string | undefined;
}

/** @returns undefined while the last backup is young enough, or none is wanted. */
export async function staleBackup(): Promise<StaleBackup | undefined> {
  if (env.BACKUP_EVERY === 0) return undefined;
  const since = (await lastBackup()) ?? beginning();
  const hours = Math.floor((Date.now() - since.getTime()) / HOUR_MS);
  return hours >= MISSED * env.BACKUP_EVERY ? { hours, failure: backupRun().failure?.reason } : undefined;
}

/** When the site began here. */
const beginning = (): Date =>
  statSync(join(resolve(env.DATA_DIR), "uploads"), { throwIfNoEntry: false })?.birthtime ?? new Date();
