/**
 * `npm run proof`: what the site withstands. Runs the tests tagged `@proof` in their long form, then prints what they
 * measured and counted. `PROOF_SEED` repeats the random choices of an earlier run.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserTestsOf } from "./browser-tests.mjs";
import { installBrowser } from "./install-browser.mjs";
import { build, fail, installPackages, pinnedNode, root, run, say, tools } from "./prepare.mjs";

/** What tests add to their report that is printed: what they measured, and why they were skipped. */
const NOTES = ["figure", "skip"];

const MAX_SEED = 2 ** 31;

await installPackages();
await installBrowser();
await build();

const begun = Date.now();
// biome-ignore lint/style/noProcessEnv: to repeat a run
const seed = process.env.PROOF_SEED ?? String(Math.floor(Math.random() * MAX_SEED));
// playwright.config.ts writes its report here.
const report = join(root, "test-results/proof-tests.json");
rmSync(report, { force: true });
say(`Proof with PROOF_SEED=${seed}`);
const code = await run(pinnedNode, [tools.playwright, "test", "--grep", "@proof"], {
  PROOF: "full",
  PROOF_SEED: seed,
});
if (!existsSync(report)) fail("The tests could not be run. See the messages above.");

const tests = browserTestsOf(JSON.parse(readFileSync(report, "utf8"))).map(
  ({ name, ok, skipped, duration, annotations }) => ({
    name,
    result: skipped ? "skipped" : ok ? "held" : "failed",
    seconds: Math.round(duration / 1000),
    notes: annotations.flatMap(({ type, description = "" }) =>
      NOTES.includes(type) ? [`${type}: ${description.replaceAll("\n", " ")}`] : [],
    ),
  }),
);
say("What was shown");
for (const { name, result, seconds, notes } of tests)
  console.log([`${result.padEnd(7)} ${String(seconds).padStart(4)} s  ${name}`, ...notes].join("\n    "));
const figures = join(root, "test-results/proof.json");
writeFileSync(figures, JSON.stringify({ seed: Number(seed), tests }, null, 2));

const count = (/** @type {string} */ wanted) => tests.filter(({ result }) => result === wanted).length;
console.log(
  `\n${count("held")} held, ${count("failed")} failed, ${count("skipped")} skipped, ` +
    `in ${Math.round((Date.now() - begun) / 1000)} s with PROOF_SEED=${seed}. The figures are in ${figures}.`,
);
process.exit(code);
