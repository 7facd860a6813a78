import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, parse, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";

/** A server that is measured. */
export interface Server {
  url: string;
  pid: number;
  stop: () => void;
}

/** Starts a program for Node and waits until it prints a text. @param folder is deleted when it is stopped. */
async function start(
  args: string[],
  port: number,
  {
    prints,
    folder,
    cwd,
    settings,
  }: { prints: string; folder: string; cwd?: string; settings?: Record<string, string> },
): Promise<Server> {
  const env = { NODE_ENV: "production" as const, MALLOC_ARENA_MAX: "2", LOG_LEVEL: "warn", ...settings };
  const server: ChildProcess = spawn(process.execPath, args, {
    env: { ...env, PORT: String(port) },
    ...(cwd && { cwd }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Its output is read on: a program whose reader has gone may end.
  const opened = new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text) => String(text).includes(prints) && resolve());
    server.once("exit", () => reject(new Error(`${args[0]} ended without printing "${prints}".`)));
  });
  await opened;
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, pid: server.pid ?? 0, stop };
}

/** Starts this site with the demo gallery, in a temporary data folder. @param settings of its environment. */
export function startSite(port: number, settings?: Record<string, string>): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
  return start(["lib/process/serve.ts"], port, {
    prints: "is open",
    folder,
    settings: { DATA_DIR: folder, ...settings },
  });
}

const STARTER_FILES = {
  "package.json": `{ "private": true, "type": "module" }`,
  // Its packages are those of this project, through a link, and the bundler follows none that leads out of its root.
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(parse(process.cwd()).root)} } };`,
  "app/layout.jsx": `import "./globals.css";
export const metadata = { title: "A new project", description: "It has one page." };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  "app/page.jsx": `import Link from "next/link";
export default function Home() {
  return <main><h1>A new project</h1><p>It has one page and <Link href="/next">a link</Link>.</p></main>;
}`,
  "app/next/page.jsx": `export default function Next() {
  return <main><h1>Another page</h1></main>;
}`,
  "app/globals.css":
    "body{margin:2rem;font:1rem/1.5 sans-serif;color:#171717;background:#fff}a{color:#0050d0}",
};

/** Builds and starts the least that a Next project can be: a heading, a sentence and a link. */
export function startStarter(port: number): Promise<Server> {
  const cwd = mkdtempSync(join(tmpdir(), "golden-hour-starter-"));
  symlinkSync(resolve("node_modules"), join(cwd, "node_modules"));
  for (const [name, content] of Object.entries(STARTER_FILES)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  const next = "node_modules/next/dist/bin/next";
  execFileSync(process.execPath, [next, "build"], { cwd, stdio: ["ignore", "ignore", "inherit"] });
  return start([next, "start", "--port", String(port)], port, { prints: "Ready", folder: cwd, cwd });
}

/** Starts a program that sends one page from its memory and does nothing else. @param page its HTML. */
export function startStatic(port: number, page: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
  const file = join(folder, "index.html");
  writeFileSync(file, page);
  return start(["scripts/bench/site/static-server.ts", file, String(port)], port, {
    prints: "open",
    folder,
  });
}

/**
 * Starts nginx with a page as its only file, compressed beforehand.
 *
 * @param page its HTML. @returns nothing where nginx is not installed, or can't send compressed files.
 */
export async function startNginx(port: number, page: string): Promise<Server | undefined> {
  const { stderr } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  if (!stderr?.includes("http_gzip_static_module")) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "golden-hour-bench-"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "index.html.gz"), gzipSync(page, { level: 9 }));
  const file = join(folder, "nginx.conf");
  // One process, so that its time is the server's. As root it would become another user, who can't read the folder.
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events {}
http {
  access_log off; gzip_static on; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 100000;
  server { listen 127.0.0.1:${port}; root ${folder}; types { text/html html; } }
}
`,
  );
  const server = spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  while (server.exitCode === null && !(await fetch(url).catch(() => undefined))?.ok) await setTimeout(50);
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: server.pid ?? 0, stop };
}
