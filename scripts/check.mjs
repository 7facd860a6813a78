/** `npm run check`: the fast half of `npm test`, once the packages are installed. */
import { checks, unitTests } from "./checks.mjs";
import { fail, runNode, say } from "./prepare.mjs";

const failed = [];
for (const [name, command] of [...checks, /** @type {const} */ (["Unit tests", unitTests])]) {
  say(name);
  if ((await runNode(...command)) !== 0) failed.push(name);
}
if (failed.length > 0) fail(`\nFailed: ${failed.join(", ")}.`);
say("All checks passed.");
