/**
 * `npm run bench:admin`: measures the admin's lists with 10,000 messages and 200 users, and the server's memory
 * before and after 1,000 list calls. Uses a temporary data folder. Needs a build.
 */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PORT = 3292;
const RUNS = 21;
const LIST_CALLS = 1000;
/** Several rounds, to distinguish a leak from garbage that has not been collected yet. */
const ROUNDS = 4;
const site = `http://localhost:${PORT}`;
const MESSAGES = "/api/contact/admin/messages";

const CALLS = {
  "first page": `${MESSAGES}?limit=50`,
  "search with many results": `${MESSAGES}?limit=50&q=harbor`,
  "search for three words, unread only": `${MESSAGES}?limit=50&q=demo+harbor+trumpet&read=false`,
  "search without results": `${MESSAGES}?limit=50&q=xylophone`,
  "unread count": `${MESSAGES}?limit=1&read=false`,
  "CSV export": `${MESSAGES}/export`,
  users: "/api/admin/users",
  dashboard: "/api/admin/dashboard/stats",
};

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
};

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

const server = spawn(process.execPath, ["lib/process/serve.ts"], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  for await (const text of server.stdout.setEncoding("utf8")) if (text.includes("is open")) break;
  const seed = ["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", "scripts/seed.ts"];
  execFileSync(process.execPath, seed, { env, stdio: "inherit" });
  const login = await fetch(`${site}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { token }: { token: string } = await login.json();

  const table: Record<string, object> = {};
  for (const [name, path] of Object.entries(CALLS)) {
    const first = await get(path, token);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await get(path, token));
    const sorted = times.toSorted((a, b) => a - b);
    table[name] = {
      "first ms": Math.round(first),
      "median ms": Math.round(sorted[Math.floor(RUNS / 2)] ?? Number.NaN),
      "slowest ms": Math.round(sorted.at(-1) ?? Number.NaN),
    };
  }
  console.table(table);

  const pid = server.pid ?? 0;
  const sizes = [memory(pid)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let call = 0; call < LIST_CALLS; call += 1) await get(CALLS["first page"], token);
    sizes.push(memory(pid));
  }
  console.log(`Memory in MiB before, and after each ${LIST_CALLS} list calls: ${sizes.join(", ")}`);
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
