import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { NOTHING_ALLOWED } from "../content-security-policy.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { compress } from "./compress.ts";
import type { Encoding } from "./encoding.ts";
import type { Ready } from "./send.ts";

/** In the folder of a build: what Next serves below {@link BASE_URL}, and its files compressed, each below its own name. */
const FILES = "static";
const COMPRESSED = "compressed";
const BASE_URL = "/_next/static/";

/** The rest is compressed already (fonts, pictures) or too small to gain anything. */
const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};
const SMALLEST = 1024;

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

const withEnding = (file: string, encoding: Encoding) => `${file}.${encoding}`;

/**
 * Compresses the scripts and style sheets of a build, so that no start of the server has to.
 *
 * @param build its folder.
 */
export async function compressFiles(build: string): Promise<void> {
  for (const name of filesIn(join(build, FILES))) {
    const file = join(build, FILES, name);
    if (!TYPES[extname(name)] || statSync(file).size < SMALLEST) continue;
    const to = join(build, COMPRESSED, name);
    mkdirSync(dirname(to), { recursive: true });
    for (const [encoding, body] of Object.entries(await compress(await readFile(file))))
      writeFileSync(withEnding(to, encoding as Encoding), body);
  }
}

interface Entry extends Ready {
  file: string;
}

/** The scripts and style sheets that {@link compressFiles} has compressed. Each is read when it is first requested, and kept. */
export class ReadyFiles {
  readonly #entries = new Map<string, Entry>();

  constructor(build = ".next") {
    for (const compressed of filesIn(join(build, COMPRESSED))) {
      if (extname(compressed) !== ".br") continue;
      const name = compressed.slice(0, -".br".length);
      const { size, mtime } = statSync(join(build, FILES, name));
      const headers = {
        ...SECURITY_HEADERS,
        vary: "Accept-Encoding",
        // Their names follow from their content.
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": NOTHING_ALLOWED,
        "content-type": TYPES[extname(name)] ?? "",
        "last-modified": mtime.toUTCString(),
      };
      const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
      const url = BASE_URL + name.replaceAll("\\", "/");
      this.#entries.set(url, { file: join(build, COMPRESSED, name), headers, etag, bodies: {} });
    }
  }

  /** @returns undefined for anything else, and for a file that a new build has replaced: Next answers then. */
  find(url: string): Ready | undefined {
    const entry = this.#entries.get(url);
    if (entry && !entry.bodies.br) entry.bodies = read(entry.file);
    return entry?.bodies.br && entry;
  }
}

function read(file: string): Ready["bodies"] {
  try {
    return { br: readFileSync(withEnding(file, "br")), gzip: readFileSync(withEnding(file, "gzip")) };
  } catch {
    return {};
  }
}
