import { existsSync } from "node:fs";

const debianChromium = "/usr/bin/chromium";

/** Debian's own browser where it is there (as root it needs the flags), Playwright's elsewhere. */
export const launchOptions = existsSync(debianChromium)
  ? {
      executablePath: debianChromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    }
  : { args: [] };
