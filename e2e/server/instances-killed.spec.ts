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
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { storedFiles } from "../servers/stored-files";
import { withServers as test } from "../with-servers";

/** Which instance is killed, and when: after how many uploads of its round, and how much later in milliseconds. */
const moments = fc.sample(
  fc.record({ victim: fc.nat(1), uploads: fc.integer({ min: 3, max: 5 }), delayMs: fc.nat(300) }),
  { seed, numRuns: size.instanceKills },
);

const DAY_MS = 24 * 60 * 60 * 1000;

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

test(`behind a balancer, ${size.instanceKills} kills of one of two instances lose and double nothing, and cost only the requests that they cut`, {
  tag: "@proof",
}, async ({ own, devices, databaseUrl: DATABASE_URL, databases, store }) => {
  test.slow();
  const settings = {
    ...SAME_ADMIN,
    ...UNLIMITED,
    DATABASE_URL,
    ...store.settings,
    TRUST_PROXY: "on",
    NEXTAUTH_SECRET: "the same secret of all instances, 32 characters or more",
  };
  const ports = [await own.freePort(), await own.freePort()];
  // Nothing is shared but the database and the object store.
  const start = (index: number) =>
    own.start({ ...settings, DATA_DIR: `${own.dataDir}-${index}`, PORT: ports[index] ?? "" });
  const servers = await Promise.all([start(0), start(1)]);
  const balancer = new Balancer(servers.map(({ url }) => url));
  const url = await balancer.open(await own.freePort());
  try {
    const { token } = await signIn(await devices(url, {}));
    const clients = new BusyClients(await drawPicture(500, 360).jpeg().toBuffer());
    let isOver = false;
    const times: number[] = [];
    const wrong: string[] = [];
    let cutReads = 0;
    const read = async () => {
      for (let index = 0; !isOver; index += 1) {
        const path = READ[index % READ.length] ?? "/";
        const answer = timed(async () => {
          const response = await fetch(url + path, { headers: bearer(token) });
          await response.bytes();
          return response.status;
        });
        // A page that had begun to arrive when its instance was killed.
        const [status, ms] = await answer.catch(() => []);
        if (status === undefined) cutReads += 1;
        else times.push(ms);
        if (status !== undefined && status !== 200) wrong.push(`${path}: ${status}`);
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
    expect(clients.unanswered + cutReads).toBe(balancer.counts.brokenOff);
    const messages = await databases.query<MessageRow>(
      new URL(DATABASE_URL).pathname.slice(1),
      MESSAGES.replace("messages", "golden_hour.messages"),
    );
    // What the kills left in the store is swept by the first start a day later.
    const manifests = await store.names("work/");
    for (const name of manifests) store.age(`work/${name}`, new Date(Date.now() - 2 * DAY_MS));
    await Promise.all(servers.map((server) => server.stop()));
    const server = await start(0);
    await expect.poll(() => store.names("work/")).toEqual([]);
    const gallery = await listItems(await server.newDevice());
    expect(differences(clients, messages, gallery, await storedFiles(server))).toEqual(NO_DIFFERENCES);
    figure("manifests of cut uploads that were swept", manifests.length);
    figure("kills of one of two instances", moments.length);
    for (const [what, count] of Object.entries(clients.confirmed)) figure(`${what} confirmed`, count);
    figure("pages, lists and searches meanwhile", inWords(times));
    figure("requests that the other instance answered", balancer.counts.repeated);
    figure("uploads and edits that a kill cut", clients.unanswered);
    figure("pages and lists that a kill cut after they had begun", cutReads);
    figure("lost, doubled, orphans, errors that a visitor saw otherwise", "0, 0, 0, 0");
  } finally {
    balancer.close();
  }
});
