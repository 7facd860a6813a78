import "server-only";
import type { Dashboard } from "@/lib/contract/dashboard";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS = 12;

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The Monday (UTC) of the week a timestamp (ms) falls in, as `YYYY-MM-DD`. */
function mondayOf(moment: number): string {
  // getUTCDay: Sunday is 0.
  const daysSinceMonday = (new Date(moment).getUTCDay() + 6) % 7;
  return isoDay(moment - daysSinceMonday * DAY_MS);
}

/** The Mondays (UTC) of the last 12 weeks as `YYYY-MM-DD`, ending with the current week. */
export function lastMondays(now: Date): string[] {
  return Array.from({ length: WEEKS }, (_, index) =>
    mondayOf(now.getTime() - (WEEKS - 1 - index) * 7 * DAY_MS),
  );
}

/**
 * Sums daily counts by week.
 *
 * @param mondays the weeks to return, by their Mondays. @param days counts by day; days of other weeks are
 * ignored.
 */
export function countByWeek(
  mondays: string[],
  days: { day: string; count: number }[],
): Dashboard["enquiriesByWeek"] {
  const counts = new Map(mondays.map((start) => [start, 0]));
  for (const { day, count } of days) {
    const start = mondayOf(Date.parse(day));
    const sum = counts.get(start);
    if (sum !== undefined) counts.set(start, sum + count);
  }
  return Array.from(counts, ([start, count]) => ({ start, count }));
}
