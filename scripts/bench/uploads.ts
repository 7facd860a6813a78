/**
 * `npm run bench:uploads`: twenty pictures of some 8 MB, sent by four clients at once, while pages are read.
 * Prints how long the pages took before and meanwhile, how long the uploads took, and the server's peak
 * memory (on Linux). On the built site with a data folder of its own. Needs a build.
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

/** 24 megapixels with the grain that makes a photograph large. */
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

/** Runs work until it is stopped. @returns how long each run took, in milliseconds. */
async function repeat(work: (round: number) => Promise<unknown>, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; goesOn(); round += 1) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times;
}

async function readPages(goesOn: () => boolean): Promise<number[]> {
  const read = async (round: number) => {
    const answer = await fetch(site + PAGES[round % PAGES.length]);
    await answer.bytes();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  };
  return (await Promise.all(Array.from({ length: READERS }, () => repeat(read, goesOn)))).flat();
}

async function upload(picture: Buffer, token: string): Promise<void> {
  const form = new FormData();
  form.append("title", "A picture of the bench");
  form.append("category", "dj");
  form.append("media", new File([new Uint8Array(picture)], "picture.jpg"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site}/api/gallery`, { method: "POST", headers, body: form });
  if (answer.status !== 201)
    throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
}

const share = (times: number[], part: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN);
const summary = (times: number[]) => ({
  count: times.length,
  "median ms": share(times, 0.5),
  "p95 ms": share(times, 0.95),
  "longest ms": Math.round(Math.max(...times)),
});

/** The most memory that a process has had so far, in MiB. */
function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const [, kib] = (existsSync(status) && /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"))) || [];
  return Math.round(Number(kib) / 1024);
}

const dataDir = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
const server = spawn(process.execPath, ["lib/process/serve.ts"], {
  env: {
    NODE_ENV: "production",
    // As scripts/prepare.mjs starts it.
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

  const endOfCalm = performance.now() + 5000;
  const calm = await readPages(() => performance.now() < endOfCalm);

  let sent = 0;
  let stored = 0;
  const began = performance.now();
  const uploading = Promise.all(
    Array.from({ length: CLIENTS }, () =>
      repeat(
        () => upload(picture, token).then(() => stored++),
        () => sent++ < UPLOADS,
      ),
    ),
  );
  const meanwhile = await readPages(() => stored < UPLOADS);
  const uploads = (await uploading).flat();

  console.log(`${stored} pictures of ${(picture.length / 1024 ** 2).toFixed(1)} MiB and 24 megapixels:`);
  console.table({
    "pages before": summary(calm),
    "pages meanwhile": summary(meanwhile),
    uploads: summary(uploads),
  });
  console.log(`All uploads: ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  console.log(`Peak memory of the server: ${memoryBefore} MiB before, ${peakMemory(server.pid)} MiB after.`);
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
