import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { basename, join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const data = join(folder, "data");
vi.stubEnv("DATA_DIR", data);
vi.stubEnv("LOG_LEVEL", "silent");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { messageRow } = await import("../messages/rows");
const { makeBackup } = await import("./make");
const { checkRestorable, restoreBackup } = await import("./restore");
const { verifyBackup } = await import("./verify");
const { writeArchive } = await import("./archive");

const backup = join(folder, "backup.tar");
const MESSAGES = 700;
const FILES = { "a.jpg": "one picture", "a-480.avif": Buffer.alloc(70_000, 7), "c.mp4": "" };
const ITEM = {
  title: "An item",
  description: "",
  category: "dj",
  featured: 0,
  alt: "",
  created_at: "2026-01-01T00:00:00.000Z",
} as const;

beforeAll(async () => {
  mkdirSync(join(data, "uploads", ".work"), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(data, "uploads", name), content);
  writeFileSync(join(data, "uploads", ".work", "unfinished"), "not part of the site yet");
  writeFileSync(join(data, "uploads", "b.jpg"), "published, but its row is not committed yet");
  await migrateUnderLock(async (db) => {
    for (let index = 0; index < MESSAGES; index += 1) {
      const enquiry = {
        name: `José No. ${index}`,
        email: "a@b.example",
        eventType: "other" as const,
        eventDate: "2030-01-01",
        message: `Two lines,\n"quoted" 🎺 \u2028 ${index}`,
      };
      const row = messageRow(enquiry, { id: `id-${index}`, createdAt: new Date(index), requestDigest: null });
      await db.insertInto("messages").values(row).execute();
    }
    await db.deleteFrom("messages").where("id", "=", "id-3").execute();
    const rows = [
      { ...ITEM, id: "picture", position: 2, media_type: "image", file: "a.jpg", widths: "[480]" },
      { ...ITEM, id: "film", position: 1, media_type: "video", file: "c.mp4", widths: "[]" },
    ] as const;
    await db.insertInto("gallery_items").values(rows).execute();
  });
  await makeBackup(backup);
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** All rows of the database in a folder, by table, and what a search finds. */
function rowsIn(dataDir: string): Record<string, unknown[]> {
  const db = new SQLite(join(dataDir, "site.db"), { readonly: true });
  const tables = db
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all();
  const rows = tables
    .map(String)
    .filter((name) => !/^sqlite_|^kysely_migration$|^messages_search/.test(name))
    .map((name): [string, unknown[]] => [name, db.prepare(`select * from ${name}`).all()]);
  const found = db.prepare(`select rowid from messages_search where messages_search match '"no. 12"'`).all();
  db.close();
  return { ...Object.fromEntries(rows), found };
}

test("a backup says what is in it, and leaves nothing else behind", async () => {
  expect(await verifyBackup(backup)).toMatchObject({
    format: 1,
    rows: { messages: MESSAGES - 1, users: 0 },
    media: { files: 3, bytes: 70_011 },
  });
  expect(readdirSync(folder).sort()).toEqual(["backup.tar", "data"]);
  expect(readdirSync(join(data, "backups"))).toEqual([]);
});

test("what a killed backup left is removed by the next one, and nothing of one that is still being made", async () => {
  const backups = join(data, "backups");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const left = (folder: string, owner: number) => join(folder, `.work-${hostname()}~${owner}~of-a-backup`);
  mkdirSync(join(left(backups, pid), "media"), { recursive: true });
  writeFileSync(`${left(folder, pid)}.part`, "the beginning of an archive");
  mkdirSync(left(backups, process.ppid));
  await makeBackup(backup);
  expect(readdirSync(backups)).toEqual([basename(left(backups, process.ppid))]);
  expect(readdirSync(folder).sort()).toEqual(["backup.tar", "data"]);
  rmSync(left(backups, process.ppid), { recursive: true });
});

test("any flipped byte is noticed, and so is a missing or an added end", async () => {
  const whole = readFileSync(backup);
  const broken = join(folder, "broken.tar");
  const isRefused = async (bytes: Buffer) => {
    writeFileSync(broken, bytes);
    await expect(verifyBackup(broken)).rejects.toThrow(/is damaged, or is not a backup of this site/);
  };
  for (let flip = 0; flip < 200; flip += 1) {
    const bytes = Buffer.from(whole);
    const at = Math.floor((flip / 199) * (bytes.length - 1));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (flip % 8));
    await isRefused(bytes);
  }
  await isRefused(whole.subarray(0, -512));
  await isRefused(Buffer.concat([whole, Buffer.alloc(512)]));
  await isRefused(Buffer.from("not an archive"));
  rmSync(broken);
});

test("a backup of a newer version is refused, before anything is touched", async () => {
  const newer = join(folder, "newer.tar");
  const manifest = { ...(await verifyBackup(backup)), rows: {}, media: { files: 0, bytes: 0 } };
  for (const change of [{ format: 2 }, { schema: "999-later" }]) {
    await writeArchive(
      newer,
      (async function* () {
        yield { name: "backup.json", content: Buffer.from(JSON.stringify({ ...manifest, ...change })) };
      })(),
    );
    await expect(checkRestorable(newer)).rejects.toThrow("newer version of the site");
  }
  await expect(checkRestorable(join(folder, "none.tar"))).rejects.toThrow("There is no file");
  rmSync(newer);
});

test("a restored folder has the same rows, index and files, and what was there is kept", async () => {
  await expect(restoreBackup(backup, await checkRestorable(backup))).rejects.toThrow("The site is running");
  await closeDatabase();
  const before = rowsIn(data);
  expect(before.found?.length).toBeGreaterThan(10);
  writeFileSync(join(data, "uploads", "later.jpg"), "came after the backup");
  const aside = await restoreBackup(backup, await checkRestorable(backup));
  expect(readdirSync(data).filter((name) => name.startsWith("site.db"))).toEqual(["site.db"]);
  expect(rowsIn(data)).toEqual(before);
  for (const [name, content] of Object.entries(FILES))
    expect(readFileSync(join(data, "uploads", name))).toEqual(Buffer.from(content));
  expect(readdirSync(join(data, "uploads")).sort()).toEqual(Object.keys(FILES).sort());
  expect(rowsIn(aside ?? "")).toEqual(before);
  expect(readFileSync(join(aside ?? "", "uploads", "later.jpg"), "utf8")).toBe("came after the backup");
});

test("a folder that has lost its database, but not the log of it, is restored", async () => {
  const lost = join(folder, "lost");
  mkdirSync(lost);
  writeFileSync(join(lost, "site.db-wal"), "what is left of another database");
  vi.resetModules();
  vi.stubEnv("DATA_DIR", lost);
  const restore = await import("./restore");
  const aside = await restore.restoreBackup(backup, await restore.checkRestorable(backup));
  expect(readdirSync(aside ?? "")).toEqual(["site.db-wal"]);
  expect(rowsIn(lost)).toEqual(rowsIn(data));
});
