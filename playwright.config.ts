import { defineConfig, devices } from "@playwright/test";
import { isLong } from "./e2e/proof/size";
import { backendIsElsewhere, backendUrl, site } from "./e2e/servers/site";
import { launchOptions } from "./scripts/chromium";

const name = isLong ? "proof-tests" : backendIsElsewhere ? "journeys-elsewhere" : "journeys";
const results = `test-results/${name}`;

const server = (command: string, url: string) => ({
  command,
  url: `${url}/api/health`,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  stdout: "pipe" as const,
});

export default defineConfig({
  testDir: "e2e",
  // The other tests start their servers themselves, or test what no backend has a part in.
  ...(backendIsElsewhere && { testMatch: /e2e\/(journeys\/(site|admin)|api)\/.*\.spec\.ts$/ }),
  outputDir: results,
  reporter: [["list"], ["json", { outputFile: `${results}.json` }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // In the long form one after the other, so that no test slows down what another one measures.
  workers: isLong ? 1 : 2,
  timeout: isLong ? 10 * 60_000 : 30_000,
  use: {
    baseURL: site.url,
    launchOptions,
    // Without screenshots of every step: they took a third of the processor time, and the DOM snapshots show each step.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true },
    screenshot: "only-on-failure",
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  // The site whose backend is elsewhere is only healthy once that is open.
  webServer: [
    ...(backendIsElsewhere ? [server("node e2e/servers/fresh-site.ts backend", backendUrl)] : []),
    server("node e2e/servers/fresh-site.ts", site.url),
  ],
});
