/**
 * `npm start`, and `npm run dev` with `--dev`: takes a fresh clone to a running site, without prompts. With `--build`,
 * installs and builds it, for a service that starts it.
 */
import { build, fail, installPackages, startServer } from "./prepare.mjs";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) fail(`Golden Hour needs Node 20 or later. This is ${process.version}.`);

const dev = process.argv.includes("--dev");
try {
  await installPackages();
  if (!dev) await build();
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  fail(code === "ENOSPC" ? "The disk is full. There is no space to install and build the site." : message);
}
if (process.argv.includes("--build")) process.exit();

const server = startServer(...(dev ? ["--dev"] : []));
server.on("exit", (code, signal) => {
  if (signal) console.error(`The server was terminated by ${signal}.`);
  process.exit(code ?? 1);
});
// Ctrl-C also reaches the server. Forward signals that are sent only to this process, which exits last.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => server.kill(signal));
