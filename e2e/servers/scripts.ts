import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { killGroup } from "./process-group";
import type { Settings } from "./server-process";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Finished {
  /** Its exit code; null when a signal killed it. */
  code: number | null;
  output: string;
  errors: string;
}

/** A script that runs. */
export interface Script {
  /** Its standard output so far. */
  output: () => string;
  finished: Promise<Finished>;
  /** Sends SIGKILL to all its processes, to simulate a power cut. */
  kill(): void;
}

/** Runs `npm run <name>`, as the owner does, without waiting for its end. */
export function beginScript(name: string, args: string[], settings: Settings): Script {
  const script = spawn(process.execPath, ["scripts/run.mjs", name, ...args], {
    cwd: ROOT,
    env: { ...process.env, API_BASE_URL: "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  let errors = "";
  script.stdout.on("data", (text) => {
    output += text;
  });
  script.stderr.on("data", (text) => {
    errors += text;
  });
  const finished = once(script, "close").then(([code]) => ({ code, output, errors }));
  return { output: () => output, finished, kill: () => killGroup(script) };
}

/** {@link beginScript}, and waits for its end. */
export const runScript = (name: string, args: string[], settings: Settings): Promise<Finished> =>
  beginScript(name, args, settings).finished;

/** Runs many scripts, two at the same time: that is what the machines of CI can do. */
export const inPairs = pLimit(2);
