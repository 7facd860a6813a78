import { expect, test } from "vitest";
import { backupName, timeOf } from "./make";
import { superfluous } from "./superfluous";

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.parse("2027-06-16T10:00:00.000Z");

/** Backups every 12 hours, newest first. */
const twiceADay = (days: number) =>
  Array.from({ length: days * 2 }, (_, index) => backupName(new Date(now - (index * DAY_MS) / 2)));

test("the newest of each of seven days is kept, and of each of four weeks", () => {
  const names = twiceADay(60);
  const gone = superfluous(names, 7);
  const kept = names
    .filter((name) => !gone.includes(name))
    .map((name) => timeOf(name)?.toISOString().slice(0, 13));
  expect(kept).toEqual([
    "2027-06-16T10",
    "2027-06-15T22",
    "2027-06-14T22",
    "2027-06-13T22",
    "2027-06-12T22",
    "2027-06-11T22",
    "2027-06-10T22",
    "2027-06-09T22",
    "2027-06-02T22",
    "2027-05-26T22",
  ]);
});

test("after a long pause the old ones are still there", () => {
  const old = twiceADay(3).map((name) => backupName(new Date((timeOf(name)?.getTime() ?? 0) - 400 * DAY_MS)));
  expect(superfluous([backupName(new Date(now)), ...old], 7)).toEqual([old[2], old[4]].filter(Boolean));
});

test("other files are no backups", () => {
  for (const name of [
    "golden-hour-2027-06-16T10-00-00.tar.part",
    "golden-hour-2027-99-99T10-00-00.tar",
    "site.tar",
    ".work-1",
  ])
    expect(timeOf(name)).toBeUndefined();
});
