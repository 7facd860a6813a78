import "server-only";
import { timeOf } from "./make";

/** How many weeks with a backup are kept. */
export const KEPT_WEEKS = 4;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Chooses the backups that are not kept: all but the newest of each of the last days, and of each of four weeks.
 *
 * @param names newest first, as `backupName` makes them. @param days how many days with a backup are kept.
 */
export function superfluous(names: string[], days: number): string[] {
  const kept = new Set([
    ...newestOfEach(names, (time) => time.toISOString().slice(0, 10), days),
    ...newestOfEach(names, (time) => Math.floor(time.getTime() / WEEK_MS), KEPT_WEEKS),
  ]);
  return names.filter((name) => !kept.has(name));
}

/** The newest name of each of the first periods. */
function newestOfEach(names: string[], periodOf: (time: Date) => unknown, periods: number): string[] {
  const newest = new Map<unknown, string>();
  for (const name of names) {
    const time = timeOf(name);
    if (!time) continue;
    const period = periodOf(time);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, periods);
}
