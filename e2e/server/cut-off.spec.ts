import { randomUUID } from "node:crypto";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { expect } from "../fixtures";
import { timed } from "../proof/figures";
import { openBreakableNetwork } from "../servers/breakable-network";
import { errorOf } from "../servers/responses";
import { beginScript } from "../servers/scripts";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";
import { withServers as test } from "../with-servers";

/** Who waits for a lock on a table, and not for the lock of writes. */
const WAITING_FOR_TABLE = "select pid from pg_locks where locktype = 'relation' and not granted";

/** Until a visitor of an instance that is cut off is told, at the latest. */
const TOLD_MS = 16_000;

test("an instance that is cut off amid a write says so, the other one goes on, and both work again afterwards", async ({
  own,
  databases,
  databaseUrl,
}) => {
  // What is waited for takes 20 s.
  test.slow();
  const database = new URL(databaseUrl).pathname.slice(1);
  const network = await openBreakableNetwork(databaseUrl);
  try {
    const settings = { ...SAME_ADMIN, ...UNLIMITED };
    const there = await own.start({ ...settings, DATABASE_URL: databaseUrl });
    const cutOff = await own.start({ ...settings, DATABASE_URL: network.url });
    const [here, away] = [await there.newDevice(), await cutOff.newDevice()];
    const post = (device: typeof here, data = newEnquiry()) =>
      timed(() =>
        device.post("/api/contact", { data, headers: { "idempotency-key": data.email }, timeout: 30_000 }),
      );

    await away.get("/gallery");
    const other = await databases.connect(database);
    await other.query("begin; lock table golden_hour.notifications in access exclusive mode");
    const enquiries = [1, 2, 3].map(() => newEnquiry({ subject: "Cut off" }));
    const first = post(away, enquiries[0]);
    await expect.poll(() => databases.query(database, WAITING_FOR_TABLE)).toHaveLength(1);
    const queued = enquiries.slice(1).map((enquiry) => post(away, enquiry));
    network.break();
    // The server finishes the statement, and waits with the lock of writes for what the instance says next.
    await other.query("rollback");
    await other.end();
    const [stored] = await post(here);
    expect(stored.status()).toBe(201);

    const [health, page, ...refused] = await Promise.all([
      timed(() => away.get("/api/health")),
      timed(() => away.get("/gallery")),
      first,
      ...queued,
      post(away),
    ]);
    expect(page[0].status()).toBe(200);
    for (const [response, ms] of [health, ...refused]) {
      await errorOf(response, 503);
      expect(ms).toBeLessThan(TOLD_MS);
    }
    for (const [response] of refused) {
      expect((await errorOf(response, 503)).message).toMatch(/can't be reached|is busy right now/);
      expect(response.headers()["retry-after"]).toBe("60");
    }

    network.mend();
    for (const enquiry of enquiries)
      await expect(async () => {
        const [response] = await post(away, enquiry);
        expect(response.status()).toBe(201);
      }).toPass();
    const found = await findMessages(await adminOf(there), { q: "Cut off" });
    expect(found.map(({ name }) => name).sort()).toEqual(enquiries.map(({ name }) => name).sort());
  } finally {
    network.close();
  }
});

test("a script whose connection is lost amid its work ends with a sentence", async ({ own, postgres }) => {
  const DATABASE_URL = await postgres.newDatabase("site");
  const settings = { ...SAME_ADMIN, DATABASE_URL, DATA_DIR: own.dataDir };
  const server = await own.start(settings);
  expect(await server.stop()).toBe(0);
  const other = await postgres.connect("site");
  other.on("error", () => {});
  await other.query("begin; lock table golden_hour.users in access exclusive mode");
  const script = beginScript("backup", [`${own.dataDir}/backup-${randomUUID()}.tar`], settings);
  await expect.poll(() => postgres.query("site", WAITING_FOR_TABLE), { timeout: 20_000 }).toHaveLength(1);
  await postgres.kill();
  const { code, errors } = await script.finished;
  expect({ code, errors }).toEqual({
    code: 1,
    errors: expect.stringMatching(/^The database server \S+ \(database site\) does not answer \([^\n]+\n$/),
  });
});
