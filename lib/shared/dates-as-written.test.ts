import { expect, test } from "vitest";
import { datesAsWritten } from "./dates-as-written";
import { holdsWords } from "./search-words";

const text = datesAsWritten("2027-06-12").join("\n");

test.each([
  "june",
  "Jun 2027",
  "June 12, 2027",
  "june 12",
  "6/12",
  "6/12/27",
  "06/12/2027",
  "06/2027",
  "6/2027",
  "Saturday",
  "sat jun 12",
])("'%s' finds June 12, 2027", (search) => {
  expect(holdsWords(text, search)).toBe(true);
});

test.each(["july", "Sunday", "7/12", "jun 2028"])("'%s' does not find it", (search) => {
  expect(holdsWords(text, search)).toBe(false);
});

test.each([
  ["2027-01-01", "Friday", "January 1, 2027"],
  ["2028-02-29", "Tuesday", "February 29, 2028"],
  ["2099-12-31", "Thursday", "December 31, 2099"],
])("%s is that day in every time zone", (date, weekday, day) => {
  expect(datesAsWritten(date)).toEqual(expect.arrayContaining([weekday, day]));
});

test("what is no date has no other ways to be written", () => {
  expect(datesAsWritten("")).toEqual([]);
});
