import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test.each([
  ["", "short"],
  ["aB3$x", "short"],
  ["123456", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["password", "weak"],
  ["Password1", "weak"],
  ["sunshine", "weak"],
  ["Sunshine1", "fair"],
  ["correcthorse", "fair"],
  ["correct horse battery", "strong"],
  ["fT7#kq2!Vd9zR", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
