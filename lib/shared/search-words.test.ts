import { expect, test } from "vitest";
import { foldForSearch, holdsWords } from "./search-words";

test("ignores case and accents", () => {
  expect(foldForSearch("Zoë ÅNGSTRÖM")).toBe(foldForSearch("zoe angstrom"));
});

test("requires every word, in any order; an empty search matches everything", () => {
  expect(holdsWords("José plays the trumpet", "trump JOSE")).toBe(true);
  expect(holdsWords("José plays the trumpet", "jose drums")).toBe(false);
  expect(holdsWords("anything", "  ")).toBe(true);
});
