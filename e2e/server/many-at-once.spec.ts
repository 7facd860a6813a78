import { randomUUID } from "node:crypto";
import { demoEnquiries } from "@/lib/content/demo-enquiries";
import { demoItems } from "@/lib/content/demo-gallery";
import type { Enquiry } from "@/lib/contract/messages";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServer } from "../servers/server-process";
import { adminOf, bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

const CLIENTS = 10;
const ENQUIRIES_EACH = 5;
const SETTINGS = { ...SAME_ADMIN, ENQUIRIES_PER_HOUR: "1000" };

/** The enquiries that each client sends in sequence. */
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
  return namesOf(await findMessages(await adminOf(server), {}));
}

test("fifty enquiries from ten clients at once are each stored once", async ({ emptySite: server }) => {
  const clients = makeClients();
  const statuses = await Promise.all(
    clients.map(async (enquiries) => {
      const confirmed: number[] = [];
      for (const enquiry of enquiries) confirmed.push(await send(server, enquiry, randomUUID()));
      return confirmed;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201]));
  expect(await storedNames(server)).toEqual(namesOf(clients.flat()));
});

test("a crash during fifty enquiries loses none that got a response, and retries store none twice", async ({
  own,
}) => {
  const server = await own.start(SETTINGS);
  const clients = makeClients();
  const confirmed: Enquiry[] = [];
  let broken = 0;
  const crash = Promise.withResolvers<void>();
  const restart = Promise.withResolvers<OwnServer>();

  /** Retries one enquiry until it gets a response. */
  async function sendForSure(enquiry: Enquiry) {
    const key = randomUUID();
    for (let to = server; ; to = await restart.promise) {
      try {
        expect(await send(to, enquiry, key)).toBe(201);
        confirmed.push(enquiry);
        if (confirmed.length === (CLIENTS * ENQUIRIES_EACH) / 2) crash.resolve();
        return;
      } catch (error) {
        // fetch throws this when the connection breaks.
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
  expect(stored).toEqual(expect.arrayContaining(namesOf(confirmed)));
  expect(new Set(stored).size).toBe(stored.length);

  restart.resolve(restarted);
  await allSent;
  expect(broken).toBeGreaterThan(0);
  expect(await storedNames(restarted)).toEqual(namesOf(clients.flat()));
});

test("two servers started at the same time on the same new folder share one site", async ({ own }) => {
  const settings = { SEED_DEMO: "on" };
  const servers = await Promise.all([own.start(settings), own.start(settings)]);
  const printed = servers.map(
    ({ output }) => /password\s+(\S+)\s+\(it will not be shown again\)/.exec(output)?.[1],
  );
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
  expect(demo).toBe(demoEnquiries.length);
  expect(different).toBe(demo);
  expect(pictures).toBe(demoItems.length);

  // Each accepts the other's tokens, since they share one secret.
  for (const [one, other] of [servers, [...servers].reverse()] as [OwnServer, OwnServer][]) {
    const { token } = await signIn(await one.newDevice(), { email: "owner@goldenhour.example", password });
    expect((await (await other.newDevice(bearer(token))).get("/api/admin/me")).status()).toBe(200);
  }
});
