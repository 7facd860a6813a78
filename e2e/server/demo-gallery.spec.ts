import { join } from "node:path";
import { galleryItemSchema } from "@/lib/contract/gallery";
import { filesIn, filesOf } from "../factories/media-files";
import { withDatabase } from "../servers/database";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";

const DEMO = { SEED_DEMO: "on" };
const DEMO_ITEMS = 16;

async function galleryOf(server: OwnServer) {
  const answer = await (await server.newDevice()).get("/api/gallery");
  return galleryItemSchema.array().parse(await answer.json());
}

/** Checks that the gallery is complete, and that there is no file beside those of its items. */
async function expectWhole(server: OwnServer, dataDir: string) {
  const items = await galleryOf(server);
  expect(items).toHaveLength(DEMO_ITEMS);
  expect(filesIn(join(dataDir, "uploads"))).toEqual(filesOf(items));
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
