import "server-only";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { lastBackup } from "../backup/kept";

const HOUR_MS = 60 * 60 * 1000;

/** How many backups may be missed before that is a problem. */
const MISSED = 2;

/**
 * The hours since the last backup, or since the site began without one.
 *
 * @returns undefined while the last backup is young enough, or none is wanted.
 */
export async function hoursWithoutBackup(): Promise<number | undefined> {
  if (env.BACKUP_EVERY === 0) return undefined;
  const since = (await lastBackup()) ?? beginning();
  const hours = Math.floor((Date.now() - since.getTime()) / HOUR_MS);
  return hours >= MISSED * env.BACKUP_EVERY ? hours : undefined;
}

/** When the site began here. */
const beginning = (): Date =>
  statSync(join(resolve(env.DATA_DIR), "uploads"), { throwIfNoEntry: false })?.birthtime ?? new Date();
