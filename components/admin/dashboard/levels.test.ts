import { expect, test } from "vitest";
import { levels } from "./levels";

test.each([
  ["nothing", [0, 0], [0, 0]],
  ["a few, one segment a piece", [0, 1, 2, 7], [0, 1, 2, 7]],
  ["as many as there are segments", [10], [10]],
  ["many, by their share of the highest", [1000, 500, 40], [10, 5, 1]],
  ["one beside a great many", [1, 1_000_000], [1, 10]],
])("%s", (_, counts, lit) => {
  expect(levels(counts, 10)).toEqual(lit);
});

test("without counts there are no levels", () => {
  expect(levels([], 10)).toEqual([]);
});
