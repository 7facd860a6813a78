import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./ports";
import { type Circumstances, type NewDevice, OwnServer, type Settings } from "./server-process";

/** The servers that one test starts, for tests that need their own settings, restarts or crashes. */
export class OwnServers {
  readonly #folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
  readonly #servers: OwnServer[] = [];
  readonly #devices: NewDevice;
  readonly #worker: number;
  /** The default `DATA_DIR` of the servers. It does not exist yet. */
  readonly dataDir = join(this.#folder, "data");

  constructor(devices: NewDevice, worker: number) {
    this.#devices = devices;
    this.#worker = worker;
  }

  /** Launches a server without waiting until it is open. */
  async launch(settings: Settings = {}, circumstances: Circumstances = {}): Promise<OwnServer> {
    const PORT = settings.PORT ?? (await this.freePort());
    const all = { DATA_DIR: this.dataDir, ...settings, PORT };
    const server = new OwnServer(all, circumstances, this.#devices);
    this.#servers.push(server);
    return server;
  }

  /** Launches a server and waits until it is open. */
  async start(settings?: Settings): Promise<OwnServer> {
    return (await this.launch(settings)).opened();
  }

  freePort(): Promise<string> {
    return findFreePort(this.#worker);
  }

  /** Kills the servers that are still running, and deletes the folder. */
  async end(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
