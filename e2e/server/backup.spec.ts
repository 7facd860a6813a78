import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { BACKUPS, backupNameOf, backupsOf, makeBackup } from "../factories/backups";
import { findMessages, newEnquiry, sendEnquiry } from "../factories/enquiries";
import { addItem, listItems } from "../factories/gallery-items";
import { newPicture, video } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { figure } from "../proof/figures";
import { seed, size } from "../proof/size";
import { beforeInbox } from "../servers/before-inbox";
import { withDatabase } from "../servers/database";
import { inPairs, runScript } from "../servers/scripts";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

const SETTINGS = { ...SAME_ADMIN, ENQUIRIES_PER_HOUR: "1000" };

/** The digest of each file in the media folder of a data folder, by name. */
const filesIn = (dataDir: string) =>
  Object.fromEntries(
    readdirSync(join(dataDir, "uploads"))
      .filter((name) => !name.startsWith("."))
      .map((name) => {
        const bytes = readFileSync(join(dataDir, "uploads", name));
        return [name, createHash("sha256").update(bytes).digest("hex")];
      }),
  );

const TABLES = [
  "users",
  "messages",
  "message_notes",
  "additions",
  "gallery_items",
  "sounds",
  "notifications",
  "failed_deliveries",
  "deposits",
  "outbox",
  "erasures",
  "replies",
  "reply_templates",
  "out_of_office",
  "sign_ins",
  "recovery_codes",
  "passkeys",
  "push_keys",
  "push_devices",
];
const rowsIn = (dataDir: string) =>
  withDatabase(dataDir, (db) =>
    TABLES.map((table) => db.prepare(`select * from ${table} order by rowid`).all()),
  );

test("a backup made amid enquiries and uploads brings back one moment, on an empty machine", {
  tag: "@proof",
}, async ({ own }) => {
  test.slow();
  const server = await own.start(SETTINGS);
  const admin = await adminOf(server);
  const file = join(dirname(own.dataDir), "backup.tar");
  const before: string[] = [];
  const media = await newPicture();
  for (let index = 0; index < 20; index += 1) before.push((await sendEnquiry(admin)).id);
  await addItem(admin, { title: "Before", media });

  let running = true;
  const sent = { enquiries: 0, uploads: 0 };
  const amid = Promise.all([
    (async () => {
      for (; running || sent.enquiries < size.enquiriesDuringBackup; sent.enquiries += 1)
        await sendEnquiry(admin);
    })(),
    (async () => {
      for (; running || sent.uploads < size.uploadsDuringBackup; sent.uploads += 1)
        await addItem(admin, { media });
    })(),
  ]);
  const made = await runScript("backup", [file], { DATA_DIR: own.dataDir });
  running = false;
  await amid;
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("It was read back and is whole.") });

  expect(await runScript("restore", [file, "--yes"], { DATA_DIR: own.dataDir })).toMatchObject({
    code: 1,
    errors: expect.stringContaining("The site is running. Stop it, then restore the backup."),
  });
  await server.stop();
  const files = filesIn(own.dataDir);
  const rows = rowsIn(own.dataDir);
  rmSync(own.dataDir, { recursive: true });
  expect(await runScript("restore", [file], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });

  // What was stored before the backup began is there, and nothing that was not stored.
  for (const [index, restored] of rowsIn(own.dataDir).entries())
    expect(rows[index]).toEqual(expect.arrayContaining(restored));
  expect(files).toMatchObject(filesIn(own.dataDir));

  const again = await adminOf(await own.start(SETTINGS));
  const ids = (await findMessages(again, {})).map(({ _id }) => _id);
  expect(ids).toEqual(expect.arrayContaining(before));
  const items = await listItems(again);
  expect(items.map(({ title }) => title)).toContain("Before");
  const onDisk = Object.keys(filesIn(own.dataDir));
  for (const { url } of items) expect(onDisk).toContain(url.split("/").at(-1));
  figure(
    "while the backup was made, and until all had arrived",
    `${sent.enquiries} enquiries and ${sent.uploads} uploads`,
  );
  figure("in the backup", `${ids.length} enquiries and ${items.length} items`);
});

test("a restored site has the same rows and checksums, and a backup with a flipped byte is refused", {
  tag: "@proof",
}, async ({ own }) => {
  test.slow();
  const file = join(dirname(own.dataDir), "backup.tar");
  const server = await own.start(SETTINGS);
  const admin = await adminOf(server);
  for (let index = 0; index < size.enquiriesDuringBackup; index += 1) await sendEnquiry(admin);
  for (let index = 0; index < size.uploadsDuringBackup; index += 1) await addItem(admin);
  expect(await runScript("backup", [file], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  await server.stop();
  const [rows, files] = [rowsIn(own.dataDir), filesIn(own.dataDir)];
  rmSync(own.dataDir, { recursive: true });

  const whole = readFileSync(file);
  const flips = fc.sample(fc.record({ at: fc.nat(whole.length - 1), bit: fc.nat(7) }), {
    seed,
    numRuns: size.flippedBytes,
  });
  const refused = ({ at, bit }: (typeof flips)[number], index: number) =>
    inPairs(async () => {
      const broken = join(dirname(own.dataDir), `broken-${index}.tar`);
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      writeFileSync(broken, bytes);
      const restored = await runScript("restore", [broken], { DATA_DIR: own.dataDir });
      expect(restored, `byte ${at}, bit ${bit}`).toMatchObject({
        code: 1,
        errors: expect.stringContaining("is damaged, or is not a backup of this site"),
      });
    });
  await Promise.all(flips.map(refused));
  expect(existsSync(own.dataDir)).toBe(false);

  expect(await runScript("restore", [file], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  expect(rowsIn(own.dataDir)).toEqual(rows);
  expect(filesIn(own.dataDir)).toEqual(files);
  figure(
    "restored with the same rows and checksums",
    `${rows.flat().length} rows, ${Object.keys(files).length} files`,
  );
  figure("flipped bytes noticed", `${flips.length} of ${flips.length}`);
});

test("a restore asks before it replaces a site, and keeps what was there", async ({ own }) => {
  const file = join(dirname(own.dataDir), "backup.tar");
  const first = await own.start(SETTINGS);
  await (await first.newDevice()).post("/api/contact", { data: newEnquiry({ name: "In the backup" }) });
  expect(await runScript("backup", [file], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  await (await first.newDevice()).post("/api/contact", { data: newEnquiry({ name: "Too late" }) });
  await first.stop();

  const asked = await runScript("restore", [file], { DATA_DIR: own.dataDir });
  expect(asked).toMatchObject({ code: 1, errors: expect.stringContaining("Add --yes to do it.") });
  const restored = await runScript("restore", [file, "--yes"], { DATA_DIR: own.dataDir });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("What was there is in ") });
  const [aside = ""] = readdirSync(own.dataDir).filter((name) => name.startsWith("replaced-"));
  const names = (dataDir: string) =>
    withDatabase(dataDir, (db) => db.prepare("select name from messages order by name").pluck().all());
  expect(names(own.dataDir)).toEqual(["In the backup"]);
  expect(names(join(own.dataDir, aside))).toEqual(["In the backup", "Too late"]);
  await adminOf(await own.start(SETTINGS));
});

test("before an upgrade a backup is made, which restores what was there", async ({ own }) => {
  const first = await own.start(SETTINGS);
  const enquiry = newEnquiry();
  expect((await (await first.newDevice()).post("/api/contact", { data: enquiry })).status()).toBe(201);
  await first.stop();
  withDatabase(own.dataDir, (db) => db.exec(beforeInbox()));

  const upgraded = await own.start(SETTINGS);
  const [name = ""] = readdirSync(join(own.dataDir, "backups"));
  expect(name).toMatch(/^golden-hour-.*\.tar$/);
  const { lastBackup } = await (await (await upgraded.newDevice()).get("/api/health")).json();
  expect(Date.now() - Date.parse(lastBackup)).toBeLessThan(10 * 60 * 1000);
  await upgraded.stop();

  const DATA_DIR = `${own.dataDir}-restored`;
  const file = join(own.dataDir, "backups", name);
  expect(await runScript("restore", [file], { DATA_DIR })).toMatchObject({ code: 0 });
  expect(rowsIn(DATA_DIR)).toEqual(rowsIn(own.dataDir));
  const admin = await adminOf(await own.start({ ...SETTINGS, DATA_DIR }));
  expect(await findMessages(admin, { q: enquiry.name })).toMatchObject([{ name: enquiry.name }]);
});

test("a backup that does not fit on the disk fails in words, leaves nothing, and is made once there is room", async ({
  own,
}) => {
  const limit = { fileSizeLimit: 8 * 1024 * 1024 };
  const server = await (await own.launch({ ...SETTINGS, LOG_LEVEL: "info" }, limit)).opened();
  const admin = await adminOf(server);
  const large = join(server.uploads, basename((await addItem(admin, video)).url));
  writeFileSync(large, Buffer.alloc(limit.fileSizeLimit));
  expect((await admin.post(BACKUPS)).status()).toBe(202);
  const reason = "The disk is full, or does not take files of this size.";
  await expect
    .poll(() => backupsOf(admin))
    .toMatchObject({ backups: [], runningSince: null, failure: { reason } });
  expect(readdirSync(join(own.dataDir, "backups"))).toEqual([]);

  writeFileSync(large, video.media.buffer);
  const name = await makeBackup(admin);
  expect((await admin.get(`${BACKUPS}/${name}`)).status()).toBe(200);
  const lines = server.output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  const { _id: userId } = await (await admin.get("/api/admin/me")).json();
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: "an admin began a backup", userId }),
      expect.objectContaining({ msg: "a backup was downloaded", userId, name }),
    ]),
  );
});

test("a backup that is too old is a problem", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const admin = await adminOf(server);
  expect(await (await admin.get("/api/admin/problems")).json()).toEqual([]);
  const old = backupNameOf(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
  mkdirSync(join(own.dataDir, "backups"));
  writeFileSync(join(own.dataDir, "backups", old), "");
  expect(await (await admin.get("/api/admin/problems")).json()).toMatchObject([
    { kind: "backup", title: "There has been no backup for 3 days." },
  ]);
});
