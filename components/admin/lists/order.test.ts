import { expect, test } from "vitest";
import { moveWithin, withMove } from "./order";

const items = (ids: string) => [...ids].map((_id) => ({ _id }));
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id).join("");
const all = items("abcdef");

test.each([
  { from: 3, to: 0, order: "dabcef" },
  { from: 0, to: 5, order: "bcdefa" },
  { from: 2, to: 3, order: "abdcef" },
  { from: 3, to: 2, order: "abdcef" },
])("moving from $from to $to takes that position", ({ from, to, order }) => {
  const move = moveWithin(all, all, from, to);
  expect(move && ids(withMove(all, move))).toBe(order);
});

test("a move in a filtered list keeps the item between its visible neighbors", () => {
  const shown = items("ace");
  const later = moveWithin(shown, all, 0, 1);
  expect(later && ids(withMove(all, later))).toBe("bcadef");
  const last = moveWithin(shown, all, 0, 2);
  expect(last && ids(withMove(all, last))).toBe("bcdeaf");
});

test("a move to the same position or from an unknown one changes nothing", () => {
  expect(moveWithin(all, all, 2, 2)).toBeUndefined();
  expect(moveWithin(all, all, 9, 2)).toBeUndefined();
  expect(ids(withMove(all, { id: "z", before: "a" }))).toBe("abcdef");
  expect(ids(withMove(all, { id: "a", before: "z" }))).toBe("abcdef");
});
