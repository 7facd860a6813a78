import { readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { GalleryItem } from "@/lib/contract/gallery";
import { BACKUPS, backupsOf, makeBackup } from "../factories/backups";
import { findMessages, newEnquiry, sendEnquiry } from "../factories/enquiries";
import { addItem, filesIn, filesOf, listItems, sendItem } from "../factories/gallery-items";
import { newPicture, video } from "../factories/media-files";
import { addSound } from "../factories/sounds";
import { expect } from "../fixtures";
import { expectPast, trackButton } from "../screens/player";
import { writeObject } from "../servers/bucket";
import { errorOf } from "../servers/responses";
import { READER } from "../servers/s3-settings";
import { runScript } from "../servers/scripts";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { withServers as test } from "../with-servers";

const SETTINGS = { ...SAME_ADMIN, ...UNLIMITED };
const DAY_MS = 24 * 60 * 60 * 1000;

/** The names of the objects that these items need. */
const namesOf = (items: GalleryItem[]) => filesOf(items).map((path) => path.replace("/uploads/", ""));

test("media are kept in the bucket, streamed, and gone with their item", async ({ own, store }) => {
  const server = await own.start({ ...SETTINGS, ...store.settings });
  const admin = await adminOf(server);
  const visitor = await server.newDevice();
  const picture = await addItem(admin, { media: await newPicture({ width: 900, height: 600 }) });
  const film = await addItem(admin, video);
  expect(await store.names("uploads/")).toEqual(namesOf([picture, film]));
  expect(await store.names("work/")).toEqual([]);
  expect(filesIn(server.uploads)).toEqual([]);

  const whole = await visitor.get(film.url);
  expect(whole.headers()).toMatchObject({
    "content-type": "video/mp4",
    "content-length": `${video.media.buffer.length}`,
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await whole.body()).equals(video.media.buffer)).toBe(true);
  const part = await visitor.get(film.url, { headers: { range: "bytes=100-299" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 100-299/${video.media.buffer.length}`);
  expect((await part.body()).equals(video.media.buffer.subarray(100, 300))).toBe(true);
  const known = { "if-none-match": whole.headers().etag ?? "" };
  expect((await visitor.get(film.url, { headers: known })).status()).toBe(304);
  expect((await visitor.head(film.url)).headers()["content-length"]).toBe(`${video.media.buffer.length}`);
  await errorOf(await visitor.get(film.url, { headers: { range: "bytes=99999999-" } }), 416);
  await errorOf(await visitor.get("/uploads/0123456789abcdef.jpg"), 404);

  const edited = await admin.put(`/api/gallery/update/${film._id}`, {
    multipart: { title: film.title, media: await newPicture() },
  });
  const { data } = await edited.json();
  expect(await store.names("uploads/")).toEqual(namesOf([picture, data]));
  expect((await admin.delete(`/api/gallery/${data._id}`)).status()).toBe(200);
  expect(await store.names("uploads/")).toEqual(namesOf([picture]));
  expect(await store.names("work/")).toEqual([]);
});

test("with a public address, pages link to the bucket", async ({ own, store, page }) => {
  const S3_PUBLIC_URL = `${store.url}/media`;
  const server = await own.start({ ...SETTINGS, ...store.settings, S3_PUBLIC_URL });
  const admin = await adminOf(server);
  const item = await addItem(admin, {
    title: "Linked",
    media: await newPicture({ width: 900, height: 600 }),
  });
  expect(item.url).toMatch(new RegExp(`^${S3_PUBLIC_URL}/uploads/[0-9a-f]{16}\\.jpg$`));
  await page.goto(`${server.url}/gallery`);
  const shown = page.getByRole("img", { name: "Linked" }).first();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toContain(`${S3_PUBLIC_URL}/uploads/`);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const sound = await addSound(admin);
  expect(sound.url).toMatch(new RegExp(`^${S3_PUBLIC_URL}/uploads/[0-9a-f]{16}\\.wav$`));
  await page.reload();
  await trackButton(page, "Play", sound.title).click();
  await expectPast(page, 0.1);
  // What a client sends back as it has received it keeps its file.
  const sentBack = await admin.put(`/api/gallery/update/${item._id}`, {
    data: { title: "Linked again", url: item.url },
  });
  expect((await sentBack.json()).data).toMatchObject({ url: item.url, widths: item.widths });
  expect(await store.names("uploads/")).toHaveLength(6);
  // A bucket that anybody can read is no place for a backup.
  await makeBackup(admin);
  expect(await store.names("backups/")).toEqual([]);
  expect(readdirSync(join(own.dataDir, "backups"))).toHaveLength(1);
  await server.stop();
  await writeObject(
    store.settings,
    "backups/golden-hour-2026-01-01T00-00-00.tar",
    Buffer.from("all messages"),
  );
  const refused = await own.launch({ ...SETTINGS, ...store.settings, S3_PUBLIC_URL });
  expect(await refused.gone).toBe(1);
  expect(refused.errors).toContain(
    "The bucket media has backups, which anybody could read at S3_PUBLIC_URL.",
  );
});

test("while the store is away, nothing is half-written, enquiries are stored, and it comes back", async ({
  own,
  store,
}) => {
  test.slow();
  const server = await own.start({ ...SETTINGS, ...store.settings });
  const admin = await adminOf(server);
  const visitor = await server.newDevice();
  const item = await addItem(admin);
  await store.kill();
  const { message } = await errorOf(await sendItem(admin, { media: await newPicture() }), 503);
  expect(message).toBe("The media store can't be reached at the moment. Please try again in a minute.");
  await errorOf(
    await admin.put(`/api/gallery/update/${item._id}`, {
      multipart: { title: "New", media: await newPicture() },
    }),
    503,
  );
  await errorOf(await admin.delete(`/api/gallery/${item._id}`), 503);
  await errorOf(await visitor.get(item.url), 503);
  await sendEnquiry(visitor);
  expect((await visitor.get("/api/health")).status()).toBe(200);
  const problems = async () => (await admin.get("/api/admin/problems")).json();
  expect(await problems()).toMatchObject([
    { kind: "media", title: "The media store can't be reached." },
    { kind: "backup", title: "The backups can't be listed." },
  ]);
  expect(await listItems(visitor)).toEqual([item]);

  await store.start();
  expect((await visitor.get(item.url)).status()).toBe(200);
  expect(await problems()).toEqual([]);
  const next = await addItem(admin);
  expect(await listItems(visitor)).toEqual([next, item]);
  expect(await store.names("uploads/")).toEqual(namesOf([next, item]));
});

test("what a killed server left in the bucket is swept after a day, and nothing else", async ({
  own,
  store,
}) => {
  const settings = { ...SETTINGS, ...store.settings };
  let server = await own.start(settings);
  let admin = await adminOf(server);
  const kept = await addItem(admin);
  // Killed while it uploads: the manifest is there before the first file.
  const uploading = sendItem(admin, { media: await newPicture({ width: 2400, height: 1600 }) }).catch(
    () => undefined,
  );
  await expect
    .poll(async () => (await store.names("work/")).length, { intervals: [2], timeout: 15_000 })
    .toBe(1);
  await server.kill();
  await uploading;
  const manifests = await store.names("work/");
  expect(manifests).toHaveLength(1);

  server = await own.start(settings);
  admin = await adminOf(server);
  const later = await addItem(admin);
  expect(await store.names("work/")).toEqual(manifests);
  await server.stop();
  store.age(`work/${manifests[0]}`, new Date(Date.now() - DAY_MS - 60_000));
  server = await own.start(settings);
  await expect.poll(() => store.names("work/")).toEqual([]);
  const visitor = await server.newDevice();
  expect(await listItems(visitor)).toEqual([later, kept]);
  expect(await store.names("uploads/")).toEqual(namesOf([later, kept]));
});

test("a backup is kept in the bucket, can be downloaded, and is restored by its name", async ({
  own,
  store,
}) => {
  test.slow();
  const settings = { ...SETTINGS, ...store.settings, S3_BACKUP_BUCKET: "backups" };
  const server = await own.start(settings);
  const admin = await adminOf(server);
  const visitor = await server.newDevice();
  const item = await addItem(admin, video);
  const { enquiry } = await sendEnquiry(visitor);
  const name = await makeBackup(admin);
  expect(await store.names("backups/", "backups")).toEqual([name]);
  expect(readdirSync(join(own.dataDir, "backups"))).toEqual([]);
  const { backups } = await backupsOf(admin);
  const downloaded = await (await admin.get(`${BACKUPS}/${name}`)).body();
  expect(backups).toMatchObject([{ name, bytes: downloaded.length }]);
  await errorOf(await admin.get(`${BACKUPS}/golden-hour-2020-01-01T00-00-00.tar`), 404);

  const asked = await runScript("restore", [name], { ...settings, DATA_DIR: `${own.dataDir}-of-another` });
  expect(asked).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^There are media in the bucket media\./),
  });

  expect((await admin.delete(`/api/gallery/${item._id}`)).status()).toBe(200);
  await sendEnquiry(visitor);
  await server.stop();
  const restored = await runScript("restore", [name, "--yes"], { ...settings, DATA_DIR: own.dataDir });
  expect(restored, restored.errors).toMatchObject({ code: 0, errors: "" });
  expect(await store.names("work/")).toEqual([]);
  const again = await own.start(settings);
  expect(await findMessages(await adminOf(again), {})).toMatchObject([enquiry]);
  expect(await listItems(await again.newDevice())).toEqual([item]);
  for (const path of filesOf([item])) expect((await visitor.get(again.url + path)).status(), path).toBe(200);
});

test.describe("a store that refuses ends the start with a sentence", () => {
  for (const [name, settings, words] of [
    [
      "a wrong secret",
      { S3_SECRET_ACCESS_KEY: "wrong" },
      /^The bucket media at 127\.0\.0\.1:\d+ can't be used with this key \(SignatureDoesNotMatch: .+\)\. Correct S3_SECRET_ACCESS_KEY\.$/,
    ],
    [
      "an unknown key",
      { S3_ACCESS_KEY_ID: "someone" },
      /can't be used with this key \(InvalidAccessKeyId: .+\)\. Correct S3_ACCESS_KEY_ID\.$/,
    ],
    [
      "a key that may not write",
      { S3_ACCESS_KEY_ID: READER.id, S3_SECRET_ACCESS_KEY: READER.secret },
      /does not give this key all the rights it needs \(AccessDenied: .+\)\. Give it the rights to read, write, list and delete, or correct S3_BUCKET\.$/,
    ],
    [
      "no such bucket",
      { S3_BUCKET: "another" },
      /^The bucket another at .+ does not exist \(NoSuchBucket: .+\)\. Create it, or correct S3_BUCKET\.$/,
    ],
  ] as const)
    test(name, async ({ own, store }) => {
      const server = await own.launch({ ...SETTINGS, ...store.settings, ...settings });
      expect(await server.gone).toBe(1);
      expect(server.errors.trim().split("\n").at(-1)).toMatch(words);
    });
});

test("a store that accepts and says nothing keeps the site neither closed nor unhealthy", async ({
  own,
  store,
}) => {
  test.slow();
  const settings = { ...SETTINGS, ...store.settings };
  await (await own.start(settings)).stop();
  const silent = createServer();
  await new Promise<void>((listening) => {
    silent.listen(0, "127.0.0.1", listening);
  });
  const S3_ENDPOINT = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  try {
    const server = await own.start({ ...settings, S3_ENDPOINT });
    const visitor = await server.newDevice();
    expect((await visitor.get("/api/health")).status()).toBe(200);
    await sendEnquiry(visitor);
    const admin = await adminOf(server);
    const problems = await (await admin.get("/api/admin/problems")).json();
    expect(problems).toMatchObject([{ kind: "media" }, { kind: "backup" }]);
    await errorOf(await visitor.get("/uploads/0123456789abcdef.jpg"), 503);
  } finally {
    silent.close();
  }
});

test("a new site waits for its store, and one that was open opens without it", async ({ own, store }) => {
  test.slow();
  const settings = { ...SETTINGS, ...store.settings };
  await store.kill();
  const refused = await own.launch({ ...settings, SEED_DEMO: "on" });
  expect(await refused.gone).toBe(1);
  expect(refused.errors).toContain("does not answer, so a new site can't be filled.");
  await store.start();
  await (await own.start(settings)).stop();
  await store.kill();
  const server = await own.start(settings);
  await sendEnquiry(await server.newDevice(), newEnquiry());
  expect((await (await server.newDevice()).get("/")).status()).toBe(200);
});
