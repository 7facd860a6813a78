import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Settings } from "./server-process";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Finished {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run <name>`, as the owner does, and waits for its end. */
export function runScript(name: string, args: string[], settings: Settings): Promise<Finished> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["scripts/run.mjs", name, ...args],
      { cwd: ROOT, env: { ...process.env, API_BASE_URL: "", ...settings } },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}
