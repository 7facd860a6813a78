import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { listItems, sendItem } from "../factories/gallery-items";
import { newPicture } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { figure } from "../proof/figures";
import { withDatabase } from "../servers/database";
import type { OwnServers } from "../servers/own-servers";
import { errorOf } from "../servers/responses";
import type { Settings } from "../servers/server-process";
import { adminOf, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import type { SmallDisk } from "../servers/small-disk";

const PAGES = ["/", "/services", "/gallery", "/about", "/contact", "/privacy", "/admin/login"];
const TITLE = "Before the disk was full";

/** Without a floor, so that the small disk accepts a picture. */
const settingsOn = ({ dataDir }: SmallDisk): Settings => ({
  ...SAME_ADMIN,
  DATA_DIR: dataDir,
  DISK_FLOOR: "0",
});

const reserveOf = ({ dataDir }: SmallDisk) => join(dataDir, "reserve");

/** Starts and stops a site with one picture. @returns the URL path of the picture. */
async function makeSite(own: OwnServers, disk: SmallDisk): Promise<string> {
  const server = await own.start(settingsOn(disk));
  const multipart = { title: TITLE, category: "dj", type: "media", media: await newPicture() };
  const added = await (await adminOf(server)).post("/api/gallery", { multipart });
  expect((await (await server.newDevice()).get("/api/health")).status()).toBe(200);
  await server.stop();
  return (await added.json()).data.url;
}

async function expectPages(visitor: APIRequestContext): Promise<void> {
  for (const path of PAGES) expect((await visitor.get(path)).status(), path).toBe(200);
}

/** The floor of the last test, in MiB. */
const FLOOR = 20;

/** More enquiries than fit on a full disk with its reserve. */
const TRIES = 2000;

/** Sends enquiries until one is refused. @returns the names of those that were confirmed, and the refusal. */
async function sendUntilRefused(visitor: APIRequestContext) {
  const confirmed: string[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const enquiry = newEnquiry({ message: "words ".repeat(800) });
    const response = await send(visitor, enquiry);
    if (response.status() !== 201) return { confirmed, refusal: response };
    confirmed.push(enquiry.name);
  }
  throw new Error(`${TRIES} enquiries fitted on a full disk.`);
}

const send = (visitor: APIRequestContext, data = newEnquiry()) => visitor.post("/api/contact", { data });

test("a site that starts on a full disk shows everything, stores enquiries, and says so", async ({
  own,
  smallDisk,
}) => {
  const picture = await makeSite(own, smallDisk);
  smallDisk.fill();
  const whole = statSync(reserveOf(smallDisk)).size;
  const server = await own.start(settingsOn(smallDisk));
  expect(server.errors.trim()).toMatch(/^The server's disk is full: free some space\b.+\.$/);
  expect(statSync(reserveOf(smallDisk)).size).toBeLessThan(whole);

  const visitor = await server.newDevice();
  await expectPages(visitor);
  expect(await (await visitor.get("/gallery")).text()).toContain(TITLE);
  expect((await visitor.get(picture)).status()).toBe(200);
  expect((await errorOf(await visitor.get("/api/health"), 503)).message).toBe(server.errors.trim());
  const enquiry = newEnquiry();
  expect((await send(visitor, enquiry)).status()).toBe(201);
  const admin = await adminOf(server);
  expect(await findMessages(admin, {})).toMatchObject([{ name: enquiry.name }]);
  const problems = await admin.get("/api/admin/problems");
  expect(await problems.json()).toMatchObject([{ kind: "disk", title: "The server's disk is full." }]);

  smallDisk.clear();
  expect((await visitor.get("/api/health")).status()).toBe(200);
  expect(statSync(reserveOf(smallDisk)).size).toBe(whole);
  expect(await (await admin.get("/api/admin/problems")).json()).toEqual([]);
});

test("deleting a picture makes room on a full disk", async ({ own, smallDisk }) => {
  await makeSite(own, smallDisk);
  smallDisk.fill();
  const server = await own.start(settingsOn(smallDisk));
  const admin = await adminOf(server);
  const [{ _id }] = await (await admin.get("/api/gallery")).json();
  expect((await admin.delete(`/api/gallery/${_id}`)).status()).toBe(200);
  expect(await (await admin.get("/api/gallery")).json()).toEqual([]);
});

test("without a reserve, pages and media are shown, calls are refused, and the site recovers by itself", async ({
  own,
  smallDisk,
}) => {
  const picture = await makeSite(own, smallDisk);
  rmSync(reserveOf(smallDisk));
  smallDisk.fill();
  const server = await own.start(settingsOn(smallDisk));
  expect(server.errors.trim()).toMatch(/^The server's disk is full: only pages are shown .+\.$/);

  const visitor = await server.newDevice();
  await expectPages(visitor);
  expect((await visitor.get(picture)).status()).toBe(200);
  expect((await errorOf(await visitor.get("/api/health"), 503)).message).toBe(server.errors.trim());
  for (const response of [await visitor.get("/api/gallery"), await send(visitor)]) {
    expect((await errorOf(response, 503)).message).toContain("The server's disk is full");
    expect(response.headers()["retry-after"]).toBe("60");
  }
  const { subject: _, ...form } = newEnquiry();
  const withoutScript = await visitor.post("/contact/send", { form, headers: SAME_ORIGIN });
  expect(withoutScript.status()).toBe(503);
  expect(await withoutScript.text()).toContain("disk is full");

  smallDisk.clear();
  await expect.poll(async () => (await visitor.get("/api/health")).status(), { timeout: 20_000 }).toBe(200);
  expect((await send(visitor)).status()).toBe(201);
  await signIn(visitor);
});

test("when the disk is full and the reserve used up, enquiries are refused in words and reading goes on", async ({
  own,
  smallDisk,
}) => {
  const server = await own.start({ ...settingsOn(smallDisk), ...UNLIMITED });
  const visitor = await server.newDevice();
  const admin = await adminOf(server);
  const stored = newEnquiry();
  expect((await send(visitor, stored)).status()).toBe(201);
  rmSync(reserveOf(smallDisk));
  smallDisk.fill();
  // A few may still fit into what the database's files have to themselves.
  const { confirmed, refusal } = await sendUntilRefused(visitor);
  expect((await errorOf(refusal, 507)).message).toContain("The server's disk is full");
  const names = (await findMessages(admin, {})).map(({ name }) => name);
  expect(names.sort()).toEqual([stored.name, ...confirmed].sort());
  smallDisk.clear();
  expect((await send(visitor)).status()).toBe(201);
});

test("a log on the full disk does not stop the site", async ({ own, smallDisk }) => {
  await makeSite(own, smallDisk);
  rmSync(reserveOf(smallDisk));
  smallDisk.fill();
  const server = await own.launch(settingsOn(smallDisk), { log: join(smallDisk.dataDir, "log") });
  const visitor = await server.newDevice();
  await expect(async () => expect((await visitor.get("/api/health")).status()).toBe(503)).toPass();
  await expectPages(visitor);
});

test("on a disk that fills up nothing that was confirmed is lost, and freed space is used", {
  tag: "@proof",
}, async ({ own, smallDisk }) => {
  test.slow();
  const settings = { ...settingsOn(smallDisk), ...UNLIMITED, DISK_FLOOR: String(FLOOR) };
  const server = await own.start(settings);
  const visitor = await server.newDevice();
  const admin = await adminOf(server);
  const media = await newPicture();
  const confirmed: string[] = [];
  const sendOne = async () => {
    const enquiry = newEnquiry();
    expect((await send(visitor, enquiry)).status()).toBe(201);
    confirmed.push(enquiry.name);
  };
  expect((await sendItem(admin, { media, title: "Before" })).status()).toBe(201);

  await test.step("below the floor, uploads are refused and enquiries stored", async () => {
    smallDisk.fill((FLOOR - 2) * 1024 * 1024);
    await errorOf(await sendItem(admin, { media }), 507);
    await sendOne();
  });

  await test.step("without any space, the reserve takes enquiries, and then the rest goes on", async () => {
    smallDisk.fill();
    const { confirmed: last, refusal } = await sendUntilRefused(visitor);
    expect(last.length).toBeGreaterThan(0);
    confirmed.push(...last);
    const { message } = await errorOf(refusal, 507);
    figure("without any space left", `${last.length} enquiries of 5 kB are stored, then: ${message}`);
    await expectPages(visitor);
    expect((await findMessages(admin, {})).map(({ name }) => name).sort()).toEqual(confirmed.sort());
    expect((await listItems(visitor)).map(({ title }) => title)).toEqual(["Before"]);
    await adminOf(server);
  });

  await test.step("as soon as there is space, everything is stored again", async () => {
    smallDisk.clear();
    await sendOne();
    expect((await sendItem(admin, { media, title: "After" })).status()).toBe(201);
    expect((await visitor.get("/api/health")).status()).toBe(200);
  });

  await server.kill();
  const again = await adminOf(await own.start(settings));
  expect((await findMessages(again, {})).map(({ name }) => name).sort()).toEqual(confirmed.sort());
  expect((await listItems(again)).map(({ title }) => title)).toEqual(["After", "Before"]);
  const check = withDatabase(smallDisk.dataDir, (db) => db.pragma("integrity_check", { simple: true }));
  expect(check).toBe("ok");
  figure("enquiries confirmed and stored, of all", `${confirmed.length} of ${confirmed.length}`);
});
