import { expect, test } from "vitest";
import { formatDay } from "./format-date";

test.each([
  ["2027-06-12", "Sat, Jun 12, 2027"],
  ["1900-01-01", "Mon, Jan 1, 1900"],
  ["2099-12-31", "Thu, Dec 31, 2099"],
])("%s is %s in every time zone", (date, shown) => {
  expect(formatDay(date)).toBe(shown);
});
