import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { sendEnquiry } from "../factories/enquiries";
import { expect } from "../fixtures";
import { figure } from "../proof/figures";
import { seed, size } from "../proof/size";
import { withTables } from "../servers/database";
import type { MailServer } from "../servers/mail-server";
import type { OwnServers } from "../servers/own-servers";
import type { OwnServer, Settings } from "../servers/server-process";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { withServers as test } from "../with-servers";

const OWNER = { ADMIN_EMAIL: "owner@golden-hour.test" };

/** How many enquiries come before each kill. */
const ENQUIRIES = 4;

/** When each kill comes: after how many mails of its round were accepted, and how much later in milliseconds. */
const moments = fc.sample(fc.record({ mails: fc.integer({ min: 0, max: 3 }), delayMs: fc.nat(80) }), {
  seed,
  numRuns: size.mailKills,
});

/** The Message-IDs of the mails in a state. */
const mailsIn = (server: OwnServer, state?: "sent" | "sending") =>
  withTables(server, async (db) => {
    const rows = await db
      .selectFrom("outbox")
      .select("header_id")
      .$if(state !== undefined, (all) => all.where("state", "=", state as "sent"))
      .execute();
    return rows.map(({ header_id }) => header_id);
  });

async function killAmidSending(own: OwnServers, mailServer: MailServer, more: Settings): Promise<void> {
  const settings = { ...SAME_ADMIN, ...UNLIMITED, ...OWNER, ...mailServer.settings, ...more };
  // Long enough for the kills to come between any two steps.
  mailServer.delayMs = 15;
  /** How often each mail was being sent when the server was killed. */
  const cut = new Map<string, number>();
  let server = await own.start(settings);
  for (const { mails, delayMs } of moments) {
    const goal = mailServer.accepted.length + mails;
    const visitor = await server.newDevice();
    for (let index = 0; index < ENQUIRIES; index += 1) await sendEnquiry(visitor);
    await expect.poll(() => mailServer.accepted.length, { intervals: [5] }).toBeGreaterThanOrEqual(goal);
    await setTimeout(delayMs);
    await server.kill();
    for (const id of await mailsIn(server, "sending")) cut.set(id, (cut.get(id) ?? 0) + 1);
    server = await own.start(settings);
  }
  const queued = await mailsIn(server);
  expect(queued).toHaveLength(ENQUIRIES * size.mailKills);
  await expect.poll(() => mailsIn(server, "sent"), { timeout: 30_000 }).toHaveLength(queued.length);

  const timesOf = (id: string) => mailServer.accepted.filter((mail) => mail.id === id).length;
  expect(queued.filter((id) => timesOf(id) === 0)).toEqual([]);
  // The mail server had taken it, and the site was killed before it could write that down.
  expect(queued.filter((id) => timesOf(id) > 1 + (cut.get(id) ?? 0))).toEqual([]);
  figure("kills while mail was sent", size.mailKills);
  figure("mails, all arrived", queued.length);
  figure("being sent when the site was killed", cut.size);
  figure("arrived twice, accepted right before a kill", queued.filter((id) => timesOf(id) > 1).length);
}

const TITLE = `${size.mailKills} kills while mail is sent lose none, and double only what was accepted right before`;

test(`${TITLE}, on SQLite`, { tag: "@proof" }, async ({ own, mailServer }) => {
  test.slow();
  await killAmidSending(own, mailServer, {});
});

test(`${TITLE}, on PostgreSQL`, { tag: "@proof" }, async ({ own, mailServer, databaseUrl }) => {
  test.slow();
  await killAmidSending(own, mailServer, { DATABASE_URL: databaseUrl });
});

test("of two instances, one sends each mail", async ({ own, mailServer, databaseUrl: DATABASE_URL }) => {
  const settings = { ...SAME_ADMIN, ...UNLIMITED, ...OWNER, ...mailServer.settings, DATABASE_URL };
  const servers = await Promise.all([own.start(settings), own.start(settings)]);
  const visitors = await Promise.all(servers.map((server) => server.newDevice()));
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].flatMap(() => visitors.map((visitor) => sendEnquiry(visitor))));
  await expect.poll(() => mailServer.accepted.length, { timeout: 15_000 }).toBe(16);
  const [server] = servers;
  await expect.poll(async () => server && (await mailsIn(server, "sent")).length).toBe(16);
  expect(new Set(mailServer.accepted.map(({ id }) => id)).size).toBe(16);
});
