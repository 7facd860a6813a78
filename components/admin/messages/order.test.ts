import { expect, test } from "vitest";
import { isAfter } from "./order";

const message = (_id: string, eventDate: string, createdAt = "2026-01-01") => ({ _id, eventDate, createdAt });

/** In the order by event: ahead, over, without a date. */
const BY_EVENT = [
  message("a", "2090-01-01"),
  message("b", "2091-01-01", "2026-01-01"),
  message("a", "2091-01-01", "2026-01-02"),
  message("b", "2091-01-01", "2026-01-02"),
  message("c", "2020-01-01"),
  message("d", "2019-01-01", "2026-01-02"),
  message("z", "2019-01-01", "2026-01-01"),
  message("z", "", "2026-01-02"),
  message("z", "", "2026-01-01"),
];

test("by event, what is ahead comes first, the next one before all, and what has no date is last", () => {
  for (const [index, one] of BY_EVENT.entries())
    for (const [place, other] of BY_EVENT.entries())
      expect(isAfter(one, other, "event"), `${index} after ${place}`).toBe(index > place);
});

test("otherwise the newest is first", () => {
  expect(isAfter(message("a", "", "2026-01-01"), message("a", "", "2026-01-02"), "received")).toBe(true);
  expect(isAfter(message("a", ""), message("b", ""), "received")).toBe(true);
  expect(isAfter(message("b", ""), message("a", ""), "received")).toBe(false);
  expect(isAfter(message("a", ""), message("a", ""), "received")).toBe(false);
});
