import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { newPasskey, passkeySignIn } from "../factories/authenticators";
import { BACKUPS, backupsOf, backupThere, UNREADABLE_ITEM } from "../factories/backups";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { addItem, listItems } from "../factories/gallery-items";
import { addSound } from "../factories/sounds";
import { beginTwoStep, codeOf } from "../factories/two-step";
import { editOf, newUser, storeUser, USERS } from "../factories/users";
import { expect } from "../fixtures";
import { withTables } from "../servers/database";
import { holdBackup } from "../servers/held-backup";
import { errorOf } from "../servers/responses";
import { beginScript, type Script } from "../servers/scripts";
import type { OwnServer, Settings } from "../servers/server-process";
import { adminOf, bearer, type Credentials, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { withServers } from "../with-servers";

const SITE_URL = "http://localhost:3000";
const ME = "/api/admin/me";

/** A client of each instance with the same cookies and headers, as behind a balancer. */
interface Pair {
  here: APIRequestContext;
  there: APIRequestContext;
}

interface Instances {
  servers: [OwnServer, OwnServer];
  settings: Settings;
  pair: (headers?: Record<string, string>) => Promise<Pair>;
  /** Signs in at the first instance. */
  adminPair: (person?: Credentials) => Promise<Pair>;
}

const test = withServers.extend<{ instances: Instances }>({
  instances: async ({ own, databaseUrl: DATABASE_URL, store }, use) => {
    const settings = {
      ...SAME_ADMIN,
      ...UNLIMITED,
      DATABASE_URL,
      ...store.settings,
      DATA_DIR: own.dataDir,
      SITE_URL,
      NEXTAUTH_SECRET: "the same secret of all instances, 32 characters or more",
    };
    // Nothing is shared but the database and the object store.
    const servers = await Promise.all([
      own.start(settings),
      own.start({ ...settings, DATA_DIR: `${own.dataDir}-of-the-other` }),
    ]);
    const pair = async (headers?: Record<string, string>) => {
      const here = await servers[0].newDevice(headers);
      return { here, there: await servers[1].newDevice(headers) };
    };
    const adminPair = async (person?: Credentials) =>
      pair(bearer((await signIn(await servers[0].newDevice(), person)).token));
    await use({ servers, settings, pair, adminPair });
  },
});

test("a sign-in at one instance holds at the other, and ends there, too", async ({ instances }) => {
  const [one, two] = instances.servers;
  const browser = await one.newDevice();
  const signedIn = await signIn(browser);
  // Cookies know no ports: this is one browser at both.
  const cookieAt = (server: OwnServer) => browser.get(server.url + ME, { headers: SAME_ORIGIN });
  const tokenAt = (server: OwnServer) => browser.get(server.url + ME, { headers: bearer(signedIn.token) });
  for (const server of [one, two])
    for (const status of [await cookieAt(server), await tokenAt(server)]) expect(status.status()).toBe(200);
  expect((await browser.post("/api/admin/sign-out", { headers: bearer(signedIn.token) })).status()).toBe(200);
  await errorOf(await tokenAt(two), 401);
  await errorOf(await cookieAt(two), 401);

  const admin = await instances.adminPair();
  const { sent, user } = await storeUser(admin.here, { role: "admin", permissions: ["manage_users"] });
  const colleague = await instances.adminPair(sent);
  await storeUser(colleague.there);
  const edit = { ...editOf(sent, { permissions: [] }), version: user.version };
  expect((await admin.here.put(`${USERS}/${user._id}`, { data: edit })).status()).toBe(200);
  await errorOf(await colleague.there.post(USERS, { data: newUser() }), 403);
  expect((await colleague.there.get(ME)).status()).toBe(200);
  expect((await admin.here.delete(`${USERS}/${user._id}`)).status()).toBe(200);
  await errorOf(await colleague.there.get(ME), 401);
});

test("an enquiry that is repeated at the other instance, then or at the same moment, is stored once", async ({
  instances,
}) => {
  const visitor = await instances.pair();
  const admin = await instances.adminPair();
  const stored = async (
    responses: { status: () => number; json: () => Promise<{ data: { _id: string } }> }[],
  ) => {
    expect(responses.map((response) => response.status())).toEqual(responses.map(() => 201));
    return new Set(await Promise.all(responses.map(async (response) => (await response.json()).data._id)));
  };
  const send = (client: APIRequestContext, data: object, key: string) =>
    client.post("/api/contact", { data, headers: { "idempotency-key": key } });
  const enquiry = newEnquiry();
  const key = randomUUID();
  const repeated = [await send(visitor.here, enquiry, key), await send(visitor.there, enquiry, key)];
  expect((await stored(repeated)).size).toBe(1);
  const others = Array.from({ length: 10 }, () => ({ data: newEnquiry(), key: randomUUID() }));
  const ids = await Promise.all(
    others.map(async ({ data, key }) =>
      stored(await Promise.all([send(visitor.here, data, key), send(visitor.there, data, key)])),
    ),
  );
  expect(ids.map(({ size }) => size)).toEqual(others.map(() => 1));
  const emails = (await findMessages(admin.there, {})).map(({ email }) => email).sort();
  expect(emails).toEqual([enquiry.email, ...others.map(({ data }) => data.email)].sort());

  const listed: { title: string }[] = await (await admin.there.get("/api/admin/notifications")).json();
  expect(listed.filter(({ title }) => title.includes(enquiry.name))).toHaveLength(1);
});

test("a second step and a passkey begun at one instance end at the other, and count once", async ({
  instances,
}) => {
  const admin = await instances.adminPair();
  const { sent: person } = await storeUser(admin.here, { role: "admin" });
  const owner = await instances.adminPair(person);
  const { authenticator, passkey } = await newPasskey(owner.here, person.password, SITE_URL);
  expect((await owner.there.post("/api/admin/passkeys", { data: passkey })).status()).toBe(201);
  const { here, there } = await instances.pair();
  const SIGN_IN = "/api/admin/login/passkey";
  const used = await passkeySignIn(here, authenticator);
  expect((await there.post(SIGN_IN, { data: used })).status()).toBe(200);
  for (const device of [here, there]) await errorOf(await device.post(SIGN_IN, { data: used }), 401);
  const raced = await passkeySignIn(here, authenticator);
  const race = await Promise.all([here, there].map((device) => device.post(SIGN_IN, { data: raced })));
  expect(race.map((response) => response.status()).sort()).toEqual([200, 401]);

  const { secret, data } = await beginTwoStep(owner.here, person.password);
  const { recoveryCodes } = await (await owner.there.put("/api/admin/two-step", { data })).json();
  const withCode = (device: APIRequestContext, code: string) =>
    device.post("/api/admin/login", { data: { email: person.email, password: person.password, code } });
  const next = codeOf(secret, 1);
  expect((await withCode(here, next)).status()).toBe(200);
  await errorOf(await withCode(there, next), 401);
  expect((await withCode(there, recoveryCodes[0])).status()).toBe(200);
  await errorOf(await withCode(here, recoveryCodes[0]), 401);
});

test("a gallery change at one instance is on the pages of the other within seconds", async ({
  instances,
}) => {
  const visitor = await instances.pair();
  const admin = await instances.adminPair();
  const PAGES = ["/", "/gallery", "/services"];
  const shown = async (text: string) => {
    const pages = PAGES.map(async (path) => (await (await visitor.there.get(path)).text()).includes(text));
    return Promise.all(pages);
  };
  const SOON = { timeout: 5_000 };
  // All pages are cached from here on.
  expect(await shown("</html>")).toEqual([true, true, true]);

  const item = await addItem(admin.here, { featured: "true" });
  expect((await listItems(visitor.there)).map(({ title }) => title)).toEqual([item.title]);
  await expect.poll(() => shown(item.url), SOON).toEqual([true, true, true]);
  expect((await visitor.there.get(item.url)).status()).toBe(200);

  const title = "The second title";
  await admin.here.put(`/api/gallery/update/${item._id}`, { data: { title } });
  await expect.poll(() => shown(title), SOON).toEqual([true, true, true]);

  const other = await addItem(admin.here);
  const isFirst = async () => {
    const page = await (await visitor.there.get("/gallery")).text();
    return page.indexOf(other.url) < page.indexOf(item.url);
  };
  await expect.poll(async () => (await shown(other.url)).slice(0, 2), SOON).toEqual([true, true]);
  expect(await isFirst()).toBe(true);
  await admin.here.put("/api/gallery/order", { data: { id: other._id, before: null } });
  await expect.poll(isFirst, SOON).toBe(false);

  await admin.here.delete(`/api/gallery/${item._id}`);
  await expect.poll(() => shown(item.url), SOON).toEqual([false, false, false]);
  expect((await visitor.there.get(item.url)).status()).toBe(404);
});

test("one of all makes a backup, and each instance knows of it", async ({ instances }) => {
  const admin = await instances.adminPair();
  const release = await holdBackup(instances.servers[0]);
  let script: Script;
  try {
    const both = await Promise.all([admin.here.post(BACKUPS), admin.there.post(BACKUPS)]);
    expect(both.map((response) => response.status()).sort()).toEqual([202, 409]);
    for (const client of [admin.here, admin.there])
      expect((await errorOf(await client.post(BACKUPS), 409)).message).toBe(
        "A backup is already being made.",
      );
    const since = (await backupsOf(admin.there)).runningSince;
    expect(Date.now() - Date.parse(since ?? "")).toBeLessThan(60_000);
    expect((await backupsOf(admin.here)).runningSince).toBe(since);
    script = beginScript("backup", [], instances.settings);
    await expect
      .poll(() => script.output())
      .toContain("Another backup is being made. Waiting for it to finish.");
  } finally {
    await release();
  }
  expect(await script.finished).toMatchObject({ code: 0, errors: "" });
  await backupThere(admin.there);

  await withTables(instances.servers[0], (db) =>
    db.insertInto("gallery_items").values(UNREADABLE_ITEM).execute(),
  );
  await admin.here.post(BACKUPS);
  await expect
    .poll(async () => (await backupsOf(admin.there)).failure?.reason)
    .toContain("Something unexpected");
  await withTables(instances.servers[0], (db) => db.deleteFrom("gallery_items").execute());
  await admin.there.post(BACKUPS);
  await backupThere(admin.there);
  expect((await backupsOf(admin.here)).failure).toBeNull();
});

test("on SQLite, too, a change of the gallery or the recordings in another process is on the pages within seconds", async ({
  own,
}) => {
  const first = await own.start(SAME_ADMIN);
  const second = await own.start(SAME_ADMIN);
  const visitor = await second.newDevice();
  const page = async () => (await visitor.get("/gallery")).text();
  await page();
  const admin = await adminOf(first);
  const { title } = await addItem(admin);
  await expect.poll(page, { timeout: 5_000 }).toContain(title);
  const sound = await addSound(admin);
  await expect.poll(page, { timeout: 5_000 }).toContain(sound.title);
});
