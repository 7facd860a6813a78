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

// The settings are read when the modules are loaded.
const { database } = await import("../db/connection");
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
  await migrateUnderLock(database(), async (db) => {
    await db.deleteFrom("gallery_items").execute();
  });
  const plain = sharp({ create: { width: 500, height: 300, channels: 3, background: "#a50" } });
  writeFileSync(picture, await plain.png().toBuffer());
});
afterAll(async () => {
  await database().destroy();
  rmSync(folder, { recursive: true });
});

/** What lies in the media folder, work folders left out unless something is in them. */
const stored = () =>
  readdirSync(uploads, { recursive: true })
    .map(String)
    .filter((name) => name !== ".work")
    .sort();

/** Lets no row be changed in this way while `work` is done. */
async function withBrokenRows(way: "update" | "delete", work: () => Promise<unknown>) {
  const broken = sql.raw(
    `create trigger broken before ${way} on gallery_items begin select raise(abort, 'broken'); end`,
  );
  await sql`${broken}`.execute(database());
  try {
    await work();
  } finally {
    await sql`drop trigger broken`.execute(database());
  }
}

test("a change that can't be committed leaves the row and its files, and no others", async () => {
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

test("what nobody waits for any more is neither added nor changed", async () => {
  const gone = AbortSignal.abort();
  await expect(addGalleryItem(INPUT, { media: picture }, gone)).rejects.toThrow("abort");
  expect(stored()).toEqual([]);
  const item = await addGalleryItem(INPUT, { media: picture });
  const before = stored();
  const editing = editGalleryItem(item._id, { title: "Another" }, { media: picture }, gone);
  await expect(editing).rejects.toThrow("abort");
  expect(stored()).toEqual(before);
  expect(await listGallery()).toEqual([item]);
});
