import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { galleryItemSchema } from "@/lib/contract/gallery";
import { COPY_FORMATS, pictureCopy } from "@/lib/contract/picture-copy";
import { withDatabase } from "../support/database";
import { expect, test } from "../support/own-server";
import type { OwnServer } from "../support/server-process";

const DEMO = { SEED_DEMO: "on" };
const DEMO_ITEMS = 16;

async function galleryOf(server: OwnServer) {
  const answer = await (await server.newDevice()).get("/api/gallery");
  return galleryItemSchema.array().parse(await answer.json());
}

/** What lies in the folder, its own folders left out. */
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];

/** Checks that the gallery is complete, and that there is no file beside those of its items. */
async function expectWhole(server: OwnServer, dataDir: string) {
  const items = await galleryOf(server);
  expect(items).toHaveLength(DEMO_ITEMS);
  const expected = items.flatMap(({ url, poster, widths }) => {
    const picture = poster ?? url;
    const copies = widths.flatMap((width) =>
      COPY_FORMATS.map((format) => pictureCopy(picture, width, format)),
    );
    return [...new Set([url, picture, ...copies])];
  });
  const found = filesIn(join(dataDir, "uploads")).map(({ name }) => `/uploads/${name}`);
  expect(found.sort()).toEqual(expected.sort());
}

test("a site that is killed while it makes its gallery makes all of it at the next start", async ({
  own,
}) => {
  const killed = await own.launch(DEMO);
  const work = join(own.dataDir, "uploads", ".work");
  await expect.poll(() => filesIn(work).length, { timeout: 25_000 }).toBeGreaterThan(3);
  expect(await killed.kill()).toBeNull();
  expect(filesIn(work).length).toBeGreaterThan(0);
  expect(withDatabase(own.dataDir, (db) => db.prepare("select count(*) from users").pluck().get())).toBe(0);

  await expectWhole(await own.start(DEMO), own.dataDir);
});

test("the first visitor of a new site finds the gallery, and a later start changes nothing", async ({
  own,
}) => {
  const first = await own.start(DEMO);
  await expectWhole(first, own.dataDir);
  const items = await galleryOf(first);
  await first.stop();
  expect(await galleryOf(await own.start(DEMO))).toEqual(items);
});

test("without demo content the gallery is empty", async ({ own }) => {
  const server = await own.start({ SEED_DEMO: "off" });
  expect(await galleryOf(server)).toEqual([]);
  expect(filesIn(join(own.dataDir, "uploads"))).toEqual([]);
});
