import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

/** Ends the pauses that have begun. */
const pauses = vi.hoisted((): (() => void)[] => []);
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise<void>((end) => pauses.push(end)) }));

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("./connection");
const { migrateUnderLock } = await import("./migrate");
const { raiseRevision, recentRevisionOf, watchRevisions } = await import("./revisions");
const { withWriteLock } = await import("./write-lock");

const listen = vi.fn(async () => {});

beforeAll(() => migrateUnderLock(async () => {}));
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** Waits until the revisions were read, and the pause until the next look has begun. */
const untilPause = () => expect.poll(() => pauses.length).toBe(1);

/** Looks for changes once, and writes meanwhile if asked to. */
async function look(meanwhile = async () => {}): Promise<void> {
  pauses.pop()?.();
  await meanwhile();
  await untilPause();
}

const change = () => withWriteLock((db) => raiseRevision(db, "messages"));

/** What another process writes. */
function changeElsewhere(): void {
  const other = new SQLite(join(folder, "site.db"));
  other.exec("update revisions set revision = revision + 1 where topic = 'messages'");
  other.close();
}

test("a change of this process is known at once, also during a look, and one of another process at the next look", async () => {
  void watchRevisions(listen);
  await untilPause();
  await look();
  expect(await recentRevisionOf("messages")).toBe(0);
  await change();
  expect(await recentRevisionOf("messages")).toBe(1);
  await look(change);
  expect(await recentRevisionOf("messages")).toBe(2);
  await look();
  changeElsewhere();
  await look();
  expect(await recentRevisionOf("messages")).toBe(3);
  expect(listen).toHaveBeenLastCalledWith({ messages: 3 });
});
