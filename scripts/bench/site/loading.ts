import lighthouse from "lighthouse";
import type { Browser } from "playwright";
import { median, spread } from "./report.ts";

/** The Lighthouse categories, in the order of the table. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const kib = (bytes: number) => Math.round(bytes / 102.4) / 10;

/**
 * Runs Lighthouse (its defaults: a phone) on each page several times. A round measures each page once, so that whatever else
 * the machine does at times is spread over all of them.
 */
async function reports(urls: string[], debuggingPort: number, rounds: number, config: Flags = {}) {
  const found = urls.map((): Report[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const result = await lighthouse(url, { ...config, port: debuggingPort, logLevel: "error" });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
      found[index]?.push(result.lhr);
    }
  }
  return found;
}

const valuesOf = (found: Report[], audit: string) =>
  found.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

/**
 * @returns the medians of each page: scores of 100, milliseconds (with the least and the most, where they vary), and the machine's
 * benchmark index.
 */
export async function scores(urls: string[], debuggingPort: number, rounds: number) {
  return (await reports(urls, debuggingPort, rounds)).map(summary);
}

/**
 * Lighthouse computes from a fast load what a slow one would take, unless it is told to slow down the line and the processor
 * itself, as here.
 *
 * @returns the milliseconds until each page's first and largest paint, as the browser reported them: median, least and most.
 */
export async function slowPaints(urls: string[], debuggingPort: number, rounds: number) {
  const onlyAudits = ["first-contentful-paint", "largest-contentful-paint"];
  const found = await reports(urls, debuggingPort, rounds, { throttlingMethod: "devtools", onlyAudits });
  return found.map((one) => ({
    "first paint, slowed down": spread(valuesOf(one, "first-contentful-paint")),
    "largest paint, slowed down": spread(valuesOf(one, "largest-contentful-paint")),
  }));
}

function summary(found: Report[]) {
  const score = (id: string) =>
    Math.round(median(found.map(({ categories }) => (categories[id]?.score ?? 0) * 100)));
  return {
    scores: CATEGORIES.map(score),
    "first paint": Math.round(median(valuesOf(found, "first-contentful-paint"))),
    "largest paint": spread(valuesOf(found, "largest-contentful-paint")),
    blocking: spread(valuesOf(found, "total-blocking-time")),
    shift: Number(median(valuesOf(found, "cumulative-layout-shift")).toFixed(4)),
    index: Math.round(median(found.map((one) => one.environment.benchmarkIndex))),
  };
}

/** The KiB that a phone transfers for a page, also after scrolling to its end, and the script that runs before `load`. */
export async function weight(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Debugger.enable");
  let [total, script, early, isLoaded] = [0, 0, 0, false];
  const scripts = new Set<string>();
  session.on(
    "Network.responseReceived",
    ({ requestId, type }) => type === "Script" && scripts.add(requestId),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  session.on("Debugger.scriptParsed", ({ length = 0, url: source }) => {
    if (!isLoaded && source.startsWith("http")) early += length;
  });
  page.once("load", () => {
    isLoaded = true;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const first = total;
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
  await context.close();
  return { "early script": kib(early), scripts: kib(script), all: kib(first), "all, scrolled": kib(total) };
}
