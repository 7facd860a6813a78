/**
 * `npm run bench:admin`: measures the admin's lists and the gallery with 100,000 messages, 2,000 gallery items and 200
 * users, what the console's poll costs, and the server's memory before and after 1,000 list calls. Another number of messages
 * may follow: `npm run bench:admin -- 10000`. Uses a temporary data folder, and with `TEST_DATABASE_URL` a new database on that
 * PostgreSQL server. Needs a build.
 */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

const PORT = 3292;
const MESSAGE_COUNT = Number(process.argv[2] ?? 100_000);
const GALLERY_COUNT = 2_000;
const RUNS = 40;
const EXPORTS = 3;
const LIST_CALLS = 1000;
const POLLS = 2000;
/** Several rounds, to distinguish a leak from garbage that has not been collected yet. */
const ROUNDS = 4;
const site = `http://localhost:${PORT}`;
const MESSAGES = "/api/contact/admin/messages";

/** A cursor that is a year back: half of the messages that `npm run seed` adds are newer. */
const aYearAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString();
const cursor = Buffer.from(`${aYearAgo} ${randomUUID()}`).toString("base64url");

const CALLS = {
  "first page": `${MESSAGES}?limit=50`,
  "first page, unread only": `${MESSAGES}?limit=50&read=false`,
  "page 1,000": `${MESSAGES}?limit=50&cursor=${cursor}`,
  "unread count": `${MESSAGES}?limit=1&read=false`,
  "search for a rare word": `${MESSAGES}?limit=50&q=visitor-77777`,
  "search for a rare word, read only": `${MESSAGES}?limit=50&q=visitor-77777&read=true`,
  "search for a word in a fifth": `${MESSAGES}?limit=50&q=harbor`,
  "search for a word in all": `${MESSAGES}?limit=50&q=planning`,
  "search for three words, unread only": `${MESSAGES}?limit=50&q=demo+harbor+trumpet&read=false`,
  "search with accents": `${MESSAGES}?limit=50&q=Dvo%C5%99%C3%A1k`,
  "search for one letter": `${MESSAGES}?limit=50&q=z`,
  "search without results": `${MESSAGES}?limit=50&q=xylophone`,
  "what waits": `${MESSAGES}?limit=50&status=new`,
  "search for a month": `${MESSAGES}?limit=50&q=june+2027`,
  "the messages of a day": `${MESSAGES}?limit=10&date=2027-06-12`,
  "what has changed, with all counts": `${MESSAGES}/changes`,
  "what has changed: nothing": `${MESSAGES}/changes?since=0`,
  dashboard: "/api/admin/dashboard/stats",
  notifications: "/api/admin/notifications",
  users: "/api/admin/users",
  "gallery list": "/api/gallery",
  "gallery page": "/gallery",
  "CSV export": `${MESSAGES}/export`,
};

/** A new database on the given server, if there is one. */
// biome-ignore lint/style/noProcessEnv: as in the tests
const databases = process.env.TEST_DATABASE_URL;
const DATABASE = "golden_hour_bench";
const databaseUrl = databases && Object.assign(new URL(databases), { pathname: DATABASE }).href;

/** Runs statements in a PostgreSQL database. */
async function run(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const dataDir = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
const admin = { email: "owner@bench.example", password: randomUUID() };
const env = {
  NODE_ENV: "production" as const,
  DATA_DIR: dataDir,
  PORT: String(PORT),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SEED_DEMO: "off",
  LOG_LEVEL: "warn",
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
};

/** The processor time that a process has used, in ms: Linux counts it in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What the console's question for changes costs the server when there are none, in ms of processor time. */
async function costOfPoll(pid: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { revision } = await (await fetch(`${site}${MESSAGES}/changes`, { headers })).json();
  const before = processorTime(pid);
  for (let poll = 0; poll < POLLS; poll += 1) await get(`${MESSAGES}/changes?since=${revision}`, token);
  return (processorTime(pid) - before) / POLLS;
}

/** Resident memory of a process, in MiB. */
const memory = (pid: number) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);

async function get(path: string, token: string): Promise<number> {
  const before = performance.now();
  const answer = await fetch(site + path, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}.`);
  return performance.now() - before;
}

/** Adds links to the gallery, many at the same time. */
async function fillGallery(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const add = async (index: number) => {
    const fields = { title: `No. ${index}`, description: "A picture to measure with.", category: "dj" };
    const link = { url: `https://pictures.example/${index}.jpg`, width: 1600, height: 1200 };
    const body = JSON.stringify({ ...fields, ...link });
    const answer = await fetch(`${site}/api/gallery`, { method: "POST", headers, body });
    if (answer.status !== 201) throw new Error(`${await answer.text()}`);
  };
  const TOGETHER = 20;
  for (let from = 0; from < GALLERY_COUNT; from += TOGETHER)
    await Promise.all(Array.from({ length: TOGETHER }, (_, index) => add(from + index)));
}

/** @returns a duration that a part of the sorted ones does not exceed. */
const quantile = (sorted: number[], part: number) =>
  Math.round((sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN) * 10) / 10;

if (databases) await run(databases, `drop database if exists ${DATABASE}`, `create database ${DATABASE}`);
const server = spawn(process.execPath, ["lib/process/serve.ts"], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  for await (const text of server.stdout.setEncoding("utf8")) if (text.includes("is open")) break;
  const seed = ["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", "scripts/seed.ts"];
  seed.push("--messages", String(MESSAGE_COUNT));
  execFileSync(process.execPath, seed, { env, stdio: "inherit" });
  const login = await fetch(`${site}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { token }: { token: string } = await login.json();

  await fillGallery(token);
  // As the server does by itself within a minute.
  if (databaseUrl) await run(databaseUrl, "vacuum analyze");

  const table: Record<string, object> = {};
  for (const [name, path] of Object.entries(CALLS)) {
    const first = await get(path, token);
    const runs = name.includes("export") ? EXPORTS : RUNS;
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await get(path, token));
    times.sort((one, other) => one - other);
    table[name] = {
      "first ms": quantile([first], 1),
      "p50 ms": quantile(times, 0.5),
      "p95 ms": quantile(times, 0.95),
    };
  }
  console.table(table);

  const pid = server.pid ?? 0;
  console.log(`A poll without news costs ${(await costOfPoll(pid, token)).toFixed(2)} ms of processor time.`);
  const sizes = [memory(pid)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let call = 0; call < LIST_CALLS; call += 1) await get(CALLS["first page"], token);
    sizes.push(memory(pid));
  }
  console.log(`Memory in MiB before, and after each ${LIST_CALLS} list calls: ${sizes.join(", ")}`);
} finally {
  server.kill();
  if (databases) await run(databases, `drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}
