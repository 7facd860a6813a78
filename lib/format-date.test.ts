import { expect, test } from "vitest";
import { formatDay, formatSince } from "./format-date";

test.each([
  ["2027-06-12", "Sat, Jun 12, 2027"],
  ["1900-01-01", "Mon, Jan 1, 1900"],
  ["2099-12-31", "Thu, Dec 31, 2099"],
])("%s is %s in every time zone", (date, shown) => {
  expect(formatDay(date)).toBe(shown);
});

test("a moment is shown as briefly as it can be told apart", () => {
  const now = new Date(2027, 5, 12, 22, 0);
  expect(formatSince(new Date(2027, 5, 12, 21, 41).toISOString(), now)).toMatch(/^9:41\sPM$/);
  expect(formatSince(new Date(2027, 5, 11, 21, 41).toISOString(), now)).toBe("Jun 11");
  expect(formatSince(new Date(2026, 5, 12, 21, 41).toISOString(), now)).toBe("Jun 12, 2026");
});
