/**
 * `npm run bench:uploads`: uploads twenty pictures of about 8 MB from four clients at once, while pages are being
 * loaded. Prints the response times of the pages before and during the uploads, the upload times, and the server's
 * peak memory (on Linux). Uses a temporary data folder. Needs a build.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

const UPLOADS = 20;
const CLIENTS = 4;
const READERS = 2;
const PAGES = ["/", "/services", "/gallery", "/about", "/contact", "/api/gallery"];
const PORT = 3292;
const site = `http://localhost:${PORT}`;
const ADMIN = { email: "owner@bench.example", password: "a long one for the bench" };

/** 24 megapixels, with noise that makes the file as large as a photo. */
const photograph = () =>
  sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: "#a50",
      noise: { type: "gaussian", mean: 128, sigma: 26 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Repeats `work` while `isRunning` returns true. @returns the duration of each run in milliseconds. */
async function repeat(
  work: (round: number) => Promise<unknown>,
  isRunning: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; isRunning(); round += 1) {
    const startedAt = performance.now();
    await work(round);
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function readPages(isRunning: () => boolean): Promise<number[]> {
  const read = async (round: number) => {
    const answer = await fetch(site + PAGES[round % PAGES.length]);
    await answer.bytes();
    if (!answer.ok) throw new Error(`${answer.url} responded with ${answer.status}.`);
  };
  return (await Promise.all(Array.from({ length: READERS }, () => repeat(read, isRunning)))).flat();
}

async function upload(picture: Buffer, token: string): Promise<void> {
  const form = new FormData();
  form.append("title", "Benchmark picture");
  form.append("category", "dj");
  form.append("media", new File([new Uint8Array(picture)], "picture.jpg"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site}/api/gallery`, { method: "POST", headers, body: form });
  if (answer.status !== 201)
    throw new Error(`An upload failed with ${answer.status}: ${await answer.text()}`);
}

const quantile = (times: number[], part: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN);
const summary = (times: number[]) => ({
  count: times.length,
  "median ms": quantile(times, 0.5),
  "p95 ms": quantile(times, 0.95),
  "longest ms": Math.round(Math.max(...times)),
});

/** The peak memory of a process so far, in MiB. */
function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const [, kib] = (existsSync(status) && /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"))) || [];
  return Math.round(Number(kib) / 1024);
}

const dataDir = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
const server = spawn(process.execPath, ["lib/process/serve.ts"], {
  env: {
    NODE_ENV: "production",
    // Same as in scripts/prepare.mjs.
    MALLOC_ARENA_MAX: "2",
    PORT: String(PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  for await (const line of server.stdout) if (String(line).includes("is open")) break;
  const signIn = await fetch(`${site}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await signIn.json();
  const picture = await photograph();
  const memoryBefore = peakMemory(server.pid);

  const baselineEnd = performance.now() + 5000;
  const baseline = await readPages(() => performance.now() < baselineEnd);

  let sent = 0;
  let stored = 0;
  const startedAt = performance.now();
  const uploading = Promise.all(
    Array.from({ length: CLIENTS }, () =>
      repeat(
        () => upload(picture, token).then(() => stored++),
        () => sent++ < UPLOADS,
      ),
    ),
  );
  const underLoad = await readPages(() => stored < UPLOADS);
  const uploads = (await uploading).flat();

  console.log(`${stored} pictures of ${(picture.length / 1024 ** 2).toFixed(1)} MiB and 24 megapixels:`);
  console.table({
    "pages before": summary(baseline),
    "pages during": summary(underLoad),
    uploads: summary(uploads),
  });
  console.log(`All uploads: ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  console.log(`Peak memory of the server: ${memoryBefore} MiB before, ${peakMemory(server.pid)} MiB after.`);
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
