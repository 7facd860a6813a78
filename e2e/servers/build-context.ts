import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies the files that a build of the container image gets: those that git knows and `.dockerignore` does not exclude.
 *
 * @param project the folder of the project. @param context where they are put.
 * @throws Error when `.dockerignore` uses more than names, `*` and `**`, or git does not know the folder.
 */
export function copyBuildContext(project: string, context: string): void {
  const rules = readFileSync(join(project, ".dockerignore"), "utf8").split("\n").flatMap(ruleOf);
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: project, encoding: "utf8" });
  for (const file of tracked.split("\0").filter(Boolean)) {
    // The last rule that matches decides.
    const rule = rules.findLast(({ pattern }) => pattern.test(file));
    if (!rule || rule.keeps) cpSync(join(project, file), join(context, file));
  }
}

function ruleOf(line: string): { keeps: boolean; pattern: RegExp }[] {
  if (line === "" || line.startsWith("#")) return [];
  const keeps = line.startsWith("!");
  const path = keeps ? line.slice(1) : line;
  if (!/^[\w./*-]+$/.test(path)) throw new Error(`.dockerignore: ${line} is not understood here.`);
  const source = path
    .replaceAll(".", "\\.")
    .replaceAll(/\*\*\/|\*\*|\*/g, (stars) => ({ "**/": "(.*/)?", "**": ".*" })[stars] ?? "[^/]*");
  // A rule about a folder is about all that is in it.
  return [{ keeps, pattern: new RegExp(`^${source}(/|$)`) }];
}
