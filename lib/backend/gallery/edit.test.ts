import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("LOG_LEVEL", "silent");
vi.mock("next/cache", () => ({ unstable_cache: (work: unknown) => work, revalidateTag: () => undefined }));

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { withWriteLock } = await import("../db/write-lock");
const { migrateUnderLock } = await import("../db/migrate");
const { addGalleryItem } = await import("./add");
const { deleteGalleryItem } = await import("./delete");
const { editGalleryItem } = await import("./edit");
const { listGallery } = await import("./list");

const uploads = join(folder, "uploads");
const picture = join(folder, "picture.png");
const INPUT = { title: "A title", description: "", category: "vocal", featured: true } as const;

beforeEach(async () => {
  rmSync(uploads, { recursive: true, force: true });
  mkdirSync(uploads);
  await migrateUnderLock(async (db) => {
    await db.deleteFrom("gallery_items").execute();
  });
  const plain = sharp({ create: { width: 500, height: 300, channels: 3, background: "#a50" } });
  writeFileSync(picture, await plain.png().toBuffer());
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** Lists the media folder, without the folder of work folders itself. */
const stored = () =>
  readdirSync(uploads, { recursive: true })
    .map(String)
    .filter((name) => name !== ".work")
    .sort();

/** Makes every update or delete of a gallery row fail while `work` runs. */
async function withBrokenRows(operation: "update" | "delete", work: () => Promise<unknown>) {
  const broken = sql.raw(
    `create trigger broken before ${operation} on gallery_items begin select raise(abort, 'broken'); end`,
  );
  await withWriteLock((db) => broken.execute(db));
  try {
    await work();
  } finally {
    await withWriteLock((db) => sql`drop trigger broken`.execute(db));
  }
}

test("a change that can't be committed leaves the row and its files as they were", async () => {
  const item = await addGalleryItem(INPUT, { media: picture });
  const before = stored();
  await withBrokenRows("update", async () => {
    const editing = editGalleryItem(item._id, { title: "Another" }, { media: picture });
    await expect(editing).rejects.toThrow("broken");
  });
  await withBrokenRows("delete", async () => {
    await expect(deleteGalleryItem(item._id)).rejects.toThrow("broken");
  });
  expect(stored()).toEqual(before);
  expect(await listGallery()).toEqual([item]);
});

test("an aborted request neither adds nor changes an item", async () => {
  const aborted = AbortSignal.abort();
  await expect(addGalleryItem(INPUT, { media: picture }, aborted)).rejects.toThrow("abort");
  expect(stored()).toEqual([]);
  const item = await addGalleryItem(INPUT, { media: picture });
  const before = stored();
  const editing = editGalleryItem(item._id, { title: "Another" }, { media: picture }, aborted);
  await expect(editing).rejects.toThrow("abort");
  expect(stored()).toEqual(before);
  expect(await listGallery()).toEqual([item]);
});
