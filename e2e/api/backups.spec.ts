import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BACKUPS, backupNameOf, backupsOf, backupThere, makeBackup } from "../factories/backups";
import { findMessages, sendEnquiry } from "../factories/enquiries";
import { addItem, listItems } from "../factories/gallery-items";
import { storeUser } from "../factories/users";
import { expect, onEmptySite, test } from "../fixtures";
import { holdBackup } from "../servers/held-backup";
import { errorOf, invalidFields } from "../servers/responses";
import { runScript } from "../servers/scripts";
import { adminOf, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { backendIsElsewhere, SAME_ADMIN } from "../servers/site";
import { keptBackup, removeBackups } from "../servers/stored-files";

test.use(onEmptySite);

const DAY_MS = 24 * 60 * 60 * 1000;

test.beforeEach(({ emptySite }) => removeBackups(emptySite));

test("a backup that was made and downloaded restores the site on an empty machine", async ({
  admin,
  request,
  emptySite,
  own,
}) => {
  const { enquiry } = await sendEnquiry(request);
  const { title } = await addItem(admin);
  expect(await backupsOf(admin)).toEqual({
    backups: [],
    runningSince: null,
    failure: null,
    isOnSiteDisk: !backendIsElsewhere,
    schedule: { everyHours: 0, keptDays: 7, keptWeeks: 4 },
  });
  const name = await makeBackup(admin);
  const kept = await keptBackup(emptySite, name);
  const { backups } = await backupsOf(admin);
  expect(backups).toEqual([{ name, madeAt: expect.any(String), bytes: kept.length }]);
  expect(backupNameOf(new Date(backups[0]?.madeAt ?? ""))).toBe(name);

  const response = await admin.get(`${BACKUPS}/${name}`);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "content-type": "application/x-tar",
    "content-disposition": `attachment; filename="${name}"`,
    "content-length": String(kept.length),
    "cache-control": expect.stringContaining("no-store"),
  });
  const downloaded = await response.body();
  expect(downloaded.equals(kept)).toBe(true);

  const file = join(own.dataDir, "..", name);
  writeFileSync(file, downloaded);
  expect(await runScript("restore", [file], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  const restored = await adminOf(await own.start(SAME_ADMIN));
  expect(await findMessages(restored, {})).toMatchObject([enquiry]);
  expect(await listItems(restored)).toMatchObject([{ title }]);
});

test("a download that broke off goes on where it was, and asking for its size costs nothing", async ({
  admin,
}) => {
  const path = `${BACKUPS}/${await makeBackup(admin)}`;
  const whole = await admin.get(path);
  const { etag = "", "content-length": size = "" } = whole.headers();
  const rest = await admin.get(path, { headers: { range: "bytes=1000-", "if-range": etag } });
  expect(rest.status()).toBe(206);
  expect(rest.headers()["content-range"]).toBe(`bytes 1000-${Number(size) - 1}/${size}`);
  expect((await rest.body()).equals((await whole.body()).subarray(1000))).toBe(true);
  await errorOf(await admin.get(path, { headers: { range: `bytes=${size}-` } }), 416);
  const head = await admin.head(path);
  expect(head.status()).toBe(200);
  expect(head.headers()["content-length"]).toBe(size);
});

test("a page of this site downloads with the session cookie, another site does not", async ({
  admin,
  newDevice,
}) => {
  const path = `${BACKUPS}/${await makeBackup(admin)}`;
  const browser = await newDevice();
  await signIn(browser);
  expect((await browser.get(path, { headers: SAME_ORIGIN })).status()).toBe(200);
  for (const site of ["cross-site", "same-site", "none"])
    await errorOf(await browser.get(path, { headers: { "sec-fetch-site": site } }), 401);
});

test("while a backup is being made, it is not listed, and a second one is refused", async ({
  admin,
  emptySite,
}) => {
  const release = await holdBackup(emptySite);
  try {
    const answers = await Promise.all([admin.post(BACKUPS), admin.post(BACKUPS), admin.post(BACKUPS)]);
    expect(answers.map((answer) => answer.status()).sort()).toEqual([202, 409, 409]);
    expect((await errorOf(await admin.post(BACKUPS), 409)).message).toBe("A backup is already being made.");
    const { backups, runningSince } = await backupsOf(admin);
    expect(backups).toEqual([]);
    expect(Date.now() - Date.parse(runningSince ?? "")).toBeLessThan(60_000);
  } finally {
    await release();
  }
  await backupThere(admin);
  expect((await backupsOf(admin)).backups).toHaveLength(1);
});

test("a backup is only found by its own name", async ({ admin, emptySite }) => {
  const name = await makeBackup(admin);
  for (const bad of [
    "..",
    "..%2Fsite.db",
    "..%2Fsecret",
    `..%2Fbackups%2F${name}`,
    "site.db",
    `${name}.part`,
  ]) {
    const response = await admin.get(`${BACKUPS}/${bad}`);
    // The client itself takes the dots out of the first one, which leads elsewhere.
    if (bad === "..") expect(response.status()).toBe(404);
    else expect(await invalidFields(response), bad).toEqual(["id"]);
  }
  // What is named like a backup, but is none.
  const [folder, link, missing] = [1, 2, 3].map((days) => backupNameOf(new Date(Date.now() - days * DAY_MS)));
  mkdirSync(join(emptySite.dataDir, "backups", folder ?? ""));
  symlinkSync(join(emptySite.dataDir, "secret"), join(emptySite.dataDir, "backups", link ?? ""));
  for (const other of [folder, link, missing, "golden-hour-2027-99-99T99-99-99.tar"])
    await errorOf(await admin.get(`${BACKUPS}/${other}`), 404);
  expect((await backupsOf(admin)).backups).toMatchObject([{ name }]);
});

test("a new backup takes the place of that of the same day, and older ones stay", async ({
  admin,
  emptySite,
}) => {
  const folder = join(emptySite.dataDir, "backups");
  mkdirSync(folder);
  const now = Date.now();
  const [yesterday, earlier] = [now - DAY_MS, now - 1000].map((time) => backupNameOf(new Date(time)));
  for (const name of [yesterday, earlier]) writeFileSync(join(folder, name ?? ""), "an archive");
  const name = await makeBackup(admin);
  const names = (await backupsOf(admin)).backups.map((backup) => backup.name);
  // The day may have changed meanwhile.
  expect(names.filter((kept) => kept !== earlier)).toEqual([name, yesterday]);
});

test("the admins are notified of each admin's download, once for all of its parts", async ({
  admin,
  adminAs,
}) => {
  const { sent } = await storeUser(admin, { role: "admin", permissions: ["manage_settings"] });
  const colleague = await adminAs(sent);
  const path = `${BACKUPS}/${await makeBackup(colleague)}`;
  const downloads = async () => {
    const listed: { kind: string; title: string }[] = await (
      await admin.get("/api/admin/notifications")
    ).json();
    return listed.filter(({ kind }) => kind === "backup").map(({ title }) => title);
  };
  await colleague.head(path);
  expect(await downloads()).toEqual([]);
  for (const range of ["bytes=0-99", "bytes=100-"]) await colleague.get(path, { headers: { range } });
  const told = `${sent.firstName} ${sent.lastName} (${sent.email}) downloaded a backup, with all messages and accounts`;
  expect(await downloads()).toEqual([told]);
  await admin.get(path);
  expect(await downloads()).toEqual([expect.stringContaining(SAME_ADMIN.ADMIN_EMAIL), told]);
});
