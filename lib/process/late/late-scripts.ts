import { readFileSync } from "node:fs";
import { join } from "node:path";
import { largeModules } from "./large-modules.ts";

interface Entry {
  otherChunks: string[];
  runtimeModuleIds: number[];
}

/** What a page has to load and run for React. Goes into the page as JSON. */
export interface LateScripts {
  /** The paths of the scripts. Their order does not matter. */
  chunks: string[];
  /** The modules to start one by one before the entry, if there is time. */
  steps: number[];
  /** Tells the bundler's runtime what to start when it has these scripts. */
  entry: Entry;
  /** What the server components have rendered, for React: the values of `self.__next_f`. */
  data: unknown[];
}

/** The id of the element with the {@link LateScripts}. */
export const BLOCK_ID = "late-scripts";

/** The loader within the build (minify-loader.ts). */
export const LOADER_FILE = "late-loader.js";

const CHUNK = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const ENTRY =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);<\/script>/;
const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)<\/script>/g;
/** Anything of Next that would run by itself; not the script for old browsers, which no other one loads. */
const LEFT_OVER = /<script [^>]*src="\/_next\/(?![^>]*noModule)[^>]*>|<script>[^<]*(__next_f|TURBOPACK)/;

let loader: string | undefined;

/** Logged once, not for every rendering. */
let isReported = false;

/** {@link makeScriptsLate}. A page in an unknown form stays as it is: it runs its scripts at once. That is reported. */
export function withLateScripts(html: string): string {
  // Next stores a page again when it could not be rendered anew.
  if (html.includes(`id="${BLOCK_ID}"`)) return html;
  try {
    return makeScriptsLate(html);
  } catch (error) {
    if (!isReported) console.error(error);
    isReported = true;
    return html;
  }
}

/**
 * Takes the scripts of Next out of a rendered page. A loader in its head runs them later.
 *
 * @param html a page as Next 16.4 renders it: scripts of the build that load by themselves, one inline script that starts the
 * bundler's runtime, and inline scripts with the data of the server components.
 * @throws Error if it is anything else, as it may be after an upgrade.
 */
export function makeScriptsLate(html: string): string {
  const chunks = [...html.matchAll(CHUNK)].map(([, path]) => path);
  const [, entry] = ENTRY.exec(html) ?? [];
  const data = [...html.matchAll(DATA)].map(([, values]) => values);
  if (chunks.length === 0 || !entry || data.length === 0)
    throw unknownForm("scripts, start or data are missing");
  const { otherChunks }: Entry = JSON.parse(entry);
  const steps = largeModules(otherChunks);
  const late = `{"chunks":${JSON.stringify([...new Set(chunks)])},"steps":[${steps}],"entry":${entry},"data":[${data}]}`;
  // The data goes into the page as it came, so that it stays escaped.
  JSON.parse(late);
  const page = html
    .replaceAll(CHUNK, "")
    .replaceAll(PRELOAD, "")
    .replaceAll(DATA, "")
    .replace(ENTRY, () => `<script type="application/json" id="${BLOCK_ID}">${late}</script>`);
  const [left] = LEFT_OVER.exec(page) ?? [];
  if (left) throw unknownForm(left.slice(0, 200));
  loader ??= readFileSync(join(".next", LOADER_FILE), "utf8");
  return page.replace("</head>", () => `<script>${loader}</script></head>`);
}

const unknownForm = (what: string) =>
  new Error(
    `lib/process/late does not recognize the HTML that Next rendered (${what}). Public pages will run their scripts immediately.`,
  );
