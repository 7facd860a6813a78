/** `npm test`: every check there is, from a bare clone. Ends with the line `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, fail, installPackages, root, run, runNode, say, tools } from "./prepare.mjs";

const debianChromium = "/usr/bin/chromium";

/** As root on Debian its own chromium package, since Playwright's build may not be to be had there. */
async function installBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!isDebianRoot) return runNode(tools.playwright, "install", "chromium");
  if (existsSync(debianChromium)) return 0;
  await run("apt-get", ["update", "-qq"]);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
}

await installPackages();
if ((await installBrowser()) !== 0)
  fail("The browser for the tests could not be installed; the lines above say why.");
await build();

// Where vitest.config.ts and playwright.config.ts write what they counted.
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
 */
async function suite(name, command, reportName, count) {
  say(name);
  const code = await runNode(...command);
  const report = join(reports, reportName);
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  const result = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : nothing;
  // A runner that fails without a failed test (a crash, no test found) is a failure too.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += result[key];
}

await check("Lint and format", tools.biome, "check", "--error-on-warnings");
await check("Route types", tools.next, "typegen");
await check("Types", tools.tsc, "--noEmit");
await check("Dead code", tools.knip);
await suite("Unit tests", [tools.vitest, "run"], "unit.json", (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
}));
await suite("Journeys", [tools.playwright, "test"], "journeys.json", ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
}));

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed ? 1 : 0);
