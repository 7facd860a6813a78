import { expect, test } from "vitest";
import { foldForSearch, holdsWords } from "./search-words";

test("case and accents make no difference", () => {
  expect(foldForSearch("Zoë ÅNGSTRÖM")).toBe(foldForSearch("zoe angstrom"));
});

test("every word must be there, in any order; an empty search finds everything", () => {
  expect(holdsWords("José plays the trumpet", "trump JOSE")).toBe(true);
  expect(holdsWords("José plays the trumpet", "jose drums")).toBe(false);
  expect(holdsWords("anything", "  ")).toBe(true);
});
