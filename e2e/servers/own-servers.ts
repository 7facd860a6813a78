import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { type Circumstances, type NewDevice, OwnServer, type Settings, UNSET } from "./server-process";
import { site } from "./site";

/** Each worker has ports of its own above the shared site's. */
const PORTS_PER_WORKER = 40;

/** Unless a test asks for more: the demo pictures take seconds. */
export const QUICK = { SEED_DEMO: "off", LOG_LEVEL: "warn" };

interface Own {
  /** A new, empty folder; the `DATA_DIR` of the servers unless they are given another. */
  dataDir: string;
  /** Launches a server and returns at once. */
  launch(settings?: Settings, circumstances?: Circumstances): Promise<OwnServer>;
  /** Starts a server and returns when it is open. */
  start(settings?: Settings): Promise<OwnServer>;
  freePort(): Promise<string>;
}

/** Playwright's test with servers of its own, which are gone when it ends, and their folder too. */
export const test = base.extend<{ own: Own }>({
  own: async ({ playwright }, use, { parallelIndex }) => {
    const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
    const dataDir = join(folder, "data");
    const servers: OwnServer[] = [];
    const devices: APIRequestContext[] = [];
    const newDevice: NewDevice = async (baseURL, extraHTTPHeaders) => {
      const device = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      devices.push(device);
      return device;
    };
    const freePort = () => findFreePort(parallelIndex);
    const launch: Own["launch"] = async (settings = {}, circumstances = {}) => {
      const PORT = settings.PORT ?? (await freePort());
      const all = { ...UNSET, ...QUICK, DATA_DIR: dataDir, ...settings, PORT };
      const server = new OwnServer(all, circumstances, newDevice);
      servers.push(server);
      return server;
    };
    await use({ dataDir, launch, start: async (settings) => (await launch(settings)).opened(), freePort });
    await Promise.all(devices.map((device) => device.dispose()));
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  },
});

let lastPort = 0;

/** A port that nobody listens on. @param worker its `parallelIndex`. */
export async function findFreePort(worker: number): Promise<string> {
  const first = Number(new URL(site.url).port) + 1 + worker * PORTS_PER_WORKER;
  for (let tried = 0; tried < PORTS_PER_WORKER; tried += 1) {
    const port = first + (lastPort++ % PORTS_PER_WORKER);
    if (await isFree(port)) return String(port);
  }
  throw new Error(`No free port from ${first} on.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

export { expect };
