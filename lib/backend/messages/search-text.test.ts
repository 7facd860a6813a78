import { expect, test } from "vitest";
import { containsPattern, foldForSearch } from "./search-text";

test("case and accents make no difference", () => {
  expect(foldForSearch("Zoë ÅNGSTRÖM")).toBe(foldForSearch("zoe angstrom"));
});

test("what LIKE would take for a wildcard is searched for as it is", () => {
  expect(containsPattern("50%_\\")).toBe("%50\\%\\_\\\\%");
});
