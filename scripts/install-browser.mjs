import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, run, runNode, tools } from "./prepare.mjs";

const debianChromium = "chromium-headless-shell";

/** Installs the browser for the tests, or exits. */
export async function installBrowser() {
  if ((await installShell()) !== 0)
    fail("The browser for the tests could not be installed. See the messages above.");
}

/** Installs Chromium's headless shell: as root on Debian its package, elsewhere Playwright's. @returns the exit code. */
async function installShell() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    if (existsSync(join("/usr/bin", debianChromium))) return 0;
    await run("apt-get", ["update", "-qq"]);
    const install = ["install", "-y", "-qq", "--no-install-recommends", debianChromium];
    if ((await run("apt-get", install)) === 0) return 0;
  }
  const systemLibraries = isRoot ? ["--with-deps"] : [];
  return runNode(tools.playwright, "install", ...systemLibraries, "--only-shell", "chromium");
}
