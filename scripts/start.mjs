/** `npm start`, and `npm run dev` with `--dev`: from a bare clone to an open site, without a question. */
import { build, fail, installPackages, startServer } from "./prepare.mjs";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) fail(`Golden Hour needs Node 20 or later to start; this is ${process.version}.`);

const dev = process.argv.includes("--dev");
try {
  await installPackages();
  if (!dev) await build();
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  fail(code === "ENOSPC" ? "The disk is full: there is no room to prepare the site." : message);
}

const server = startServer(...(dev ? ["--dev"] : []));
server.on("exit", (code, signal) => {
  if (signal) console.error(`The server was ended from outside (${signal}).`);
  process.exit(code ?? 1);
});
// Ctrl-C reaches the server too; a signal to this process alone is passed on. The server ends first.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => server.kill(signal));
