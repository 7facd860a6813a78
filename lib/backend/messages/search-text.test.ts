import { expect, test } from "vitest";
import { containsPattern } from "./search-text";

test("what LIKE would take for a wildcard is searched for as it is", () => {
  expect(containsPattern("50%_\\")).toBe("%50\\%\\_\\\\%");
});
