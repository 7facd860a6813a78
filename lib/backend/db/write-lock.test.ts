import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stub: the settings are read when the modules load.
const { closeDatabase } = await import("./connection");
const { migrateUnderLock } = await import("./migrate");
const { withWriteLock } = await import("./write-lock");

beforeAll(() => migrateUnderLock(async () => {}));
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("a write that waits behind one that does not end is given up in time, and is not made later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const done: string[] = [];
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow = withWriteLock(async () => {
    begun.resolve();
    await end.promise;
    done.push("slow");
  });
  await begun.promise;
  const given = expect(withWriteLock(async () => done.push("given up"))).rejects.toMatchObject({
    code: "DATABASE_BUSY",
    status: 503,
  });
  vi.advanceTimersByTime(9_000);
  const later = withWriteLock(async () => done.push("later"));
  const last = withWriteLock(async () => done.push("last"));
  vi.advanceTimersByTime(1_000);
  await given;
  end.resolve();
  await Promise.all([slow, later, last]);
  expect(done).toEqual(["slow", "later", "last"]);
});
