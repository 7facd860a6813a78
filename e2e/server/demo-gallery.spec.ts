import { join } from "node:path";
import { demoItems } from "@/lib/content/demo-gallery";
import { demoSounds } from "@/lib/content/demo-sounds";
import { galleryItemSchema } from "@/lib/contract/gallery";
import { findMessages } from "../factories/enquiries";
import { filesIn, filesOf } from "../factories/gallery-items";
import { listSounds } from "../factories/sounds";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServer } from "../servers/server-process";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

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

test("the first visitor to a new site sees the demo gallery, and a later start brings nothing back", async ({
  own,
}) => {
  const first = await own.start({ ...DEMO, ...SAME_ADMIN });
  await expectWhole(first, own.dataDir);
  const admin = await adminOf(first);
  const [goneItem, ...items] = await galleryOf(first);
  const [goneMessage, ...messages] = await findMessages(admin, {});
  expect((await admin.delete(`/api/gallery/${goneItem?._id}`)).ok()).toBe(true);
  expect((await admin.delete(`/api/contact/admin/messages/${goneMessage?._id}`)).ok()).toBe(true);
  await first.stop();

  const second = await own.start({ ...DEMO, ...SAME_ADMIN });
  expect(await galleryOf(second)).toEqual(items);
  expect(await findMessages(await adminOf(second), {})).toEqual(messages);
});

test("without demo content the gallery is empty", async ({ own }) => {
  const server = await own.start({ SEED_DEMO: "off" });
  expect(await galleryOf(server)).toEqual([]);
  expect(filesIn(join(own.dataDir, "uploads"))).toEqual([]);
});
