import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { objectNames, readObject, removeObjects, writeObject } from "@/e2e/servers/bucket";
import { findFreePort, unitTestWorker } from "@/e2e/servers/ports";
import { S3Server } from "@/e2e/servers/s3-server";
import { READER } from "@/e2e/servers/s3-settings";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const backups = join(folder, "backups");
const store = await S3Server.create(await findFreePort(unitTestWorker()));

const NAME = "golden-hour-2026-01-01T00-00-00.tar";

let close = async () => {};

beforeAll(() => {
  mkdirSync(backups);
  mkdirSync(join(folder, "uploads"));
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
  for (const name of readdirSync(backups)) rmSync(join(backups, name));
  await removeObjects(store.settings, "backups/");
});
afterAll(async () => {
  await store.remove();
  rmSync(folder, { recursive: true });
});

/** Loads the code with these settings. */
async function load(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    S3_BUCKET: "",
    ...settings,
  }))
    vi.stubEnv(name, value);
  vi.stubGlobal("goldenHour", undefined);
  vi.resetModules();
  const { closeDatabase } = await import("../db/connection");
  const { migrateUnderLock } = await import("../db/migrate");
  close = closeDatabase;
  await migrateUnderLock(async () => {});
  return import("./kept");
}

test("a backup of the future is listed, and is not the last one", async () => {
  writeFileSync(join(backups, "golden-hour-2099-01-01T00-00-00.tar"), "made while the clock was wrong");
  const { lastBackup, listKept } = await load({});
  expect(await listKept()).toHaveLength(1);
  expect(await lastBackup()).toBeUndefined();
  writeFileSync(join(backups, NAME), "an archive");
  expect(await lastBackup()).toEqual(new Date("2026-01-01T00:00:00Z"));
});

test("those who ask often get what is remembered, and those who ask rarely what is there", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const { rememberedBackup } = await load({});
  expect(await rememberedBackup()).toBeUndefined();
  writeFileSync(join(backups, NAME), "an archive");
  const made = new Date("2026-01-01T00:00:00Z");
  expect(await rememberedBackup()).toBeUndefined();
  minutesLater(2);
  expect(await rememberedBackup()).toBeUndefined();
  await expect.poll(rememberedBackup).toEqual(made);
  rmSync(join(backups, NAME));
  minutesLater(11);
  expect(await rememberedBackup()).toBeUndefined();
});

test("a backup that is fetched is none until it is whole, and replaces none", async () => {
  await writeObject(store.settings, `backups/${NAME}`, Buffer.from("the whole archive"));
  const { fetchKept, keepBackup } = await load({ ...store.settings });
  const fetched = (await fetchKept(NAME)) ?? "";
  expect(basename(fetched)).toMatch(/^\.work-/);
  rmSync(fetched);
  // What an older version left under the name itself.
  writeFileSync(join(backups, NAME), "the wh");
  const { name } = await keepBackup();
  expect(await objectNames(store.settings, "backups/")).toEqual([NAME, name].sort());
  expect((await readObject(store.settings, `backups/${NAME}`)).toString()).toBe("the whole archive");
  expect(readdirSync(backups)).toEqual([]);
});

test("a bucket that takes no backups gets no second one made", async () => {
  const { keepBackup } = await load({
    ...store.settings,
    S3_ACCESS_KEY_ID: READER.id,
    S3_SECRET_ACCESS_KEY: READER.secret,
  });
  for (let tries = 0; tries < 3; tries += 1)
    await expect(keepBackup()).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
  expect(readdirSync(backups)).toHaveLength(1);
});
