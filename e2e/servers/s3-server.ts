import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BucketSettings, createBucket, objectNames } from "./bucket.ts";
import { KEY } from "./s3-settings.ts";

const PROCESS = fileURLToPath(new URL("s3-process.ts", import.meta.url));

/** What the server appends to the names of its files. */
const OBJECT = "._S3rver_object";

/** An object store of its own, with empty buckets. */
export class S3Server {
  readonly #folder = mkdtempSync(join(tmpdir(), "golden-hour-s3-"));
  readonly #port: string;
  #process: ChildProcess | undefined;

  private constructor(port: string) {
    this.#port = port;
  }

  /** Starts a new server. @param port a free one. */
  static async create(port: string): Promise<S3Server> {
    const server = new S3Server(port);
    await server.start();
    for (const S3_BUCKET of ["media", "backups"]) await createBucket({ ...server.settings, S3_BUCKET });
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The settings of a site that keeps its media here. */
  get settings(): BucketSettings {
    return {
      S3_BUCKET: "media",
      S3_ENDPOINT: this.url,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    };
  }

  /** Starts it (again) and waits until it answers. */
  async start(): Promise<void> {
    const args = ["--openssl-legacy-provider", "--no-warnings", PROCESS, this.#port, this.#folder];
    // With "ipc", it ends when this process is gone.
    this.#process = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    const gone = once(this.#process, "exit").then(() => {
      throw new Error("The object store has ended.");
    });
    if (this.#process.stdout) await Promise.race([once(this.#process.stdout, "data"), gone]);
    gone.catch(() => undefined);
  }

  /** The names of the objects of a bucket whose keys begin with a prefix, sorted. */
  names(prefix: string, S3_BUCKET = "media"): Promise<string[]> {
    return objectNames({ ...this.settings, S3_BUCKET }, prefix);
  }

  /** Makes an object as old as if it had been stored then. */
  age(key: string, time: Date): void {
    utimesSync(join(this.#folder, "media", key + OBJECT), time, time);
  }

  /** Stops it as a power cut would. */
  async kill(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode) return;
    const gone = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await gone;
  }

  /** Stops it and deletes its data. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
