import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyGallery } from "../factories/gallery-items";
import { emptySounds } from "../factories/sounds";
import { withTables } from "./database";
import { findFreePort } from "./ports";
import { type NewDevice, OwnServer, type Settings } from "./server-process";
import { createStore, removeStore } from "./shared-store";
import { adminOf } from "./sign-in";
import { backendIsElsewhere, SAME_ADMIN, UNLIMITED } from "./site";

interface EmptySite {
  server: OwnServer;
  /** Its place in the shared store. */
  place: string;
  /** The initial rows of the users table: the first admin. */
  users: Users;
}

const usersOf = (server: OwnServer) =>
  withTables(server, (db) => db.selectFrom("users").selectAll().execute());

type Users = Awaited<ReturnType<typeof usersOf>>;

/** A backup that a site makes by itself after its first minutes would come between those that a test makes and counts. */
const NO_SCHEDULE = { BACKUP_EVERY: "0" };

/**
 * One worker's sites without demo content, for tests that the data of other tests on the shared site would
 * disturb. A site is started when a test first asks for its settings, and is emptied for each later test
 * with the same settings.
 */
export class EmptySites {
  readonly #folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
  readonly #sites = new Map<string, EmptySite>();
  readonly #worker: number;

  constructor(worker: number) {
    this.#worker = worker;
  }

  /** Returns the site with these settings in its initial state. @param devices creates its clients. */
  async get(settings: Settings, devices: NewDevice): Promise<OwnServer> {
    const known = this.#sites.get(JSON.stringify(settings));
    if (!known) return this.getUsed(settings, devices);
    known.server.devices = devices;
    await empty(known);
    return known.server;
  }

  /** Returns the site with these settings as the tests before have left it. @param devices creates its clients. */
  async getUsed(settings: Settings, devices: NewDevice): Promise<OwnServer> {
    const key = JSON.stringify(settings);
    const known = this.#sites.get(key);
    if (known) {
      known.server.devices = devices;
      return known.server;
    }
    const start = async (others: Settings) => {
      const PORT = await findFreePort(this.#worker);
      const all = { ...SAME_ADMIN, ...UNLIMITED, ...NO_SCHEDULE, ...settings, ...others, PORT };
      return new OwnServer(all, {}, devices).opened();
    };
    const DATA_DIR = join(this.#folder, String(this.#sites.size));
    const place = `worker_${this.#worker}_${this.#sites.size}`;
    const server = await start({
      DATA_DIR,
      ...(backendIsElsewhere && { TRUST_PROXY: "on", ...(await createStore(place)) }),
    });
    if (backendIsElsewhere)
      server.putBehind(await start({ DATA_DIR: `${DATA_DIR}-front`, API_BASE_URL: server.url }));
    this.#sites.set(key, { server, place, users: await usersOf(server) });
    return server;
  }

  /** Stops all servers and deletes their data. */
  async end(): Promise<void> {
    for (const { server, place } of this.#sites.values()) {
      await server.kill();
      if (backendIsElsewhere) await removeStore(place);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function empty({ server, users }: EmptySite): Promise<void> {
  // In no transaction: SQLite reads the search index before it writes, and a transaction that has read does not wait
  // for the site's writes.
  await withTables(server, async (db) => {
    for (const table of ["messages", "notifications", "users"] as const) await db.deleteFrom(table).execute();
    await db.insertInto("users").values(users).execute();
  });
  // Through the API, which also deletes the files and updates the pages.
  const admin = await adminOf(server);
  await emptyGallery(admin);
  await emptySounds(admin);
}
