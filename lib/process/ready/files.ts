import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { NOTHING_ALLOWED } from "../content-security-policy.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { compress } from "./compress.ts";
import type { Ready } from "./send.ts";

/** Next's build, and the URL below which it serves that. */
const FOLDER = ".next/static";
const BASE_URL = "/_next/static/";

/** The rest is compressed already (fonts, pictures) or too small to gain anything. */
const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};
const SMALLEST = 1024;

interface Entry extends Ready {
  file: string;
  /** Whether it has been requested. The first request starts the compression. */
  wanted: boolean;
}

/** The scripts and style sheets of the build. Each is compressed when it is first requested, and kept forever. */
export class ReadyFiles {
  readonly #entries = new Map<string, Entry>();

  constructor(folder = FOLDER) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const file = join(folder, name);
      const type = TYPES[extname(name)];
      const { size, mtime } = statSync(file);
      if (!type || size < SMALLEST) continue;
      const headers = {
        ...SECURITY_HEADERS,
        vary: "Accept-Encoding",
        // Their names follow from their content.
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": NOTHING_ALLOWED,
        "content-type": type,
        "last-modified": mtime.toUTCString(),
      };
      const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
      const url = BASE_URL + name.replaceAll("\\", "/");
      this.#entries.set(url, { file, headers, etag, bodies: {}, wanted: false });
    }
  }

  /** @returns undefined for anything else, and for a file that is not compressed yet: Next sends it this time. */
  find(url: string): Ready | undefined {
    const entry = this.#entries.get(url);
    if (!entry || entry.bodies.br) return entry;
    if (!entry.wanted) void this.#prepare(entry);
    return undefined;
  }

  async #prepare(entry: Entry): Promise<void> {
    entry.wanted = true;
    // It may be gone, after a new build: Next answers then.
    const body = await readFile(entry.file).catch(() => undefined);
    if (body) entry.bodies = await compress(body);
  }
}
