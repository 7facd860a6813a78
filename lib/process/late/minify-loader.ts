import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { HYDRATED } from "../../shared/hydrated.ts";
import { BLOCK_ID, LOADER_FILE } from "./late-scripts.ts";
import { runLate } from "./loader.ts";

/** {@link runLate} as a script for the head of public pages. */
export const minifiedLoader = (): string =>
  transformSync(`(${runLate.toString()})(${JSON.stringify(BLOCK_ID)},${JSON.stringify(HYDRATED)})`, {
    minify: true,
    target: "es2022",
  }).code.trim();

/** Writes {@link minifiedLoader} into a build. @param folder the build's. */
export const writeLoader = (folder: string): void =>
  writeFileSync(join(folder, LOADER_FILE), minifiedLoader());
