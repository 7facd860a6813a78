import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { newTone, TONE_PEAKS } from "@/e2e/factories/sounds";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("LOG_LEVEL", "silent");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { addSound, prepareSound, storeSound } = await import("./add");
const { editSound } = await import("./change");
const { listSounds } = await import("./list");
const { filesInUse } = await import("../media/files-in-use");
const { removeLeftovers } = await import("../media/leftovers");
const { publish } = await import("../media/store");

vi.mock("next/cache", () => ({ unstable_cache: (work: unknown) => work, revalidateTag: () => undefined }));

const uploads = join(folder, "uploads");
const tone = join(folder, "tone.wav");
const INPUT = { title: "A title", craft: "vocal", duration: 2, peaks: TONE_PEAKS } as const;

const input = () => ({ ...INPUT, peaks: [...INPUT.peaks] });
const stored = () => readdirSync(uploads).filter((name) => name !== ".work");

beforeEach(async () => {
  rmSync(uploads, { recursive: true, force: true });
  mkdirSync(uploads);
  writeFileSync(tone, newTone().buffer);
  await migrateUnderLock(async (db) => {
    await db.deleteFrom("sounds").execute();
  });
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("a recording whose row can't be stored or changed leaves no file", async () => {
  const sound = await addSound(input(), tone);
  const before = stored();
  for (const [name, when] of [
    ["no_more", "insert"],
    ["no_change", "update"],
  ])
    await withWriteLock((db) =>
      sql
        .raw(`create trigger ${name} before ${when} on sounds begin select raise(abort, '${name}'); end`)
        .execute(db),
    );
  await expect(addSound(input(), tone)).rejects.toThrow("no_more");
  await expect(editSound(sound._id, input(), tone)).rejects.toThrow("no_change");
  await withWriteLock(async (db) => {
    for (const name of ["no_more", "no_change"]) await sql.raw(`drop trigger ${name}`).execute(db);
  });
  expect(stored()).toEqual(before);
  expect(await listSounds()).toEqual([sound]);
});

test("of two processes that were killed, what is committed stays and the rest goes", async () => {
  const committed = await prepareSound(input(), tone);
  const lost = await prepareSound(input(), tone);
  for (const { staged } of [committed, lost]) await publish(staged);
  await withWriteLock((db) => storeSound(db, committed));
  // The maximum process id on Linux is 2^22.
  for (const [index, { staged }] of [committed, lost].entries())
    renameSync(staged.folder, join(dirname(staged.folder), `${hostname()}~99999999~${index}`));
  await withWriteLock(removeLeftovers);
  expect(stored()).toEqual(committed.staged.names);
  expect(existsSync(join(uploads, ".work", `${hostname()}~99999999~0`))).toBe(false);
  expect(await filesInUse(database(), ["sounds"])).toEqual(committed.staged.names);
});

test("a sample with another file is a sample no more", async () => {
  const sample = await prepareSound(input(), tone, true);
  await publish(sample.staged);
  const { _id, isSample } = await withWriteLock((db) => storeSound(db, sample));
  expect(isSample).toBe(true);
  expect(await editSound(_id, { title: "Renamed" })).toMatchObject({ isSample: true });
  expect(await editSound(_id, input(), tone)).toMatchObject({ isSample: false });
});
