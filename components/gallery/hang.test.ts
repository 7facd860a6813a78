import { expect, test } from "vitest";
import { hang } from "./hang";

const wall = { columns: 3, columnWidth: 100, spacing: 10 };

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
  const { works, textHeight, isEven } = hung([150, 100, 67, 40]);
  expect(isEven).toBe(true);
  expect(works[0]).toBe(150);
  expect(textHeight).toBe(73);
});

test("there is no text where the columns are even, and none that would be an empty slab", () => {
  expect(hung([100, 100, 100, 100, 100, 100]).textHeight).toBeUndefined();
  expect(hung([400, 400, 100, 100])).toMatchObject({ textHeight: undefined, isEven: false });
});

test("works that fill one row get the height that they have on average", () => {
  expect(hung([150, 60, 60])).toEqual({
    works: [150, 60, 60],
    rowHeight: 90,
    textHeight: undefined,
    isEven: true,
  });
});

test("a row is neither too low nor too high", () => {
  expect(hung([50, 50, 50]).rowHeight).toBe(70);
  expect(hung([200, 200, 200]).rowHeight).toBe(130);
});

test("a text fills the first column that a row leaves empty", () => {
  expect(hung([120, 60])).toMatchObject({ rowHeight: 90, textHeight: 90 });
  expect(hung([80])).toMatchObject({ rowHeight: 80, textHeight: 80 });
});

test("an empty wall stays empty", () => {
  expect(hung([])).toMatchObject({ works: [], textHeight: undefined });
});
