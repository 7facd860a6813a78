/**
 * `npm run bench:pages`: runs Lighthouse (mobile defaults, median of three runs) on each public page, and counts
 * the bytes of a cold first load. Uses a temporary data folder. Needs a build.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { launchOptions } from "../chromium.ts";

const PAGES = ["/", "/services", "/gallery", "/about", "/contact"];
const RUNS = 3;
const PORT = 3290;
const DEBUGGING_PORT = 3291;
const site = `http://localhost:${PORT}`;

/** The Lighthouse categories, in the order of the table. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kib = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** The median scores (of 100), layout shift, largest paint and blocking time (ms) of a page. */
async function score(path: string) {
  const runs: NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(site + path, { port: DEBUGGING_PORT, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse returned no result for ${path}.`);
    runs.push(result.lhr);
  }
  const scores = CATEGORIES.map((id) => [
    id,
    median(runs.map((run) => (run.categories[id]?.score ?? 0) * 100)),
  ]);
  const audit = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
  return {
    ...Object.fromEntries(scores),
    shift: Number(audit("cumulative-layout-shift").toFixed(4)),
    "largest paint ms": Math.round(audit("largest-contentful-paint")),
    "blocking ms": Math.round(audit("total-blocking-time")),
  };
}

/** Transferred KiB on a phone: on load, and after scrolling to the end. */
async function weigh(path: string) {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({
    viewport: { width: 375, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let total = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    total += encodedDataLength;
  });
  await page.goto(site + path, { waitUntil: "networkidle" });
  const first: Record<string, number> & { total: number } = { ...bytes, total };
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
  await browser.close();
  return {
    script: kib(first.Script ?? 0),
    style: kib(first.Stylesheet ?? 0),
    font: kib(first.Font ?? 0),
    "first load": kib(first.total),
    "after scrolling": kib(total),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
const server = spawn(process.execPath, ["lib/process/serve.ts"], {
  env: { NODE_ENV: "production", PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  for await (const line of server.stdout) if (String(line).includes("is open")) break;
  const table: Record<string, object> = {};
  for (const path of PAGES) table[path] = await weigh(path);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  for (const path of PAGES) table[path] = { ...table[path], ...(await score(path)) };
  await browser.close();
  console.table(table);
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
