/**
 * `npm run bench`: measures the public pages beside two yardsticks in the same run, and writes docs/performance.md: the least
 * that a Next project can be, and two servers that only send one page: nginx from a file (left out where it is not installed),
 * and a program for Node from its memory. Uses a temporary data folder. Needs Linux, a
 * build, a machine without other work, and about fifteen minutes.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, chromium } from "playwright";
import { launchOptions } from "../chromium.ts";
import { scores, slowPaints, weight } from "./site/loading.ts";
import { CONTROLS, type Press, press, SLOWDOWN } from "./site/presses.ts";
import { memoryOf, timePerPage } from "./site/processor-time.ts";
import { median, type Row, table } from "./site/report.ts";
import { type Server, startNginx, startSite, startStarter, startStatic } from "./site/servers.ts";

const PAGES = ["/", "/services", "/gallery", "/about", "/contact"];
const PORT = 3290;
const DEBUGGING_PORT = 3293;
const ROUNDS = 5;
const SLOWED_ROUNDS = 3;

/** Presses of each control long after the page was loaded, and of one control at any time. */
const LATE_PRESSES = 5;
const LATE_MS = 3000;
const TRIES = 200;
const LATEST_TRY_MS = 2000;

// The processor time of a server is read from /proc.
if (process.platform !== "linux") throw new Error("npm run bench needs Linux.");

const running: Server[] = [];
const opened = async (starting: Promise<Server>) => {
  const server = await starting;
  running.push(server);
  return server;
};
let browser: Browser | undefined;
try {
  const site = await opened(startSite(PORT));
  const starter = await opened(startStarter(PORT + 1));
  const home = await (await fetch(site.url)).text();
  const plain = await opened(startStatic(PORT + 2, home));
  const nginx = await startNginx(PORT + 4, home);
  if (nginx) running.push(nginx);
  browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const STARTER = "starter";
  const urls = [starter.url, ...PAGES.map((path) => site.url + path)];
  const names = [STARTER, ...PAGES];
  const loading = await scores(urls, DEBUGGING_PORT, ROUNDS);
  const slowed = await slowPaints(urls, DEBUGGING_PORT, SLOWED_ROUNDS);
  const weights: Row[] = [];
  for (const url of urls) weights.push(await weight(browser, url));
  const pages: Row[] = names.map((name, index) => ({ page: name, ...loading[index], ...weights[index] }));
  const paints: Row[] = names.map((name, index) => ({ page: name, ...slowed[index] }));

  const servers: Row[] = [];
  const floor = nginx && (await timePerPage(nginx));
  for (const [name, server] of [
    ["nginx", nginx],
    ["plain Node", plain],
    ["this site", site],
    ["starter", starter],
  ] as const) {
    if (!server) continue;
    const time = server === nginx && floor ? floor : await timePerPage(server);
    servers.push({
      server: name,
      "µs per page": time,
      ...(floor && { "× nginx": Math.round((time / floor) * 10) / 10 }),
      "memory MiB": memoryOf(server),
    });
  }

  // The same site with all scripts in the page: what an early press is compared with.
  const withScriptsAtOnce = await opened(startSite(PORT + 5, { LATE_SCRIPTS: "off" }));
  const controls: Row[] = [];
  for (const [name, control] of Object.entries(CONTROLS)) {
    const late: Press[] = [];
    for (let run = 0; run < LATE_PRESSES; run += 1)
      late.push(await press(browser, site.url, control, LATE_MS));
    const atOnce: Press[] = [];
    const compared: Press[] = [];
    for (let run = 0; run < LATE_PRESSES; run += 1) {
      atOnce.push(await press(browser, site.url, control, "painted"));
      compared.push(await press(browser, withScriptsAtOnce.url, control, "painted"));
    }
    controls.push({
      control: name,
      INP: median(late.map(({ inp }) => inp)),
      "answer after 3 s": median(late.map(({ answer }) => answer)),
      "answer at once": median(atOnce.map(({ answer }) => answer)),
      "since the start": median(atOnce.map(({ sinceStart }) => sinceStart)),
      "scripts at once": median(compared.map(({ sinceStart }) => sinceStart)),
    });
  }

  let lost = 0;
  const { filter } = CONTROLS;
  for (let run = 0; filter && run < TRIES; run += 1) {
    const { answer } = await press(browser, site.url, filter, (run * LATEST_TRY_MS) / TRIES);
    if (answer === Number.POSITIVE_INFINITY) lost += 1;
  }

  const report = `# Performance

Measured by \`npm run bench\`, which writes this file, on ${cpus().length} × ${cpus()[0]?.model.trim()} with Node ${process.version} and
Chromium ${browser.version()}. The _starter_ is a minimal Next project of the same version, on \`next start\`; _nginx_ serves the
home page as a file, _plain Node_ is a Node program that serves it from memory. Compare figures within a run, not between runs.

## Loading a page on a phone

Medians of ${ROUNDS} runs of Lighthouse: performance, accessibility, best practices, search engines. Milliseconds until the first
and the largest paint, and of blocking, with the least and the most of the runs in brackets. Lighthouse computes the largest paint
from all that arrived before it, and on a fast machine the starter's scripts arrive sometimes before its paint, sometimes after.
KiB of script that runs before the load event, and of what is transferred: all scripts, everything, and everything after
scrolling to the end. The index is Lighthouse's measure of the machine.

${table(pages)}

Those paints are computed for a slow line from a load on a fast one. Below are those that the browser reports if Lighthouse slows
down the line (562 ms until an answer, 1.4 Mbit/s) and the processor (4 ×) itself, medians of ${SLOWED_ROUNDS} runs. The largest
paint of /gallery is a picture: a preview that comes with the page, or the picture itself, one answer later. The starter has none.

${table(paints)}

## Sending a page

Processor time of the server, with Brotli where it has it, on keep-alive connections. nginx sends a file that was compressed with
gzip beforehand. Memory is measured afterwards.

${table(servers)}

## Pressing a control

On a page that was just loaded, at ${SLOWDOWN} × slowdown, in milliseconds: the interaction to next paint of a press ${LATE_MS / 1000} s after the load
event, the time until the response is visible, and the same for a press as soon as the control is painted. The last two count
such a press from the start of the navigation: here, and on the same site with its scripts in the page (\`LATE_SCRIPTS=off\`),
which paints later. Lost: most of those presses came before React was ready, and nothing keeps them there.

${table(controls)}

Of ${TRIES} presses of a filter between 0 and ${LATEST_TRY_MS / 1000} s after the load event, ${lost} were lost.
`;
  writeFileSync("docs/performance.md", report);
  console.log(report);
} finally {
  await browser?.close();
  for (const server of running) server.stop();
}
