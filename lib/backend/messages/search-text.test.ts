import { expect, test } from "vitest";
import { containsPattern } from "./search-text";

test("escapes the wildcards of LIKE", () => {
  expect(containsPattern("50%_\\")).toBe("%50\\%\\_\\\\%");
});
