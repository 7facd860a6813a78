import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { isLong } from "./e2e/proof/size";
import { givenDatabases, objectStoreIsGiven } from "./e2e/servers/shared-store";
import { backendIsElsewhere, backendUrl, site } from "./e2e/servers/site";
import { launchOptions } from "./scripts/chromium";

const name = isLong ? "proof-tests" : backendIsElsewhere ? "journeys-elsewhere" : "journeys";
const results = `test-results/${name}`;

const server = (command: string, url: string) => ({ ...stopped, command, url: `${url}/api/health` });

const stopped = {
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  stdout: "pipe" as const,
};

const database = {
  ...stopped,
  command: "node e2e/servers/fresh-database.ts",
  // Playwright puts the named part into the environment of what it starts afterwards.
  wait: { stdout: /The database server is (?<TEST_DATABASE_URL>\S+)/ },
};

const objectStore = {
  ...stopped,
  command: "node e2e/servers/fresh-object-store.ts",
  wait: { stdout: /The object store is (?<TEST_S3_ENDPOINT>\S+)/ },
};

const desktop = devices["Desktop Chrome"];
/** Without motion, for what is not about drawing: animations took up to a fifth of the processor time. */
const still = { ...desktop, contextOptions: { reducedMotion: "reduce" as const } };

export default defineConfig({
  testDir: "e2e",
  // On the second backend, all calls are repeated, and of the journeys one for each thing that they do there. The rest is about
  // what happens in the browser, or starts its own servers.
  ...(backendIsElsewhere && { grep: /^calls |@elsewhere/ }),
  outputDir: results,
  reporter: [["list"], ["json", { outputFile: `${results}.json` }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // In the long form one after the other, so that no test slows down what another one measures.
  // One more than there are processors: servers that start, and people who wait for five seconds, leave them idle.
  workers: isLong ? 1 : availableParallelism() + 1,
  // It ends what hangs. It is no measure of speed: on a busy machine, a test takes three times as long.
  timeout: isLong ? 10 * 60_000 : 60_000,
  use: {
    baseURL: site.url,
    // A tab's empty page and the site's first page share one process. Otherwise each test starts two: the site's policy
    // (Cross-Origin-Opener-Policy) takes it out of the browsing context that the tab began with.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, "--renderer-process-limit=1"] },
    // Without traces, which are recorded for every test and kept for those that fail: a tenth of the processor time.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "calls", testMatch: "**/api/*.spec.ts", use: desktop },
    { name: "servers", testMatch: "**/server/*.spec.ts", use: still },
    { name: "journeys", testMatch: "**/journeys/{,admin/,site/}*.spec.ts", use: still },
    // With motion.
    { name: "screens", testMatch: "**/journeys/{console,rendering}/*.spec.ts", use: desktop },
  ],
  // One after the other: each needs the one before.
  webServer: [
    ...(backendIsElsewhere && !givenDatabases ? [database] : []),
    ...(backendIsElsewhere && !objectStoreIsGiven ? [objectStore] : []),
    ...(backendIsElsewhere ? [server("node e2e/servers/fresh-site.ts backend", backendUrl)] : []),
    server("node e2e/servers/fresh-site.ts", site.url),
  ],
});
