import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { removeObjects, writeObject } from "@/e2e/servers/bucket";
import { findFreePort, unitTestWorker } from "@/e2e/servers/ports";
import { S3Server } from "@/e2e/servers/s3-server";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const store = await S3Server.create(await findFreePort(unitTestWorker()));
const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", ...store.settings };
for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { sweepObjectStore } = await import("./leftovers");

const DAY_MS = 24 * 60 * 60 * 1000;
const YESTERDAY = new Date(Date.now() - DAY_MS - 60_000);

beforeAll(async () => {
  mkdirSync(join(folder, "uploads"));
  await migrateUnderLock(async () => {});
});
beforeEach(async () => {
  for (const prefix of ["uploads/", "work/"]) await removeObjects(store.settings, prefix);
});
afterAll(async () => {
  vi.useRealTimers();
  await closeDatabase();
  await store.remove();
  rmSync(folder, { recursive: true });
});

/** Stores files and a manifest of them, as an upload does that is not committed yet. */
async function publish(manifest: string, names: string[]): Promise<void> {
  await writeObject(store.settings, `work/${manifest}`, Buffer.from(JSON.stringify(names)));
  for (const name of names.slice(0, 2))
    await writeObject(store.settings, `uploads/${name}`, Buffer.from(name));
}

test("a manifest of many files, and one that can't be read, don't keep others from being swept", async () => {
  await publish("a.json", ["a.jpg"]);
  await publish(
    "b.json",
    Array.from({ length: 1200 }, (_, index) => `b${index}.jpg`),
  );
  await writeObject(store.settings, "work/c.json", Buffer.from("[not whole"));
  await publish("young.json", ["young.jpg"]);
  for (const name of ["a.json", "b.json", "c.json"]) store.age(`work/${name}`, YESTERDAY);
  await sweepObjectStore();
  expect(await store.names("uploads/")).toEqual(["young.jpg"]);
  expect(await store.names("work/")).toEqual(["young.json"]);
});

test("the clock of a machine that is wrong sweeps nothing", async () => {
  await publish("young.json", ["young.jpg"]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
  // The store accepts no request of another day, but its client corrects the time.
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await sweepObjectStore();
  vi.useRealTimers();
  expect(await store.names("uploads/")).toEqual(["young.jpg"]);
});
