import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "./schema";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("./connection");
const { withWriteLock } = await import("./write-lock");
const { migrateUnderLock } = await import("./migrate");
const { isLeased, leasedSince, takeLease, withLease } = await import("./lease");
const { thisMachine } = await import("./this-machine");

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(() => withWriteLock((db) => db.deleteFrom("leases").execute()));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const MINUTE_MS = 60_000;

/** Stores the lease of another process. */
const storeLease = (changes: Partial<Database["leases"]>) =>
  withWriteLock((db) =>
    db
      .insertInto("leases")
      .values({
        name: "backup",
        holder: "somebody else",
        machine: "another machine",
        process_id: process.pid,
        since: Date.now(),
        expires_at: Date.now() + MINUTE_MS,
        ...changes,
      })
      .execute(),
  );

const rows = () => database().selectFrom("leases").selectAll().execute();

test("only one at a time does what needs a lease, and the next one can when it has ended", async () => {
  const begun = Date.now();
  const first = await withLease("backup", async () => {
    expect(await isLeased("backup")).toBe(true);
    expect(await withWriteLock((db) => isLeased("backup", db))).toBe(true);
    const since = await leasedSince("backup");
    expect(Math.abs((since?.getTime() ?? 0) - begun)).toBeLessThan(MINUTE_MS);
    expect(await withLease("backup", async () => "second")).toBeUndefined();
    return "first";
  });
  expect(first).toEqual({ result: "first" });
  expect(await isLeased("backup")).toBe(false);
  expect(await withLease("backup", async () => "third")).toEqual({ result: "third" });
});

test("of many that want a lease at once, one gets it", async () => {
  const leases = await Promise.all(Array.from({ length: 10 }, () => takeLease("backup")));
  const [taken, ...others] = leases.filter((lease) => lease !== undefined);
  expect(others).toEqual([]);
  await taken?.release();
  expect(await rows()).toEqual([]);
});

test("work that fails gives its lease back", async () => {
  await expect(withLease("backup", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await isLeased("backup")).toBe(false);
});

test("a lease of another machine is taken only after it has expired", async () => {
  await storeLease({});
  expect(await takeLease("backup")).toBeUndefined();
  await withWriteLock((db) =>
    db
      .updateTable("leases")
      .set({ expires_at: Date.now() - 1 })
      .execute(),
  );
  expect(await isLeased("backup")).toBe(false);
  await (await takeLease("backup"))?.release();
  expect(await rows()).toEqual([]);
});

test("the lease of a process that was killed on this machine is taken at once", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  await storeLease({ machine: thisMachine(), process_id: pid });
  const lease = await takeLease("backup");
  expect(lease).toBeDefined();
  await lease?.release();
});

test("a lease is renewed while it is held, and never one that somebody else has taken", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const lease = await takeLease("backup");
  const expiry = async () => (await rows())[0]?.expires_at ?? 0;
  await withWriteLock((db) => db.updateTable("leases").set({ expires_at: 1 }).execute());
  vi.advanceTimersByTime(MINUTE_MS);
  await expect.poll(expiry).toBeGreaterThan(Date.now() + MINUTE_MS);

  await withWriteLock((db) => db.deleteFrom("leases").execute());
  await storeLease({ expires_at: 1 });
  vi.advanceTimersByTime(MINUTE_MS);
  // Writes take turns, so the renewals have ended when this one does.
  await withWriteLock(async () => {});
  await lease?.release();
  expect(await rows()).toMatchObject([{ holder: "somebody else", expires_at: 1 }]);
});

test("a lease is extended within a write of its holder, and not once somebody else has it", async () => {
  const lease = await takeLease("mail");
  await withWriteLock((db) => db.updateTable("leases").set({ expires_at: 1 }).execute());
  expect(await withWriteLock(async (db) => lease?.extend(db))).toBe(true);
  expect((await rows())[0]?.expires_at).toBeGreaterThan(Date.now() + MINUTE_MS);
  await withWriteLock((db) => db.updateTable("leases").set({ holder: "somebody else" }).execute());
  expect(await withWriteLock(async (db) => lease?.extend(db))).toBe(false);
  await lease?.release();
});

test("a lease can be had in a database without the table, for the backup before an upgrade", async () => {
  await withWriteLock((db) => db.schema.dropTable("leases").execute());
  expect(await withLease("backup", async () => "done")).toEqual({ result: "done" });
});
