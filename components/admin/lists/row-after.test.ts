import { expect, test } from "vitest";
import { rowAfter } from "./row-after";

const rows = ["a", "b", "c", "d"].map((_id) => ({ _id }));

test.each([
  [["b"], "c"],
  [["b", "c"], "d"],
  [["d"], "c"],
  [["a", "c", "d"], "b"],
  [["c", "d"], "b"],
  [["elsewhere"], "a"],
  [["a", "b", "c", "d"], undefined],
])("after deleting %j, the next row is %s", (gone, next) => {
  expect(rowAfter(rows, gone)?._id).toBe(next);
});
