import "server-only";
import { stat } from "node:fs/promises";
import { env } from "@/lib/settings/env";
import { isInBucket, lastBackup } from "../backup/kept";
import { database } from "../db/connection";
import { mediaFolder } from "../media/store";

const HOUR_MS = 60 * 60 * 1000;

/** How many backups may be missed before that is a problem. */
const MISSED = 2;

/**
 * The hours since the last backup, or since the site began without one.
 *
 * @param last when that was, if it is known. @returns undefined while it is young enough, or no backup is wanted.
 * @throws StoreUnavailable when the backups can't be listed.
 */
export async function hoursWithoutBackup(last?: Date): Promise<number | undefined> {
  if (env.BACKUP_EVERY === 0) return undefined;
  const since = last ?? (await lastBackup()) ?? (await beginning());
  const hours = Math.floor((Date.now() - since.getTime()) / HOUR_MS);
  return hours >= MISSED * env.BACKUP_EVERY ? hours : undefined;
}

/** When the site began here. A server without lasting folders begins with each start, so there the oldest user counts. */
async function beginning(): Promise<Date> {
  if (!isInBucket()) {
    const folder = await stat(mediaFolder()).catch(() => undefined);
    // Some file systems don't know when a folder was made, and say 1970.
    return folder ? new Date(folder.birthtimeMs || folder.ctimeMs) : new Date();
  }
  const { oldest } = await database()
    .selectFrom("users")
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .executeTakeFirstOrThrow();
  return new Date(oldest);
}
