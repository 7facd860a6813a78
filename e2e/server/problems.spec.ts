import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Enquiry } from "@/lib/contract/messages";
import { BACKUPS, backupsOf } from "../factories/backups";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { drawPicture, jpegFile } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { figure } from "../proof/figures";
import { seed, size } from "../proof/size";
import { withDatabase } from "../servers/database";
import type { OwnServers } from "../servers/own-servers";
import { errorOf } from "../servers/responses";
import { runScript } from "../servers/scripts";
import type { OwnServer } from "../servers/server-process";
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

/** Overwrites a page of a stopped site's database. @param number counted from 1. */
function damage(dataDir: string, number: number): void {
  const bytes = withDatabase(dataDir, (db) => Number(db.pragma("page_size", { simple: true })));
  const file = openSync(join(dataDir, "site.db"), "r+");
  writeSync(file, Buffer.alloc(bytes, 0xff), 0, bytes, (number - 1) * bytes);
  closeSync(file);
}

interface Part {
  name: string;
  rootpage: number;
}

/** The tables and indexes of a site's database, and the page that each of them begins with. */
const partsOf = (dataDir: string) =>
  withDatabase(dataDir, (db) =>
    db.prepare<[], Part>("select name, rootpage from sqlite_master where rootpage > 0 order by name").all(),
  );

/** Stores an enquiry, makes a backup and stops the site. @returns the backup's path. */
async function backedUp(own: OwnServers, enquiry: Enquiry): Promise<string> {
  const server = await own.start(SAME_ADMIN);
  const admin = await adminOf(server);
  expect((await admin.post("/api/contact", { data: enquiry })).status()).toBe(201);
  expect(await admin.get("/api/admin/problems").then((all) => all.json())).toEqual([]);
  const file = `${own.dataDir}.tar`;
  expect(await runScript("backup", [file], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  await server.stop();
  return file;
}

/** Restores a backup in place of a damaged site, and starts it. */
async function heal(own: OwnServers, file: string, enquiry: Enquiry): Promise<OwnServer> {
  expect(await runScript("restore", [file, "--yes"], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  const server = await own.start(SAME_ADMIN);
  const admin = await adminOf(server);
  expect((await admin.get("/api/health")).status()).toBe(200);
  expect(await (await admin.get("/api/admin/problems")).json()).toEqual([]);
  expect(await findMessages(admin, {})).toMatchObject([{ name: enquiry.name }]);
  return server;
}

/** What a site whose messages are damaged still does, and what it says. */
async function expectProblems(server: OwnServer): Promise<void> {
  const visitor = await server.newDevice();
  const { message } = await errorOf(await visitor.get("/api/health"), 503);
  expect(message).toMatch(/^The database is damaged: /);
  figure("what the health check says", message);
  expect(server.output).toContain("npm run restore -- <file> --yes");
  for (const path of ["/", "/gallery", "/contact"])
    expect((await visitor.get(path)).status(), path).toBe(200);
  const problems = await (await adminOf(server)).get("/api/admin/problems");
  expect(await problems.json()).toMatchObject([{ kind: "database", title: "The database is damaged." }]);
}

test("a damaged database is noticed at the start, what is whole goes on, and a backup heals it", {
  tag: "@proof",
}, async ({ own }) => {
  test.slow();
  const enquiry = newEnquiry();
  const file = await backedUp(own, enquiry);
  const all = partsOf(own.dataDir);
  const lengths = { minLength: size.damages, maxLength: size.damages };
  const [others = []] = fc.sample(fc.shuffledSubarray(all, lengths), { seed, numRuns: 1 });
  for (const { name, rootpage } of [...all.filter(({ name }) => name === "messages"), ...others])
    await test.step(name, async () => {
      damage(own.dataDir, rootpage);
      const server = await own.launch(SAME_ADMIN);
      const refused = await Promise.race([server.gone.then(() => true), server.opened().then(() => false)]);
      figure(
        `with a damaged ${name}`,
        refused ? "the site does not start, and says why" : "its health is 503",
      );
      if (refused)
        expect(server.errors).toContain("Restore the last backup: npm run restore -- <file> --yes.");
      else {
        const visitor = await server.newDevice();
        await expect.poll(async () => (await visitor.get("/api/health")).status()).toBe(503);
        if (name === "messages") await expectProblems(server);
        await server.stop();
      }
      await (await heal(own, file, enquiry)).stop();
    });
});
