import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("LOG_LEVEL", "silent");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { takeLease } = await import("../db/lease");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { watchBackups } = await import("./schedule");

const HOUR_MS = 60 * 60 * 1000;
const FIRST_LOOK_MS = 5 * 60 * 1000;

/** A busy machine takes more than the second that is waited otherwise. */
const SOON = { timeout: 4_000 };
const backups = join(folder, "backups");
/** The files themselves: two backups of the same second have the same name. */
const made = () =>
  (existsSync(backups) ? readdirSync(backups) : [])
    .filter((name) => name.endsWith(".tar"))
    .map((name) => statSync(join(backups, name)).ino);

beforeAll(async () => {
  mkdirSync(join(folder, "uploads"));
  await migrateUnderLock(async () => {});
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("a backup that is due is not made while another process makes one, nor after it has", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearInterval"] });
  const other = await takeLease("backup");
  watchBackups();
  // Exactly until it looks: what it then waits for is timed, too.
  vi.advanceTimersByTime(FIRST_LOOK_MS);
  // Writes take turns, so this process has asked for the lease when this one ends.
  await withWriteLock(async () => {});
  expect(made()).toEqual([]);

  await other?.release();
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(made, SOON).toHaveLength(1);
  const ended = async () => (await takeLease("backup"))?.release().then(() => true);
  await expect.poll(ended, SOON).toBe(true);
  const [first] = made();
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(ended, SOON).toBe(true);
  expect(made()).toEqual([first]);
});
