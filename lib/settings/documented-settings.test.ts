import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseSettings, settingsSchema } from "./env";

type Name = keyof typeof settingsSchema.shape;

const names = Object.keys(settingsSchema.shape).sort();
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

const literals = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, literal = ""]) => literal);

/** The README's table: each name with the default that is written beside it. */
const ofReadme = [...read("README.md").matchAll(/^\| (`[A-Z0-9_`, ]+`) +\|([^|]*)\|/gm)].flatMap(
  ([, cell, defaults]) => {
    const values = literals(defaults);
    return literals(cell).map((name, index): [string, string | undefined] => [name, values[index]]);
  },
);

/** The lines of `.env.example`: each name with its value. */
const ofExample = [...read(".env.example").matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = "", value = ""]): [string, string] => [name, value],
);

describe.each([
  ["README.md", ofReadme],
  [".env.example", ofExample],
])("%s", (_, documented) => {
  test("names every setting once, and no other", () => {
    expect(documented.map(([name]) => name).sort()).toEqual(names);
  });

  const defaults = parseSettings({});
  const isSet = (name: string): name is Name => defaults[name as Name] !== undefined;
  // The address is made of the port, in words.
  const withDefault = documented.filter(([name]) => isSet(name) && name !== "SITE_URL");

  test.each(withDefault)("says of %s what it is when it is not set: %s", (name, value) => {
    expect(value, "a literal default").toBeTruthy();
    expect(parseSettings({ [name]: value })[name as Name]).toEqual(defaults[name as Name]);
  });

  test("gives the default of all that have one", () => {
    expect(withDefault.map(([name]) => name).sort()).toEqual(
      names.filter((name) => isSet(name) && name !== "SITE_URL"),
    );
  });
});
