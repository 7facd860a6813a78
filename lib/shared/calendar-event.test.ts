import { expect, test } from "vitest";
import { calendarFile } from "./calendar-event";

const event = {
  id: "1@site.example",
  title: "An evening",
  description: "Words",
  url: "https://site.example",
};
const madeAt = new Date("2027-01-02T03:04:05.678Z");

test("an event lasts the whole day, also across the end of a year", () => {
  const lines = calendarFile({ ...event, date: "2027-12-31" }, madeAt).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20271231");
  expect(lines).toContain("DTEND;VALUE=DATE:20280101");
  expect(lines).toContain("DTSTAMP:20270102T030405Z");
  expect(lines.at(-1)).toBe("");
});

test("texts are escaped, and long lines are folded between characters", () => {
  const description = `Back\\slash; comma, line\nand ${"é🎺".repeat(40)}`;
  const file = calendarFile({ ...event, date: "2027-06-12", description }, madeAt);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain(`DESCRIPTION:Back\\\\slash\\; comma\\, line\\nand ${"é🎺".repeat(40)}\r\n`);
});
