import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Characters of minified code. Smaller modules take less than a millisecond each. */
const LARGE = 5000;

/** A module in a script of the bundler: `494553,(e,t,r)=>{`. */
const MODULE = /,(\d+),(?:\w|\(\w(?:,\w)*\))=>\{/g;

/** Starts React as soon as it is evaluated. */
const STARTS_REACT = "__next_f";

const found = new Map<string, number[]>();

/**
 * Finds the modules that take long to start, so that they can be started one by one before the rest: React, its renderer and
 * Next's router. They only define functions. If none is found, all start at once, in one long task.
 *
 * @param chunks paths below the build's folder, as in the bundler's start.
 */
export const largeModules = (chunks: string[]): number[] =>
  chunks.flatMap((chunk) => {
    const modules = found.get(chunk) ?? modulesIn(readFileSync(join(".next", chunk), "utf8"));
    found.set(chunk, modules);
    return modules;
  });

function modulesIn(script: string): number[] {
  const starts = [...script.matchAll(MODULE)];
  return starts.flatMap(({ index, 1: id }, position) => {
    const text = script.slice(index, starts[position + 1]?.index);
    return text.length > LARGE && !text.includes(STARTS_REACT) ? [Number(id)] : [];
  });
}
