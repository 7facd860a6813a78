import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import type { BucketSettings } from "./bucket";
import type { Held, Question } from "./event-loop-watch";
import type { Passed } from "./later-clock";
import { killGroup } from "./process-group";

const SERVE = fileURLToPath(new URL("../../lib/process/serve.ts", import.meta.url));
const WATCH = new URL("event-loop-watch.ts", import.meta.url).href;
const CLOCK = new URL("later-clock.ts", import.meta.url).href;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** As `npm start` does (scripts/prepare.mjs). */
const COMPILED = join(ROOT, ".next/compile-cache");

/** Clears the settings of a developer's `.env`. */
const UNSET = {
  SITE_URL: "",
  API_BASE_URL: "",
  BACKUP_EVERY: "",
  BACKUP_KEEP: "",
  DISK_FLOOR: "",
  HOST: "",
  NEXTAUTH_SECRET: "",
  ADMIN_EMAIL: "",
  ADMIN_PASSWORD: "",
  CONTACT_EMAIL: "",
  SUPPORT_EMAIL: "",
  SEED_DEMO: "",
  NEW_SITE: "",
  TRUST_PROXY: "",
  DATABASE_URL: "",
  S3_BUCKET: "",
  S3_ENDPOINT: "",
  S3_REGION: "",
  S3_ACCESS_KEY_ID: "",
  S3_SECRET_ACCESS_KEY: "",
  S3_PUBLIC_URL: "",
  S3_BACKUP_BUCKET: "",
  LOGIN_ATTEMPTS_PER_MINUTE: "",
  ENQUIRIES_PER_HOUR: "",
  FORMSPREE_FORM_ID: "",
  FORMSPREE_PROJECT: "",
  FORMSPREE_ENDPOINT: "",
  FORMSPREE_DEPOSIT_FORM_ID: "",
  STRIPE_PUBLISHABLE_KEY: "",
  EMAILJS_PUBLIC_KEY: "",
  EMAILJS_SERVICE_ID: "",
  EMAILJS_TEMPLATE_ID: "",
  EMAILJS_ENDPOINT: "",
  SMTP_URL: "",
  MAIL_FROM: "",
  INBOUND_ADDRESS: "",
  INBOUND_SECRET: "",
  PUSH_SERVICE: "",
  LATE_SCRIPTS: "",
};

export type Settings = Partial<
  Record<keyof typeof UNSET | "PORT" | "DATA_DIR" | "LOG_LEVEL" | "NODE_COMPILE_CACHE", string>
>;

const isComplete = (settings: Settings): settings is Settings & BucketSettings =>
  Boolean(settings.S3_BUCKET && settings.S3_ENDPOINT);

/** Defaults for a quick start: creating the demo pictures takes seconds. */
const QUICK = { SEED_DEMO: "off", LOG_LEVEL: "warn" };

export interface Circumstances {
  /** The maximum size of a file in bytes, to simulate a full disk. */
  fileSizeLimit?: number;
  /** A file that standard output and standard error go to. */
  log?: string;
  /** Whether {@link OwnServer.askLoop} can be used. */
  watched?: boolean;
  /** Whether {@link OwnServer.passTime} can be used. */
  laterClock?: boolean;
}

/** The unit of `ulimit -f` (POSIX), in bytes. */
const ULIMIT_BLOCK = 512;

/** Creates a client with its own cookies that sends these headers with each request. */
export type NewDevice = (
  baseURL: string | undefined,
  headers: Record<string, string>,
) => Promise<APIRequestContext>;

/** A server process that a test or a worker starts and stops. */
export class OwnServer {
  /** Where clients reach it. */
  url: string;
  readonly dataDir: string;
  /** The address of its database, if that is on a server. */
  readonly databaseUrl: string | undefined;
  /** Its bucket, if its media are in an object store. */
  readonly bucket: BucketSettings | undefined;
  /** Its standard output so far. */
  output = "";
  /** Its standard error so far. */
  errors = "";
  /** Its exit code; null when a signal killed it. */
  readonly gone: Promise<number | null>;
  readonly #process: ChildProcess;
  #front: OwnServer | undefined;
  /** Creates its clients. Set by each test that uses it. */
  devices: NewDevice;

  constructor(
    settings: Settings,
    { fileSizeLimit, log, watched, laterClock }: Circumstances,
    devices: NewDevice,
  ) {
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.dataDir = settings.DATA_DIR ?? "";
    this.databaseUrl = settings.DATABASE_URL;
    this.bucket = isComplete(settings) ? settings : undefined;
    this.devices = devices;
    const limited = `ulimit -f ${(fileSizeLimit ?? 0) / ULIMIT_BLOCK}; exec "$0" "$@"`;
    const shell = fileSizeLimit ? ["sh", "-c", limited] : [];
    const [command = "", ...args] = [
      ...shell,
      process.execPath,
      ...(watched ? ["--import", WATCH] : []),
      ...(laterClock ? ["--import", CLOCK] : []),
      SERVE,
    ];
    const output = log ? openSync(log, "a") : "pipe";
    // With "ipc", the server stops when the test process is gone.
    this.#process = spawn(command, args, {
      cwd: ROOT,
      env: { NODE_ENV: "production", NODE_COMPILE_CACHE: COMPILED, ...UNSET, ...QUICK, ...settings },
      stdio: ["ignore", output, output, "ipc"],
      detached: true,
    });
    this.#process.stdout?.on("data", (text) => {
      this.output += text;
    });
    this.#process.stderr?.on("data", (text) => {
      this.errors += text;
    });
    this.gone = once(this.#process, "close").then(([code]) => code);
  }

  /** Its media folder. */
  get uploads(): string {
    return join(this.dataDir, "uploads");
  }

  /** Waits until it reports that it is open. */
  async opened(): Promise<this> {
    const closed = this.gone.then(() => true);
    while (!this.output.includes("is open")) {
      const data = once(this.#process.stdout ?? this.#process, "data").then(() => false);
      if (await Promise.race([data, closed]))
        throw new Error(`The server did not open:\n${this.output}${this.errors}`);
    }
    return this;
  }

  /** Makes clients reach it through a server that has it as its backend, and that is killed with it. */
  putBehind(front: OwnServer): void {
    this.#front = front;
    this.url = front.url;
  }

  /** Asks what watches its event loop. @returns what was measured until then. */
  async askLoop(question: Question): Promise<Held> {
    const answer = once(this.#process, "message");
    this.#process.send(question);
    const [held] = await answer;
    return held;
  }

  /** Puts its clock forward. It may take a moment until it has noticed. */
  passTime(ms: number): void {
    this.#process.send({ passedMs: ms } satisfies Passed);
  }

  /** Sends SIGTERM. @returns its exit code when it has stopped. */
  stop(): Promise<number | null> {
    this.#process.kill("SIGTERM");
    return this.gone;
  }

  /** Sends SIGKILL to it and whatever it has started, to simulate a power cut. */
  kill(): Promise<number | null> {
    this.#front?.kill();
    killGroup(this.#process);
    return this.gone;
  }

  /** Creates a client with its own cookies that sends these headers with each request. */
  newDevice(headers: Record<string, string> = {}): Promise<APIRequestContext> {
    return this.devices(this.url, headers);
  }
}
