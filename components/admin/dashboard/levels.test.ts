import { expect, test } from "vitest";
import { levels } from "./levels";

test.each([
  ["zeros", [0, 0], [0, 0]],
  ["small counts, one segment each", [0, 1, 2, 7], [0, 1, 2, 7]],
  ["a count equal to the segments", [10], [10]],
  ["large counts, in proportion to the highest", [1000, 500, 40], [10, 5, 1]],
  ["a small count next to a huge one", [1, 1_000_000], [1, 10]],
])("%s", (_, counts, lit) => {
  expect(levels(counts, 10)).toEqual(lit);
});

test("no counts give no levels", () => {
  expect(levels([], 10)).toEqual([]);
});
