import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("LOG_LEVEL", "silent");

// The settings are read when the modules are loaded.
const { database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { addGalleryItem, prepareGalleryItem, storeGalleryItem } = await import("./add");
const { listGallery } = await import("./list");
const { removeLeftovers } = await import("../media/leftovers");
const { writeManifest, publish } = await import("../media/store");

vi.mock("next/cache", () => ({ unstable_cache: (work: unknown) => work, revalidateTag: () => undefined }));

const uploads = join(folder, "uploads");
const picture = join(folder, "picture.png");
const film = join(folder, "film.mp4");
const INPUT = {
  title: "A title",
  description: "",
  category: "vocal",
  featured: true,
  alt: "What is seen",
} as const;

beforeEach(async () => {
  rmSync(uploads, { recursive: true, force: true });
  mkdirSync(uploads);
  await migrateUnderLock(database(), async (db) => {
    await db.deleteFrom("gallery_items").execute();
  });
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: "#a50" } });
  writeFileSync(picture, await plain.png().toBuffer());
  writeFileSync(film, Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42 and so on", "latin1"));
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

test("a picture is stored with its copies, and its row says where", async () => {
  const item = await addGalleryItem(INPUT, { media: picture });
  expect(item).toMatchObject({ ...INPUT, mediaType: "image", width: 900, height: 600, widths: [480, 720] });
  const [, stem = ""] = /^\/uploads\/([0-9a-f]{16})\.jpg$/.exec(item.url) ?? [];
  expect(stored()).toEqual(
    [
      `${stem}.jpg`,
      ...["480.avif", "480.webp", "720.avif", "720.webp"].map((end) => `${stem}-${end}`),
    ].sort(),
  );
  expect(await listGallery()).toEqual([item]);
});

test("a film is stored as it is, with the copies of its poster", async () => {
  const item = await addGalleryItem(INPUT, { media: film, poster: picture });
  expect(item).toMatchObject({ mediaType: "video", width: 900, height: 600, widths: [480, 720] });
  expect(item.url).toMatch(/\.mp4$/);
  expect(item.poster).toMatch(/\.jpg$/);
  expect(stored()).toHaveLength(6);
});

test("a film without a poster has no measures", async () => {
  const item = await addGalleryItem(INPUT, { media: film });
  expect(item).toMatchObject({ poster: null, width: null, height: null, placeholder: null, widths: [] });
});

test("a GIF stays as it is", async () => {
  writeFileSync(picture, await sharp(picture).gif().toBuffer());
  const item = await addGalleryItem(INPUT, { media: picture });
  expect(item).toMatchObject({ mediaType: "image", width: 900, height: 600, widths: [] });
  expect(stored()).toEqual([item.url.replace("/uploads/", "")]);
});

test("a new item goes on top, and the same picture twice shares no file", async () => {
  const first = await addGalleryItem(INPUT, { media: picture });
  const second = await addGalleryItem(INPUT, { media: picture });
  expect(await listGallery()).toEqual([second, first]);
  expect(second.url).not.toBe(first.url);
});

describe("nothing is left of an item", () => {
  test.each([
    ["whose file is no medium", () => writeFileSync(picture, "<svg/>"), { media: picture }],
    [
      "whose picture is damaged",
      () => writeFileSync(picture, "\x89PNG\r\n\x1a\n", "latin1"),
      { media: picture },
    ],
    ["whose poster is a film", () => undefined, { media: film, poster: film }],
    ["whose poster is no picture", () => writeFileSync(picture, "GIF"), { media: film, poster: picture }],
  ])("%s", async (_, prepare, files) => {
    prepare();
    await expect(addGalleryItem(INPUT, files)).rejects.toMatchObject({ status: 415 });
    expect(stored()).toEqual([]);
    expect(await listGallery()).toEqual([]);
  });

  test("whose row can't be stored", async () => {
    await sql`create trigger no_more before insert on gallery_items begin select raise(abort, 'no more'); end`.execute(
      database(),
    );
    await expect(addGalleryItem(INPUT, { media: picture })).rejects.toThrow("no more");
    await sql`drop trigger no_more`.execute(database());
    expect(stored()).toEqual([]);
  });

  test("whose files can't be published", async () => {
    const prepared = await prepareGalleryItem(INPUT, { media: picture });
    rmSync(join(prepared.staged.folder, prepared.staged.names.at(-1) ?? ""));
    const { withWriteLock } = await import("../db/write-lock");
    const storing = withWriteLock(database(), (db) => storeGalleryItem(db, prepared));
    await expect(storing).rejects.toMatchObject({ code: "ENOENT" });
    expect(await listGallery()).toEqual([]);
  });
});

describe("what a killed process left", () => {
  /** An id that no process has: the highest of Linux (2^22) is lower. */
  const DEAD = 99_999_999;

  /** Gives a work folder to a process that is gone. */
  function abandon(workFolder: string, host = hostname(), pid = DEAD): void {
    renameSync(workFolder, join(dirname(workFolder), `${host}~${pid}~left`));
  }

  test("before it published is removed", async () => {
    abandon((await prepareGalleryItem(INPUT, { media: picture })).staged.folder);
    await removeLeftovers(database());
    expect(stored()).toEqual([]);
  });

  test("after it published, without a row, is removed", async () => {
    const { staged } = await prepareGalleryItem(INPUT, { media: picture });
    await publish(staged);
    abandon(staged.folder);
    expect(stored().length).toBeGreaterThan(5);
    await removeLeftovers(database());
    expect(stored()).toEqual([]);
  });

  test("after its row was committed stays", async () => {
    const item = await addGalleryItem(INPUT, { media: film, poster: picture });
    const before = stored();
    const staged = { folder: join(uploads, ".work", "left"), names: before };
    mkdirSync(staged.folder);
    await writeManifest(staged);
    abandon(staged.folder);
    await removeLeftovers(database());
    expect(stored()).toEqual(before);
    expect(await listGallery()).toEqual([item]);
  });

  test("is left alone while its process lives, or may live on another machine", async () => {
    const one = await prepareGalleryItem(INPUT, { media: picture });
    abandon(one.staged.folder, hostname(), process.ppid);
    const other = await prepareGalleryItem(INPUT, { media: picture });
    abandon(other.staged.folder, "another-machine");
    await removeLeftovers(database());
    expect(readdirSync(join(uploads, ".work"))).toHaveLength(2);
  });

  test("nothing else is removed: not even a file that no row names", async () => {
    writeFileSync(join(uploads, "0123456789abcdef.jpg"), "somebody's");
    await removeLeftovers(database());
    expect(existsSync(join(uploads, "0123456789abcdef.jpg"))).toBe(true);
  });
});
