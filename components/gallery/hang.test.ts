import { expect, test } from "vitest";
import { hang } from "./hang";

const wall = { columns: 3, columnWidth: 100, spacing: 10, texts: 0 };

/** Heights in pixels stand for works. */
const hung = (heights: number[], changes: Partial<typeof wall> = {}) =>
  hang(heights, (height) => height, { ...wall, ...changes });

test("the order of the last works makes the columns end on one line", () => {
  const { works, isEven } = hung([150, 67, 67, 150, 100, 56, 67, 67, 150, 100, 67, 67]);
  expect(isEven).toBe(true);
  expect(works.slice(0, 6)).toEqual([150, 67, 67, 150, 100, 56]);
  expect(works.toSorted()).toEqual([150, 67, 67, 150, 100, 56, 67, 67, 150, 100, 67, 67].toSorted());
});

test("works that end evenly keep their order", () => {
  expect(hung([100, 100, 100, 60, 60, 60]).works).toEqual([100, 100, 100, 60, 60, 60]);
});

test("a text fills the shortest column exactly", () => {
  // Columns of 150, 100 + 10 + 40 and 67: the last one lacks 83, of which 10 are the space above the text.
  const { works, textHeights, isEven } = hung([150, 100, 67, 40], { texts: 1, columns: 3 });
  expect(isEven).toBe(true);
  expect(works[0]).toBe(150);
  expect(textHeights).toEqual([73]);
});

test("there are no more texts than allowed, and none where the columns are even", () => {
  expect(hung([150, 67, 67], { texts: 1 }).textHeights).toHaveLength(1);
  expect(hung([150, 67, 67], { texts: 2 }).textHeights).toHaveLength(2);
  expect(hung([100, 100, 100], { texts: 2 }).textHeights).toEqual([]);
});

test("columns that end too far apart are left as they are", () => {
  expect(hung([150, 67]).isEven).toBe(false);
});

test("an empty wall stays empty", () => {
  expect(hung([])).toMatchObject({ works: [], textHeights: [] });
});
