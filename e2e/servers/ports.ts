import { createServer } from "node:net";
import { site } from "./site";

/** Each worker has its own range of ports above the shared site's. */
const PORTS_PER_WORKER = 40;

let lastPort = 0;

/** The worker of a unit test. Files that run at the same time have different ones. */
export const unitTestWorker = (): number => Number(process.env.VITEST_POOL_ID);

/** Finds a free port. @param worker the worker's `parallelIndex`, or {@link unitTestWorker}. */
export async function findFreePort(worker: number): Promise<string> {
  const first = Number(new URL(site.url).port) + 1 + worker * PORTS_PER_WORKER;
  for (let tried = 0; tried < PORTS_PER_WORKER; tried += 1) {
    const port = first + (lastPort++ % PORTS_PER_WORKER);
    if (await isFree(port)) return String(port);
  }
  throw new Error(`No free port at ${first} or above.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
