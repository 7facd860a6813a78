import { defineConfig, devices } from "@playwright/test";
import { site } from "./e2e/servers/site";
import { launchOptions } from "./scripts/chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    baseURL: site.url,
    launchOptions,
    // Without screenshots of every step: they took a third of the processor time, and the DOM snapshots show each step.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true },
    screenshot: "only-on-failure",
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: {
    command: "node e2e/servers/fresh-site.ts",
    url: `${site.url}/api/health`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "pipe",
  },
});
