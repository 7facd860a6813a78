import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";

const SERVE = fileURLToPath(new URL("../../lib/process/serve.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Not set, whatever a developer's `.env` says. */
export const UNSET = {
  SITE_URL: "",
  HOST: "",
  NEXTAUTH_SECRET: "",
  ADMIN_EMAIL: "",
  ADMIN_PASSWORD: "",
  SEED_DEMO: "",
  TRUST_PROXY: "",
  LOGIN_ATTEMPTS_PER_MINUTE: "",
  ENQUIRIES_PER_HOUR: "",
  FORMSPREE_FORM_ID: "",
  FORMSPREE_PROJECT: "",
  FORMSPREE_ENDPOINT: "",
  EMAILJS_PUBLIC_KEY: "",
  EMAILJS_SERVICE_ID: "",
  EMAILJS_TEMPLATE_ID: "",
  EMAILJS_ENDPOINT: "",
};

export type Settings = Partial<Record<keyof typeof UNSET | "PORT" | "DATA_DIR" | "LOG_LEVEL", string>>;

export interface Circumstances {
  /** The most bytes that a file of the server may grow to, as on a full disk. */
  fileSizeLimit?: number;
}

/** The unit of `ulimit -f` (POSIX), in bytes. */
const ULIMIT_BLOCK = 512;

export type NewDevice = (baseURL: string, headers: Record<string, string>) => Promise<APIRequestContext>;

/** A server process of one test. */
export class OwnServer {
  readonly url: string;
  /** What it printed so far. */
  output = "";
  /** What it printed to standard error so far. */
  errors = "";
  /** Its exit code, once it is gone; null when a signal ended it. */
  readonly gone: Promise<number | null>;
  readonly #process: ChildProcess;
  readonly #newDevice: NewDevice;

  constructor(settings: Settings, { fileSizeLimit }: Circumstances, newDevice: NewDevice) {
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.#newDevice = newDevice;
    const limited = `ulimit -f ${(fileSizeLimit ?? 0) / ULIMIT_BLOCK}; exec "$0" "$@"`;
    const shell = fileSizeLimit ? ["sh", "-c", limited] : [];
    const [command = "", ...args] = [...shell, process.execPath, SERVE];
    // "ipc": the server ends by itself when the test's process is gone.
    this.#process = spawn(command, args, {
      cwd: ROOT,
      env: { NODE_ENV: "production", ...settings },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#process.stdout?.on("data", (text) => {
      this.output += text;
    });
    this.#process.stderr?.on("data", (text) => {
      this.errors += text;
    });
    this.gone = once(this.#process, "close").then(([code]) => code);
  }

  /** Waits until it says that it is open. */
  async opened(): Promise<this> {
    const closed = this.gone.then(() => true);
    while (!this.output.includes("is open")) {
      const data = once(this.#process.stdout ?? this.#process, "data").then(() => false);
      if (await Promise.race([data, closed]))
        throw new Error(`It did not open:\n${this.output}${this.errors}`);
    }
    return this;
  }

  /** Asks it to stop. @returns its exit code, when it is gone. */
  stop(): Promise<number | null> {
    this.#process.kill("SIGTERM");
    return this.gone;
  }

  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<number | null> {
    this.#process.kill("SIGKILL");
    return this.gone;
  }

  /** A client with cookies of its own, which sends these headers with each request. */
  newDevice(headers: Record<string, string> = {}): Promise<APIRequestContext> {
    return this.#newDevice(this.url, headers);
  }
}
