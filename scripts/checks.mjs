/** The checks that need neither a build nor a browser: `npm run check` and the first half of `npm test`. */
import { tools } from "./prepare.mjs";

/** The name and command of each check. @type {[name: string, command: string[]][]} */
export const checks = [
  ["Lint and format", [tools.biome, "check", "--error-on-warnings"]],
  ["Route types", [tools.next, "typegen"]],
  ["Types", [tools.tsc, "--noEmit"]],
  ["Dead code", [tools.knip]],
];

export const unitTests = [tools.vitest, "run"];
