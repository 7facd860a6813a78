import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes";

test("sizes have the unit that a file manager shows", () => {
  expect([0, 999, 1000, 14_848, 819_900].map(formatBytes)).toEqual([
    "1 kB",
    "1 kB",
    "1 kB",
    "15 kB",
    "820 kB",
  ]);
  expect([1_000_000, 4_650_000, 47_000_000].map(formatBytes)).toEqual(["1 MB", "4.7 MB", "47 MB"]);
  expect([1_250_000_000, 5_368_709_120, 48_000_000_000].map(formatBytes)).toEqual([
    "1.3 GB",
    "5.4 GB",
    "48 GB",
  ]);
});
