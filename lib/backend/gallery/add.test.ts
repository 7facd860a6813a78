import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("LOG_LEVEL", "silent");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { addGalleryItem, prepareGalleryItem } = await import("./add");
const { listGallery } = await import("./list");
const { removeLeftovers } = await import("../media/leftovers");
const { discard, writeManifest, publish } = await import("../media/store");

vi.mock("next/cache", () => ({ unstable_cache: (work: unknown) => work, revalidateTag: () => undefined }));

const uploads = join(folder, "uploads");
const picture = join(folder, "picture.png");
const video = join(folder, "video.mp4");
const INPUT = {
  title: "A title",
  description: "",
  category: "vocal",
  featured: true,
  alt: "An alt text",
} as const;

beforeEach(async () => {
  rmSync(uploads, { recursive: true, force: true });
  mkdirSync(uploads);
  await migrateUnderLock(async (db) => {
    await db.deleteFrom("gallery_items").execute();
  });
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: "#a50" } });
  writeFileSync(picture, await plain.png().toBuffer());
  writeFileSync(video, Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42 and so on", "latin1"));
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

test("a picture is stored with its renditions, and its row names them", async () => {
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

test("a video is stored unchanged, with the renditions of its poster", async () => {
  const item = await addGalleryItem(INPUT, { media: video, poster: picture });
  expect(item).toMatchObject({ mediaType: "video", width: 900, height: 600, widths: [480, 720] });
  expect(item.url).toMatch(/\.mp4$/);
  expect(item.poster).toMatch(/\.jpg$/);
  expect(stored()).toHaveLength(6);
});

test("a video without a poster has no dimensions", async () => {
  const item = await addGalleryItem(INPUT, { media: video });
  expect(item).toMatchObject({ poster: null, width: null, height: null, placeholder: null, widths: [] });
});

test("a GIF is stored unchanged", async () => {
  writeFileSync(picture, await sharp(picture).gif().toBuffer());
  const item = await addGalleryItem(INPUT, { media: picture });
  expect(item).toMatchObject({ mediaType: "image", width: 900, height: 600, widths: [] });
  expect(stored()).toEqual([item.url.replace("/uploads/", "")]);
});

test("a new item goes on top, and two items with the same picture share no file", async () => {
  const first = await addGalleryItem(INPUT, { media: picture });
  const second = await addGalleryItem(INPUT, { media: picture });
  expect(await listGallery()).toEqual([second, first]);
  expect(second.url).not.toBe(first.url);
});

describe("leaves nothing of an item", () => {
  test.each([
    ["whose file is not a picture or video", () => writeFileSync(picture, "<svg/>"), { media: picture }],
    [
      "whose picture is damaged",
      () => writeFileSync(picture, "\x89PNG\r\n\x1a\n", "latin1"),
      { media: picture },
    ],
    ["whose poster is a video", () => undefined, { media: video, poster: video }],
    ["whose poster is not a picture", () => writeFileSync(picture, "GIF"), { media: video, poster: picture }],
  ])("%s", async (_, prepare, files) => {
    prepare();
    await expect(addGalleryItem(INPUT, files)).rejects.toMatchObject({ status: 415 });
    expect(stored()).toEqual([]);
    expect(await listGallery()).toEqual([]);
  });

  test("whose row can't be stored", async () => {
    const trigger = sql`create trigger no_more before insert on gallery_items begin select raise(abort, 'no more'); end`;
    await withWriteLock((db) => trigger.execute(db));
    await expect(addGalleryItem(INPUT, { media: picture })).rejects.toThrow("no more");
    await withWriteLock((db) => sql`drop trigger no_more`.execute(db));
    expect(stored()).toEqual([]);
  });

  test("whose files can't be published", async () => {
    const prepared = await prepareGalleryItem(INPUT, { media: picture });
    rmSync(join(prepared.staged.folder, prepared.staged.names.at(-1) ?? ""));
    await expect(publish(prepared.staged)).rejects.toMatchObject({ code: "ENOENT" });
    await discard(prepared.staged);
    expect(stored()).toEqual([]);
    expect(await listGallery()).toEqual([]);
  });
});

describe("what a killed process left behind", () => {
  /** A process id that can't exist: the maximum on Linux is 2^22. */
  const DEAD = 99_999_999;

  /** Renames a work folder so that it belongs to a process that no longer exists. */
  function abandon(workFolder: string, host = hostname(), pid = DEAD): void {
    renameSync(workFolder, join(dirname(workFolder), `${host}~${pid}~left`));
  }

  test("before publishing is removed", async () => {
    abandon((await prepareGalleryItem(INPUT, { media: picture })).staged.folder);
    await removeLeftovers(database());
    expect(stored()).toEqual([]);
  });

  test("after publishing, without a row, is removed", async () => {
    const { staged } = await prepareGalleryItem(INPUT, { media: picture });
    await publish(staged);
    abandon(staged.folder);
    expect(stored().length).toBeGreaterThan(5);
    await removeLeftovers(database());
    expect(stored()).toEqual([]);
  });

  test("after committing the row is kept", async () => {
    const item = await addGalleryItem(INPUT, { media: video, poster: picture });
    const before = stored();
    const staged = { folder: join(uploads, ".work", "left"), names: before };
    mkdirSync(staged.folder);
    await writeManifest(staged);
    abandon(staged.folder);
    await removeLeftovers(database());
    expect(stored()).toEqual(before);
    expect(await listGallery()).toEqual([item]);
  });

  test("is left alone while the process is alive, or may be alive on another machine", async () => {
    const one = await prepareGalleryItem(INPUT, { media: picture });
    abandon(one.staged.folder, hostname(), process.ppid);
    const other = await prepareGalleryItem(INPUT, { media: picture });
    abandon(other.staged.folder, "another-machine");
    await removeLeftovers(database());
    expect(readdirSync(join(uploads, ".work"))).toHaveLength(2);
  });

  test("is all that is removed: files without a row stay", async () => {
    writeFileSync(join(uploads, "0123456789abcdef.jpg"), "someone's file");
    await removeLeftovers(database());
    expect(existsSync(join(uploads, "0123456789abcdef.jpg"))).toBe(true);
  });
});
