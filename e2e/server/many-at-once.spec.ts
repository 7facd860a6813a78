import { randomUUID } from "node:crypto";
import type { Enquiry } from "@/lib/contract/messages";
import { bearer, signIn } from "../api/api-test";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { withDatabase } from "../servers/database";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";

const CLIENTS = 10;
const ENQUIRIES_EACH = 5;
const SETTINGS = {
  ADMIN_EMAIL: site.admin.email,
  ADMIN_PASSWORD: site.admin.password,
  SEED_DEMO: "off",
  ENQUIRIES_PER_HOUR: "1000",
};

/** What each of the clients sends, one after the other. */
const makeClients = () =>
  Array.from({ length: CLIENTS }, () => Array.from({ length: ENQUIRIES_EACH }, () => newEnquiry()));

const namesOf = (enquiries: Pick<Enquiry, "name">[]) => enquiries.map(({ name }) => name).sort();

/** Sends an enquiry. @returns the status. @throws when the connection breaks. */
async function send({ url }: OwnServer, enquiry: Enquiry, key: string): Promise<number> {
  const { status } = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(enquiry),
  });
  return status;
}

async function storedNames(server: OwnServer): Promise<string[]> {
  const { token } = await signIn(await server.newDevice(), site.admin);
  return namesOf(await findMessages(await server.newDevice(bearer(token)), {}));
}

test("of fifty enquiries from ten clients at once none is lost and none is there twice", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const clients = makeClients();
  const statuses = await Promise.all(
    clients.map(async (enquiries) => {
      const answered: number[] = [];
      for (const enquiry of enquiries) answered.push(await send(server, enquiry, randomUUID()));
      return answered;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201]));
  expect(await storedNames(server)).toEqual(namesOf(clients.flat()));
});

test("a crash amid fifty enquiries loses none that was answered, and retrying repeats none", async ({
  own,
}) => {
  const server = await own.start(SETTINGS);
  const clients = makeClients();
  const answered: Enquiry[] = [];
  let broken = 0;
  const crash = Promise.withResolvers<void>();
  const restart = Promise.withResolvers<OwnServer>();

  /** Sends one enquiry until it is answered. */
  async function sendForSure(enquiry: Enquiry) {
    const key = randomUUID();
    for (let to = server; ; to = await restart.promise) {
      try {
        expect(await send(to, enquiry, key)).toBe(201);
        answered.push(enquiry);
        if (answered.length === (CLIENTS * ENQUIRIES_EACH) / 2) crash.resolve();
        return;
      } catch (error) {
        // What fetch throws when the connection breaks.
        if (!(error instanceof TypeError)) throw error;
        broken += 1;
      }
    }
  }
  const allSent = Promise.all(
    clients.map(async (enquiries) => {
      for (const enquiry of enquiries) await sendForSure(enquiry);
    }),
  );

  await crash.promise;
  await server.kill();
  const restarted = await own.start(SETTINGS);
  const stored = await storedNames(restarted);
  expect(stored).toEqual(expect.arrayContaining(namesOf(answered)));
  expect(new Set(stored).size).toBe(stored.length);

  restart.resolve(restarted);
  await allSent;
  expect(broken).toBeGreaterThan(0);
  expect(await storedNames(restarted)).toEqual(namesOf(clients.flat()));
});

test("two servers that start at the same moment on one new folder share one site", async ({ own }) => {
  const settings = { SEED_DEMO: "on" };
  const servers = await Promise.all([own.start(settings), own.start(settings)]);
  const printed = servers.map(({ output }) => /password\s+(\S+)\s+\(shown only now\)/.exec(output)?.[1]);
  const [password = "", ...others] = printed.filter((found) => found !== undefined);
  expect(others).toEqual([]);

  const [users, demo, different, pictures] = withDatabase(own.dataDir, (db) =>
    [
      "select count(*) from users",
      "select count(*) from messages",
      "select count(distinct name) from messages",
      "select count(*) from gallery_items",
    ].map((sql) => db.prepare(sql).pluck().get()),
  );
  expect(users).toBe(1);
  expect(demo).toBeGreaterThan(0);
  expect(different).toBe(demo);
  expect(pictures).toBe(16);

  // What one of them signed, the other accepts: they have one secret.
  for (const [one, other] of [servers, [...servers].reverse()] as [OwnServer, OwnServer][]) {
    const { token } = await signIn(await one.newDevice(), { email: "owner@goldenhour.example", password });
    expect((await (await other.newDevice(bearer(token))).get("/api/admin/me")).status()).toBe(200);
  }
});
