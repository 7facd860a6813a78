/**
 * Prepares a fresh clone for `npm start` and `npm test`: installs the packages and the pinned Node, and builds the
 * site. Runs on Node 20 or later without any packages. Skips whatever is up to date.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
/** The container image has its packages and its own Node, and nothing to install them from. */
const isImage = !existsSync(join(root, "package-lock.json"));
export const pinnedNode = isImage
  ? process.execPath
  : join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
const bin = (/** @type {string} */ path) => join(root, "node_modules", path);

/** The entry points of the command-line tools, for the pinned Node. */
export const tools = {
  biome: bin("@biomejs/biome/bin/biome"),
  knip: bin("knip/bin/knip.js"),
  next: bin("next/dist/bin/next"),
  playwright: bin("@playwright/test/cli.js"),
  tsc: bin("typescript/bin/tsc"),
  tsx: bin("tsx/dist/cli.mjs"),
  vitest: bin("vitest/vitest.mjs"),
};

/**
 * Runs a program and waits until it exits.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [variables] of the environment, besides those of this process.
 * @returns {Promise<number>} its exit code, or 1 if it could not start or was killed.
 */
export function run(command, args, variables = {}) {
  return new Promise((resolve) => {
    // npm is a batch file on Windows, which only a shell can run. The arguments are constants, never user input.
    const shell = command.endsWith(".cmd");
    // biome-ignore lint/style/noProcessEnv: passed on
    const env = { ...process.env, ...variables };
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a script on the Node that package.json pins.
 *
 * @param {string[]} args the script and its arguments.
 */
export const runNode = (...args) => run(pinnedNode, args);

/**
 * glibc keeps a heap per thread, and pictures are processed in many threads. With two heaps, the server peaks at
 * about 500 MiB during uploads instead of 760 (docs/decisions/010-gallery-writes.md). Other systems ignore it.
 */
const MEMORY = { MALLOC_ARENA_MAX: "2" };

/**
 * Node keeps what it has compiled, which takes a third of the processor time off each later start. A new build starts anew,
 * since it empties its folder.
 */
const COMPILED = { NODE_COMPILE_CACHE: join(root, ".next/compile-cache") };

/** Starts the server on the pinned Node. It shuts down when this process exits. */
export function startServer(/** @type {string[]} */ ...args) {
  const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
  return spawn(pinnedNode, [...settings, join(root, "lib/process/serve.ts"), ...args], {
    cwd: root,
    // biome-ignore lint/style/noProcessEnv: passed on to the server, which parses it in lib/settings/env.ts
    env: { ...MEMORY, ...COMPILED, ...process.env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** Installs the packages of package-lock.json, unless they are up to date. */
export async function installPackages() {
  if (isImage) return;
  const wanted = digest([join(root, "package.json"), join(root, "package-lock.json")]);
  const stamp = join(root, "node_modules/.installed-from");
  if (existsSync(pinnedNode) && readIfExists(stamp) === wanted) return;
  say("Installing packages (only once, takes a minute or two) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await run(npm, ["ci", ...flags])) !== 0)
    fail("npm could not install the packages. See the messages above.");
  if (!existsSync(pinnedNode))
    fail("npm did not install the Node version that package.json pins. Are install scripts disabled?");
  writeFileSync(stamp, wanted);
}

const SOURCES = ["app", "components", "lib", "public", "instrumentation.ts", "middleware.ts"];
const SETTINGS = ["next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"];

/** Builds the site, unless the build is up to date with the sources. */
export async function build() {
  const wanted = digest([...SOURCES, ...SETTINGS].flatMap((path) => filesIn(join(root, path))));
  const stamp = join(root, ".next/built-from");
  if (readIfExists(stamp) === wanted) return;
  say("Building the site (only after changes) …");
  if ((await runNode(tools.next, "build")) !== 0)
    fail("The site could not be built. See the messages above.");
  writeFileSync(stamp, wanted);
}

/** @param {string} sentence */
export function say(sentence) {
  console.log(`\n› ${sentence}`);
}

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string[]} files */
function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} file */
function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
