import { expect, test } from "vitest";
import { formatAgo, formatDay, formatMoment, formatMonth, formatSince } from "./format-date";

test.each([
  ["2027-06-12", "Sat, Jun 12, 2027"],
  ["1900-01-01", "Mon, Jan 1, 1900"],
  ["2099-12-31", "Thu, Dec 31, 2099"],
])("%s is %s in every time zone", (date, shown) => {
  expect(formatDay(date)).toBe(shown);
});

test("formats a recent timestamp as briefly as it stays unambiguous", () => {
  const now = new Date(2027, 5, 12, 22, 0);
  expect(formatSince(new Date(2027, 5, 12, 21, 41).toISOString(), now)).toMatch(/^9:41\sPM$/);
  expect(formatSince(new Date(2027, 5, 11, 21, 41).toISOString(), now)).toBe("Jun 11");
  expect(formatSince(new Date(2026, 5, 12, 21, 41).toISOString(), now)).toBe("Jun 12, 2026");
});

test.each([
  ["2027-06-12T11:59:59.000Z", "just now"],
  ["2027-06-12T12:00:30.000Z", "just now"],
  ["2027-06-12T11:59:00.000Z", "1 minute ago"],
  ["2027-06-12T11:55:00.000Z", "5 minutes ago"],
  ["2027-06-12T11:00:01.000Z", "59 minutes ago"],
  ["2027-06-12T11:00:00.000Z", "1 hour ago"],
  ["2027-06-11T12:00:01.000Z", "23 hours ago"],
  ["2027-06-11T12:00:00.000Z", "1 day ago"],
  ["2027-05-30T12:00:00.000Z", "1 week ago"],
  ["2027-03-20T12:00:00.000Z", "2 months ago"],
  ["2024-06-12T12:00:00.000Z", "3 years ago"],
])("at noon UTC on Jun 12, 2027, %s is %s", (timestamp, shown) => {
  expect(formatAgo(timestamp, new Date("2027-06-12T12:00:00.000Z"))).toBe(shown);
});

test("formats the month of a plain date the same in every time zone", () => {
  expect(formatMonth("2027-06-01")).toBe("Jun");
  expect(formatMonth("2026-12-31")).toBe("Dec");
});

test("a moment is written as it is said", () => {
  const now = new Date(2027, 0, 1, 12, 0);
  const moment = (...parts: [number, number, number, number, number]) =>
    formatMoment(new Date(...parts).toISOString(), now).replaceAll(/\s/g, " ");
  expect(moment(2027, 0, 1, 15, 50)).toBe("today 3:50 PM");
  expect(moment(2026, 11, 31, 0, 5)).toBe("yesterday 12:05 AM");
  expect(moment(2027, 5, 12, 9, 0)).toBe("Jun 12, 9:00 AM");
  expect(moment(2026, 5, 12, 9, 0)).toBe("Jun 12, 2026, 9:00 AM");
});
