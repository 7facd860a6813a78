import { describe, expect, test } from "vitest";
import { formulaSafe } from "./formula-safe";

const SIGNS = ["=", "+", "-", "@", "\t", "＝", "＋", "－", "＠"];

describe("formulaSafe", () => {
  test.each(SIGNS)("escapes a cell that starts with %j", (sign) => {
    expect(formulaSafe(`${sign}1+cmd|calc!A0`)).toBe(`'${sign}1+cmd|calc!A0`);
  });

  test.each(["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"])(
    "escapes a line after %j",
    (lineBreak) => {
      for (const sign of SIGNS)
        expect(formulaSafe(`Two${lineBreak}${sign}1`)).toBe(`Two${lineBreak}'${sign}1`);
    },
  );

  test.each([
    ["   =1", "'   =1"],
    ["\u00a0=1", "'\u00a0=1"],
    ["\ufeff=1", "'\ufeff=1"],
    ['"=1"', `'"=1"`],
    ['a\n "" =1', `a\n' "" =1`],
    ["a\n\n=1\n=2", "a\n\n'=1\n'=2"],
    ["\n=1", "'\n'=1"],
    ["\r", "'\r"],
    // Excel treats a semicolon as the end of a cell in locales that use it as the list separator.
    ["a;=1", "a;'=1"],
    ["a; -1;@b", "a;' -1;'@b"],
  ])("escapes the formula in %j", (text, safe) => {
    expect(formulaSafe(text)).toBe(safe);
  });

  test("escapes each line of a list once", () => {
    expect(formulaSafe("We need\n- a trumpet\n- a DJ")).toBe("We need\n'- a trumpet\n'- a DJ");
  });

  test.each([
    "",
    "Ada Lovelace",
    "O'Brien-Smith & Söhne",
    "ada+party@visitors.example",
    "2 + 2 = 4, 7-9 pm; about 90 guests ;-) @ the harbor",
    "First line\n\n\nSecond line: 10 - 12",
    "'=1 has its apostrophe",
    "“-quoted-”",
  ])("does not change %j", (text) => {
    expect(formulaSafe(text)).toBe(text);
  });

  test("takes no longer for a run of line breaks than for a run of letters, within reason", () => {
    const timeFor = (character: string) => {
      const text = `a${character.repeat(20_000)}b`;
      const start = performance.now();
      for (let run = 0; run < 20; run += 1) formulaSafe(text);
      return performance.now() - start;
    };
    timeFor("x");
    // Linear time is a factor of about 2 here, quadratic time one of several thousand.
    expect(timeFor("\v") / timeFor("x")).toBeLessThan(200);
  });
});
