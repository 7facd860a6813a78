import { join } from "node:path";
import { demoItems } from "@/lib/content/demo-gallery";
import { demoSounds } from "@/lib/content/demo-sounds";
import { galleryItemSchema } from "@/lib/contract/gallery";
import { filesIn, filesOf } from "../factories/gallery-items";
import { listSounds } from "../factories/sounds";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServer } from "../servers/server-process";

const DEMO = { SEED_DEMO: "on" };

async function galleryOf(server: OwnServer) {
  const response = await (await server.newDevice()).get("/api/gallery");
  return galleryItemSchema.array().parse(await response.json());
}

/** Checks that gallery and recordings are complete and that no other files exist. */
async function expectWhole(server: OwnServer, dataDir: string) {
  const items = await galleryOf(server);
  expect(items).toHaveLength(demoItems.length);
  const sounds = await listSounds(await server.newDevice());
  expect(sounds.map(({ title, isSample }) => ({ title, isSample }))).toEqual(
    demoSounds.map(({ title }) => ({ title, isSample: true })),
  );
  const files = [...filesOf(items), ...sounds.map(({ url }) => url)];
  expect(filesIn(join(dataDir, "uploads"))).toEqual(files.sort());
}

test("a site killed while creating the demo gallery creates all of it on the next start", async ({ own }) => {
  const killed = await own.launch(DEMO);
  const work = join(own.dataDir, "uploads", ".work");
  await expect.poll(() => filesIn(work).length, { timeout: 25_000 }).toBeGreaterThan(3);
  expect(await killed.kill()).toBeNull();
  expect(filesIn(work).length).toBeGreaterThan(0);
  expect(withDatabase(own.dataDir, (db) => db.prepare("select count(*) from users").pluck().get())).toBe(0);

  await expectWhole(await own.start(DEMO), own.dataDir);
});

test("the first visitor to a new site sees the demo gallery, and later starts don't change it", async ({
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
