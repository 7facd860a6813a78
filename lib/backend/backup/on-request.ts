import "server-only";
import type { Admin } from "@/lib/contract/auth";
import type { Backups } from "@/lib/contract/backups";
import { env } from "@/lib/settings/env";
import { leasedSince, takeLease } from "../db/lease";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { requireFreeSpace } from "../problems/free-space";
import { isInBucket, listKept } from "./kept";
import { lastFailure } from "./last-failure";
import { runBackup } from "./run";
import { KEPT_WEEKS } from "./superfluous";

/** The backups that are kept, the one that any process is making, why the last one failed, and the schedule. */
export async function listBackups(): Promise<Backups> {
  // Asked before the list is read, so that a backup that ends in between is not missing from both.
  const runningSince = await leasedSince("backup");
  const backups = await listKept();
  const failure = await lastFailure();
  const newest = backups[0]?.madeAt ?? "";
  return {
    backups,
    runningSince: runningSince?.toISOString() ?? null,
    // `npm run backup` may have made one since.
    failure: failure && failure.at > newest ? failure : null,
    isOnSiteDisk: !isInBucket(),
    schedule: { everyHours: env.BACKUP_EVERY, keptDays: env.BACKUP_KEEP, keptWeeks: KEPT_WEEKS },
  };
}

/**
 * Begins to make a backup, and does not wait for its end: that takes minutes for a large site. A failure is
 * remembered.
 *
 * @throws HttpError 507 when the disk would be almost full, 409 while any instance or `npm run backup` makes one, 503
 * while the database is locked.
 */
export async function startBackup({ _id }: Admin): Promise<void> {
  const [newest] = await listKept();
  await requireFreeSpace("there is no room for another backup", newest?.bytes);
  const lease = await takeLease("backup");
  if (!lease) throw new HttpError(409, "A backup is already being made.");
  runBackup()
    .catch(() => undefined)
    .finally(lease.release);
  log.info({ userId: _id }, "an admin began a backup");
}
