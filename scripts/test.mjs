/** `npm test`: runs all checks, from a fresh clone. The last line is `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { browserTestsOf } from "./browser-tests.mjs";
import { checks, unitTests } from "./checks.mjs";
import { installBrowser } from "./install-browser.mjs";
import { build, installPackages, pinnedNode, root, run, runNode, say, tools } from "./prepare.mjs";

await installPackages();
await installBrowser();
await build();

// vitest.config.ts and playwright.config.ts write their reports here.
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, printed once more at the end: of a long log, often only the end is kept. @type {string[]} */
const failures = [];

/** @param {string} name @param {string[]} args */
async function check(name, ...args) {
  say(name);
  const passed = (await runNode(...args)) === 0;
  total[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push(name);
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {string} reportName
 * @param {(report: any) => { passed: number, failed: string[], skipped: number }} read gives the failed tests by name.
 * @param {Record<string, string>} [variables] of the environment.
 */
async function suite(name, command, reportName, read, variables) {
  say(name);
  const code = await run(pinnedNode, command, variables);
  const report = join(reports, reportName);
  const nothing = { passed: 0, failed: [], skipped: 0 };
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : nothing;
  // Count a runner that fails without a failed test (a crash, no tests found) as one failure.
  const failed = code !== 0 && result.failed.length === 0 ? ["The tests could not be run."] : result.failed;
  total.passed += result.passed;
  total.failed += failed.length;
  total.skipped += result.skipped;
  failures.push(...failed.map((test) => `${name}: ${test}`));
}

/**
 * The failed tests of Vitest's report.
 *
 * @param {any} report
 */
function readUnitTests({ numPassedTests, numPendingTests, testResults }) {
  const failed = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
    // A file that can't be loaded fails without any test.
    if (status === "failed" && tests.length === 0) return [`${relative(root, name)}\n${message}`];
    return tests.map((/** @type {any} */ test) => `${test.fullName}\n${test.failureMessages.join("\n")}`);
  });
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** The failed tests of Playwright's report. @param {any} report */
function readBrowserTests(report) {
  const failed = browserTestsOf(report).filter((test) => !test.ok);
  return {
    passed: report.stats.expected,
    failed: failed.map(({ name, errors }) => [name, ...errors].join("\n")),
    skipped: report.stats.skipped,
  };
}

/** Prints the slowest browser tests. @param {number} count */
function printSlowest(count) {
  const report = join(reports, "journeys.json");
  if (!existsSync(report)) return;
  const tests = browserTestsOf(JSON.parse(readFileSync(report, "utf8")));
  say(`The ${count} slowest tests`);
  for (const { name, duration } of tests.sort((one, other) => other.duration - one.duration).slice(0, count))
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

for (const [name, command] of checks) await check(name, ...command);
await suite("Unit tests", unitTests, "unit.json", readUnitTests);
const browserTests = [tools.playwright, "test"];
await suite("Browser tests", browserTests, "journeys.json", readBrowserTests);
await suite(
  "Browser tests of a site whose backend is elsewhere, on PostgreSQL and an object store",
  browserTests,
  "journeys-elsewhere.json",
  readBrowserTests,
  { E2E_BACKEND: "elsewhere" },
);

printSlowest(10);
if (failures.length) {
  say("What failed");
  console.log(failures.join("\n\n"));
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed ? 1 : 0);
