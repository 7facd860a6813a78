import "server-only";
import type { Admin } from "@/lib/contract/auth";
import type { Backups } from "@/lib/contract/backups";
import { env } from "@/lib/settings/env";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { requireFreeSpace } from "../problems/free-space";
import { listKept } from "./kept";
import { backupRun, runBackup } from "./run";
import { KEPT_WEEKS } from "./superfluous";

/** The backups that are kept, the one that is being made, why the last one failed, and the schedule. */
export async function listBackups(): Promise<Backups> {
  const backups = await listKept();
  const { runningSince, failure } = backupRun();
  const newest = backups[0]?.madeAt ?? "";
  const at = failure?.at.toISOString() ?? "";
  return {
    backups,
    runningSince: runningSince?.toISOString() ?? null,
    // Another process may have made one since: `npm run backup`.
    failure: failure && at > newest ? { at, reason: failure.reason } : null,
    schedule: { everyHours: env.BACKUP_EVERY, keptDays: env.BACKUP_KEEP, keptWeeks: KEPT_WEEKS },
  };
}

/**
 * Begins to make a backup, and does not wait for its end: that takes minutes for a large site. A failure is in the
 * memory of the run.
 *
 * @throws HttpError 507 when the disk would be almost full, 409 while one is being made.
 */
export async function startBackup({ _id }: Admin): Promise<void> {
  const [newest] = await listKept();
  await requireFreeSpace("there is no room for another backup", newest?.bytes);
  // Nothing may come between this and the next line.
  if (backupRun().runningSince) throw new HttpError(409, "A backup is already being made.");
  runBackup().catch(() => undefined);
  log.info({ userId: _id }, "an admin began a backup");
}
