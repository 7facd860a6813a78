import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { newPicture } from "../factories/media-files";
import { expect, test } from "../fixtures";
import type { OwnServers } from "../servers/own-servers";
import { errorOf } from "../servers/responses";
import type { Settings } from "../servers/server-process";
import { adminOf, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";
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
  const server = await own.start(settingsOn(smallDisk));
  const visitor = await server.newDevice();
  const admin = await adminOf(server);
  const stored = newEnquiry();
  expect((await send(visitor, stored)).status()).toBe(201);
  rmSync(reserveOf(smallDisk));
  smallDisk.fill();
  const refused = await send(visitor, newEnquiry({ message: "long ".repeat(900) }));
  expect((await errorOf(refused, 507)).message).toContain("The server's disk is full");
  expect(await findMessages(admin, {})).toMatchObject([{ name: stored.name }]);
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
