import { expect, test } from "vitest";
import { hasEnded, lastDayOf } from "./page";

const createdAt = "2030-03-10T23:30:00.000Z";

test("a page is there until 90 days after the event, or after sending if the event is past", () => {
  expect(lastDayOf({ eventDate: "2030-06-01", createdAt })).toBe("2030-08-30");
  expect(lastDayOf({ eventDate: "2030-03-10", createdAt })).toBe("2030-06-08");
  expect(lastDayOf({ eventDate: "1999-12-31", createdAt })).toBe("2030-06-08");
});

test("the last day ends when it is over everywhere", () => {
  const end = Date.parse("2030-08-31T12:00:00Z");
  expect(hasEnded("2030-08-30", end - 1)).toBe(false);
  expect(hasEnded("2030-08-30", end)).toBe(true);
});
