import { expect, test } from "vitest";
import { countByWeek, lastMondays } from "./weeks";

test.each([
  ["the first instant of a Monday", "2027-06-14T00:00:00.000Z", "2027-06-14"],
  ["the last instant of a Sunday", "2027-06-13T23:59:59.999Z", "2027-06-07"],
  ["a week that started last year", "2027-01-02T12:00:00.000Z", "2026-12-28"],
  ["a leap day", "2028-02-29T12:00:00.000Z", "2028-02-28"],
])("the current week starts on Monday, UTC: %s", (_, now, monday) => {
  expect(lastMondays(new Date(now)).at(-1)).toBe(monday);
});

test("the last 12 weeks are consecutive across New Year and the end of daylight saving time", () => {
  expect(lastMondays(new Date("2027-01-14T08:00:00.000Z"))).toEqual([
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
    "2026-12-07",
    "2026-12-14",
    "2026-12-21",
    "2026-12-28",
    "2027-01-04",
    "2027-01-11",
  ]);
});

test("sums days by requested week, with zero for empty weeks", () => {
  const mondays = ["2027-05-31", "2027-06-07", "2027-06-14"];
  const days = [
    { day: "2027-05-30", count: 7 },
    { day: "2027-05-31", count: 1 },
    { day: "2027-06-06", count: 2 },
    { day: "2027-06-14", count: 4 },
    { day: "2027-06-21", count: 9 },
  ];
  expect(countByWeek(mondays, days)).toEqual([
    { start: "2027-05-31", count: 3 },
    { start: "2027-06-07", count: 0 },
    { start: "2027-06-14", count: 4 },
  ]);
});
