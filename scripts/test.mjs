/** `npm test`: runs all checks, from a fresh clone. The last line is `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checks, unitTests } from "./checks.mjs";
import { build, fail, installPackages, pinnedNode, root, run, runNode, say, tools } from "./prepare.mjs";

const debianChromium = "chromium-headless-shell";

/** Installs Chromium's headless shell: as root on Debian its package, elsewhere Playwright's. @returns the exit code. */
async function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    if (existsSync(join("/usr/bin", debianChromium))) return 0;
    await run("apt-get", ["update", "-qq"]);
    const install = ["install", "-y", "-qq", "--no-install-recommends", debianChromium];
    if ((await run("apt-get", install)) === 0) return 0;
  }
  const systemLibraries = isRoot ? ["--with-deps"] : [];
  return runNode(tools.playwright, "install", ...systemLibraries, "--only-shell", "chromium");
}

await installPackages();
if ((await installBrowser()) !== 0)
  fail("The browser for the tests could not be installed. See the messages above.");
await build();

// vitest.config.ts and playwright.config.ts write their reports here.
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} name @param {string[]} args */
async function check(name, ...args) {
  say(name);
  const passed = (await runNode(...args)) === 0;
  total[passed ? "passed" : "failed"] += 1;
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {string} reportName
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} count
 * @param {Record<string, string>} [variables] of the environment.
 */
async function suite(name, command, reportName, count, variables) {
  say(name);
  const code = await run(pinnedNode, command, variables);
  const report = join(reports, reportName);
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : nothing;
  // Count a runner that fails without a failed test (a crash, no tests found) as one failure.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += result[key];
}

/** @param {any} report of Vitest */
const countUnitTests = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});

/** @param {any} report of Playwright */
const countBrowserTests = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/**
 * The tests of a Playwright report: their full titles and durations in ms.
 *
 * @param {any} suite the report or a suite in it. @param {string} [place] the titles of its parents.
 * @returns {{ name: string, duration: number }[]}
 */
function browserTestsOf({ title = "", specs = [], suites = [] }, place = "") {
  const here = title ? `${place}${title} › ` : place;
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      name: here + spec.title,
      duration: test.results.at(-1)?.duration ?? 0,
    })),
  );
  return [...own, ...suites.flatMap((/** @type {any} */ inner) => browserTestsOf(inner, here))];
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
await suite("Unit tests", unitTests, "unit.json", countUnitTests);
const browserTests = [tools.playwright, "test"];
await suite("Browser tests", browserTests, "journeys.json", countBrowserTests);
await suite(
  "Browser tests of a site whose backend is elsewhere",
  browserTests,
  "journeys-elsewhere.json",
  countBrowserTests,
  { E2E_BACKEND: "elsewhere" },
);

printSlowest(10);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed ? 1 : 0);
