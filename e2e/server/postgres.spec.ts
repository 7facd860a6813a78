import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { addItem, listItems } from "../factories/gallery-items";
import { storeUser } from "../factories/users";
import { expect } from "../fixtures";
import { errorOf } from "../servers/responses";
import { runScript } from "../servers/scripts";
import { adminOf, bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { withServers as test } from "../with-servers";

test("a site on PostgreSQL stores enquiries once, finds them, and keeps the gallery and the users", async ({
  own,
  databaseUrl: DATABASE_URL,
}) => {
  const settings = { ...SAME_ADMIN, SEED_DEMO: "off", DATABASE_URL };
  const server = await own.start(settings);
  const visitor = await server.newDevice();
  const enquiry = newEnquiry({ name: "José Ñandú", message: "A trumpet, 100% brass_band" });
  const headers = { "idempotency-key": randomUUID() };
  const sent = await Promise.all(
    [1, 2, 3].map(() => visitor.post("/api/contact", { data: enquiry, headers })),
  );
  const ids = await Promise.all(sent.map(async (response) => (await response.json()).data._id));
  expect(new Set(ids).size).toBe(1);
  for (let index = 0; index < 5; index += 1) await visitor.post("/api/contact", { data: newEnquiry() });

  const admin = await adminOf(server);
  for (const q of ["jose NANDU", "0% b", "s_b", "um"])
    expect(
      (await findMessages(admin, { q })).map(({ name }) => name),
      q,
    ).toContain("José Ñandú");
  expect(await findMessages(admin, { q: "nobody" })).toEqual([]);
  expect(await findMessages(admin, {})).toHaveLength(6);
  const { stats } = await (await admin.get("/api/admin/dashboard/stats")).json();
  expect(stats).toMatchObject({ totalMessages: 6, totalUsers: 1 });

  const { title } = await addItem(admin, { title: "First" });
  await addItem(admin, { title: "Second" });
  expect((await listItems(visitor)).map((item) => item.title)).toEqual(["Second", title]);
  const { user } = await storeUser(admin);
  expect((await admin.delete(`/api/admin/users/${user._id}`)).status()).toBe(200);
  const { sessions, signIns } = await (await admin.get("/api/admin/security")).json();
  expect([sessions.length, signIns.length]).toEqual([1, 1]);

  await server.stop();
  const again = await own.start(settings);
  expect(await findMessages(await adminOf(again), {})).toHaveLength(6);
});

/** Notes who is connected when a schema is made: PostgreSQL may go on without it on a connection that looked in it before. */
const WATCH_SCHEMAS = `
  create table made (path text, connections integer);
  create function note_connections() returns event_trigger language plpgsql as $$ begin
    insert into public.made select current_setting('search_path'), count(*) from pg_stat_activity
      where datname = current_database() and application_name = 'golden-hour';
  end $$;
  create event trigger watch on ddl_command_end when tag in ('CREATE SCHEMA') execute function note_connections();`;

test("a start makes the schema before any connection looks in it", async ({ own, postgres }) => {
  const DATABASE_URL = await postgres.newDatabase("site");
  await postgres.query("site", WATCH_SCHEMAS);
  await own.start({ ...SAME_ADMIN, DATABASE_URL });
  expect(await postgres.query("site", "select * from made")).toEqual([
    { path: "public,public", connections: 1 },
  ]);
});

test("while the database is gone, calls say so and pages stay, and it comes back by itself", async ({
  own,
  postgres,
}) => {
  const DATABASE_URL = await postgres.newDatabase("site");
  const server = await own.start({ ...SAME_ADMIN, DATABASE_URL });
  const visitor = await server.newDevice();
  await visitor.get("/gallery");
  await postgres.kill();
  const enquiry = newEnquiry();
  const refused = await visitor.post("/api/contact", { data: enquiry });
  expect((await errorOf(refused, 503)).message).toContain("The database can't be reached");
  expect(refused.headers()["retry-after"]).toBe("60");
  expect((await visitor.get("/api/health")).status()).toBe(503);
  for (const path of ["/", "/gallery", "/contact"]) expect((await visitor.get(path)).status()).toBe(200);

  await postgres.start();
  expect((await visitor.post("/api/contact", { data: enquiry })).status()).toBe(201);
  expect((await visitor.get("/api/health")).status()).toBe(200);
  await signIn(visitor);
});

test("two instances on one database store each enquiry once, and a lock that lasts is said in words", async ({
  own,
  databases,
  databaseUrl: DATABASE_URL,
}) => {
  const settings = { ...SAME_ADMIN, ...UNLIMITED, DATABASE_URL };
  const servers = [await own.start(settings), await own.start(settings)];
  const visitors = await Promise.all(servers.map((server) => server.newDevice()));
  const send = (data = newEnquiry(), key = randomUUID()) =>
    Promise.all(
      visitors.map((visitor) => visitor.post("/api/contact", { data, headers: { "idempotency-key": key } })),
    );
  const before = newEnquiry({ subject: "Both" });
  for (let index = 0; index < 20; index += 1)
    for (const response of await send({ ...before, message: `No. ${index}` }))
      expect(response.status()).toBe(201);
  const [first, second] = await Promise.all(servers.map((server) => adminOf(server)));
  for (const admin of [first, second])
    expect(await findMessages(admin as APIRequestContext, { q: before.name })).toHaveLength(20);

  const other = await databases.connect(new URL(DATABASE_URL).pathname.slice(1));
  await other.query("begin; select pg_advisory_xact_lock(4072026)");
  const waiting = send();
  expect((await visitors[0]?.get("/api/gallery"))?.status()).toBe(200);
  for (const response of await waiting) {
    expect((await errorOf(response, 503)).message).toContain("The site is busy right now");
    expect(response.headers()["retry-after"]).toBe("60");
  }
  await other.query("rollback");
  await other.end();
  for (const response of await send()) expect(response.status()).toBe(201);
});

test("attempts and sessions count across all instances", async ({ own, databaseUrl: DATABASE_URL }) => {
  const settings = { ...SAME_ADMIN, DATABASE_URL, LOGIN_ATTEMPTS_PER_MINUTE: "8", ENQUIRIES_PER_HOUR: "3" };
  const [one, two] = [await own.start(settings), await own.start(settings)];
  const [here, there] = [await one.newDevice(), await two.newDevice()];
  const { token } = await signIn(here);
  expect((await there.get("/api/admin/me", { headers: bearer(token) })).status()).toBe(200);
  expect((await there.post("/api/admin/sign-out", { headers: bearer(token) })).status()).toBe(200);
  await errorOf(await here.get("/api/admin/me", { headers: bearer(token) }), 401);

  const statuses = [];
  for (let index = 0; index < 4; index += 1)
    for (const device of [await one.newDevice(), await two.newDevice()]) {
      const data = { ...SAME_ADMIN, email: "nobody@strangers.example", password: "not the password" };
      statuses.push((await device.post("/api/admin/login", { data })).status());
    }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  const sent = [];
  for (const visitor of [here, there, here, there, here])
    sent.push((await visitor.post("/api/contact", { data: newEnquiry() })).status());
  expect(sent).toEqual([201, 201, 201, 429, 429]);
});

test("a database that is not there at the start is one sentence, without the password", async ({ own }) => {
  const DATABASE_URL = `postgres://owner:hush@127.0.0.1:${await own.freePort()}/site`;
  const server = await own.launch({ ...SAME_ADMIN, DATABASE_URL });
  expect(await server.gone).toBe(1);
  expect(server.errors.trim()).toMatch(
    /^The database server 127\.0\.0\.1:\d+ \(database site\) does not answer \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL\.$/,
  );
  expect(server.errors).not.toContain("hush");
});

test("a server that accepts the connection and says nothing is one sentence, too, and the doctor advises no restore", async ({
  own,
}) => {
  const silent = createServer();
  await new Promise<void>((listening) => {
    silent.listen(0, "127.0.0.1", listening);
  });
  const { port } = silent.address() as AddressInfo;
  const settings = { ...SAME_ADMIN, DATABASE_URL: `postgres://owner:hush@127.0.0.1:${port}/site` };
  const sentence =
    /The database server 127\.0\.0\.1:\d+ \(database site\) does not answer \(.*time.*\)\. Start it, or correct DATABASE_URL\./;
  try {
    const server = await own.launch(settings);
    expect(await server.gone).toBe(1);
    expect(server.errors.trim()).toMatch(new RegExp(`^${sentence.source}$`));
  } finally {
    silent.close();
  }
  const { code, output, errors } = await runScript("doctor", [], { ...settings, DATA_DIR: own.dataDir });
  expect({ code, errors }).toEqual({ code: 1, errors: "" });
  expect(output).toMatch(
    /!! {2}database +The database server 127\.0\.0\.1:\d+ \(database site\) does not answer/,
  );
  expect(output).toMatch(/!! {2}media +The gallery can't be read, so its files were not checked\./);
  expect(output).toMatch(
    /disk +\d+ MiB are free for media and backups\. The disk of the database server is not/,
  );
  expect(output).not.toContain("npm run restore");
  expect(output).not.toContain("hush");
});
