import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { listItems } from "../factories/gallery-items";
import { drawPicture } from "../factories/media-files";
import { expect } from "../fixtures";
import { BusyClients } from "../proof/busy-clients";
import { differences, MESSAGES, type MessageRow, NO_DIFFERENCES } from "../proof/differences";
import { figure, inWords, timed } from "../proof/figures";
import { seed, size } from "../proof/size";
import { Balancer } from "../servers/balancer";
import { adminOf, bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { withPostgres as test } from "../with-postgres";

/** Which instance is killed, and when: after how many uploads of its round, and how much later in milliseconds. */
const moments = fc.sample(
  fc.record({ victim: fc.nat(1), uploads: fc.integer({ min: 3, max: 5 }), delayMs: fc.nat(300) }),
  { seed, numRuns: size.instanceKills },
);

const READ = [
  "/",
  "/gallery",
  "/services",
  "/contact",
  "/api/gallery",
  "/api/contact/admin/messages?limit=50",
  "/api/contact/admin/messages?q=ada%20trumpet",
  "/api/admin/dashboard/stats",
];

test(`behind a balancer, ${size.instanceKills} kills of one of two instances lose and double nothing, and no reader sees an error`, {
  tag: "@proof",
}, async ({ own, devices, databaseUrl: DATABASE_URL, postgres }) => {
  test.slow();
  const settings = {
    ...SAME_ADMIN,
    ...UNLIMITED,
    DATABASE_URL,
    TRUST_PROXY: "on",
    NEXTAUTH_SECRET: "the same secret of all instances, 32 characters or more",
  };
  const ports = [await own.freePort(), await own.freePort()];
  const start = (index: number) => own.start({ ...settings, PORT: ports[index] ?? "" });
  const servers = await Promise.all([start(0), start(1)]);
  const balancer = new Balancer(servers.map(({ url }) => url));
  const url = await balancer.open(await own.freePort());
  try {
    const { token } = await signIn(await devices(url, {}));
    const clients = new BusyClients(await drawPicture(500, 360).jpeg().toBuffer());
    let isOver = false;
    const times: number[] = [];
    const wrong: string[] = [];
    const read = async () => {
      for (let index = 0; !isOver; index += 1) {
        const path = READ[index % READ.length] ?? "/";
        const [status, ms] = await timed(async () => {
          const response = await fetch(url + path, { headers: bearer(token) });
          await response.bytes();
          return response.status;
        }).catch((error: Error) => [error.message, Number.NaN] as const);
        times.push(ms);
        if (status !== 200) wrong.push(`${path}: ${status}`);
      }
    };
    const working = Promise.all([clients.work(url, token, () => isOver), read(), read()]);
    for (const { victim, uploads, delayMs } of moments) {
      const goal = clients.confirmed.uploads + uploads;
      await expect
        .poll(() => clients.confirmed.uploads, { intervals: [5], timeout: 60_000 })
        .toBeGreaterThanOrEqual(goal);
      await setTimeout(delayMs);
      await servers[victim]?.kill();
      servers[victim] = await start(victim);
    }
    isOver = true;
    await working;
    await clients.finish(url, token);

    expect(clients.enquiries.filter(({ id }) => !id)).toEqual([]);
    expect(clients.refused).toEqual([]);
    expect(wrong).toEqual([]);
    expect(clients.unanswered).toBe(balancer.counts.brokenOff);
    const messages = await postgres.query<MessageRow>(
      new URL(DATABASE_URL).pathname.slice(1),
      MESSAGES.replace("messages", "golden_hour.messages"),
    );
    for (const server of servers) {
      const gallery = await listItems(await adminOf(server));
      expect(differences(clients, messages, gallery, server.uploads)).toEqual(NO_DIFFERENCES);
    }
    figure("kills of one of two instances", moments.length);
    for (const [what, count] of Object.entries(clients.confirmed)) figure(`${what} confirmed`, count);
    figure("pages, lists and searches meanwhile", inWords(times));
    figure("requests that the other instance answered", balancer.counts.repeated);
    figure("uploads and edits that a kill cut", balancer.counts.brokenOff);
    figure("lost, doubled, orphans, errors that a visitor saw", "0, 0, 0, 0");
  } finally {
    balancer.close();
  }
});
