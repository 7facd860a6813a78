import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { BACKUPS, backupsOf } from "../factories/backups";
import { newEnquiry } from "../factories/enquiries";
import { drawPicture, jpegFile } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import { errorOf } from "../servers/responses";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

/** More than any disk has, in MiB. */
const ENDLESS = "1000000000";

test("while the disk is almost full, uploads are refused, enquiries are stored, and the console says so", async ({
  own,
  browser,
}) => {
  const server = await own.start({ ...SAME_ADMIN, DISK_FLOOR: ENDLESS });
  const admin = await adminOf(server);
  const media = jpegFile(await drawPicture(900, 600).jpeg().toBuffer());
  const upload = await admin.post("/api/gallery", {
    multipart: { title: "Too late", category: "dj", type: "media", media },
  });
  expect((await errorOf(upload, 507)).message).toContain("The server's disk is almost full");
  expect(await (await admin.get("/api/gallery")).json()).toEqual([]);
  const backup = await errorOf(await admin.post(BACKUPS), 507);
  expect(backup.message).toContain(
    "The server's disk is almost full, so there is no room for another backup.",
  );
  expect(await backupsOf(admin)).toMatchObject({ backups: [], runningSince: null, failure: null });
  expect((await admin.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
  const link = { title: "A link", category: "dj", type: "url", url: "https://youtu.be/abcdefghijk" };
  expect((await admin.post("/api/gallery", { data: link })).status()).toBe(201);

  const page = await browser.newPage({ baseURL: server.url });
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(site.admin.email);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The server's disk is almost full");
  await page.close();
});

test("a damaged database is noticed at the start, and everything that is whole goes on", async ({ own }) => {
  const first = await own.start(SAME_ADMIN);
  expect((await (await first.newDevice()).post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
  expect(await (await adminOf(first)).get("/api/admin/problems").then((all) => all.json())).toEqual([]);
  await first.stop();
  const { page, size } = withDatabase(own.dataDir, (db) => ({
    page: Number(db.prepare("select rootpage from sqlite_master where name = 'messages'").pluck().get()),
    size: Number(db.pragma("page_size", { simple: true })),
  }));
  const file = openSync(join(own.dataDir, "site.db"), "r+");
  writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(file);

  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  await expect.poll(async () => (await visitor.get("/api/health")).status()).toBe(503);
  expect((await errorOf(await visitor.get("/api/health"), 503)).message).toMatch(
    /^The database is damaged: /,
  );
  expect(server.output).toContain("npm run restore -- <file> --yes");
  for (const path of ["/", "/gallery", "/contact"])
    expect((await visitor.get(path)).status(), path).toBe(200);
  const problems = await (await adminOf(server)).get("/api/admin/problems");
  expect(await problems.json()).toMatchObject([{ kind: "database", title: "The database is damaged." }]);
});
