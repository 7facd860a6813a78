import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { listItems } from "../factories/gallery-items";
import { drawPicture } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { BusyClients } from "../proof/busy-clients";
import { differences, messagesIn, NO_DIFFERENCES } from "../proof/differences";
import { figure } from "../proof/figures";
import { seed, size } from "../proof/size";
import { beginScript, inPairs, runScript } from "../servers/scripts";
import type { OwnServer } from "../servers/server-process";
import { signIn } from "../servers/sign-in";
import { SAME_ADMIN, site, UNLIMITED } from "../servers/site";
import { storedFiles } from "../servers/stored-files";

const SETTINGS = { ...SAME_ADMIN, ...UNLIMITED };

/** When each kill comes: after how many uploads of its round were answered, and how much later in milliseconds. */
const moments = fc.sample(fc.record({ uploads: fc.integer({ min: 4, max: 6 }), delayMs: fc.nat(300) }), {
  seed,
  numRuns: size.kills,
});

/** What becomes of the backup that is made meanwhile, by turns. */
const BACKUPS = ["killed", "finished", "none"] as const;

const tokenOf = async (server: OwnServer) => (await signIn(await server.newDevice(), site.admin)).token;

/** Waits for a condition that other processes bring about. */
const until = (condition: () => boolean) =>
  expect.poll(condition, { intervals: [5], timeout: 30_000 }).toBe(true);

test(`${size.kills} kills amid enquiries, uploads, edits and backups lose, double and orphan nothing`, {
  tag: "@proof",
}, async ({ own }) => {
  test.slow();
  const clients = new BusyClients(await drawPicture(500, 360).jpeg().toBuffer());
  const folder = join(own.dataDir, "backups");
  const names = () => (existsSync(folder) ? readdirSync(folder) : []);
  const backups: Promise<{ code: number | null }>[] = [];
  const expectWhole = async (server: OwnServer) => {
    const { messages, integrity } = messagesIn(own.dataDir);
    const gallery = await listItems(await server.newDevice());
    expect(differences(clients, messages, gallery, await storedFiles(server))).toEqual(NO_DIFFERENCES);
    expect(integrity).toBe("ok");
  };

  let server = await own.start(SETTINGS);
  for (const [index, { uploads, delayMs }] of moments.entries()) {
    const goal = clients.confirmed.uploads + uploads;
    const working = clients.work(server.url, await tokenOf(server));
    const fate = BACKUPS[index % BACKUPS.length];
    const backup = fate === "none" ? undefined : beginScript("backup", [], { DATA_DIR: own.dataDir });
    await until(() => clients.confirmed.uploads >= goal);
    if (fate === "killed") await until(() => names().some((name) => name.startsWith(".work-")));
    await setTimeout(delayMs);
    if (fate === "killed") backup?.kill();
    await server.kill();
    await working;
    if (backup && fate === "finished") backups.push(backup.finished);
    server = await own.start(SETTINGS);
    await expectWhole(server);
  }
  for (const { code } of await Promise.all(backups)) expect(code).toBe(0);

  await clients.finish(server.url, await tokenOf(server));
  await expectWhole(server);
  expect(clients.enquiries.filter(({ id }) => !id)).toEqual([]);
  expect(clients.refused).toEqual([]);
  expect(clients.confirmed.uploads).toBeGreaterThanOrEqual(4 * size.kills);

  expect(await runScript("backup", [], { DATA_DIR: own.dataDir })).toMatchObject({ code: 0 });
  // Without --yes, a restore only reads the backup.
  const read = (name: string) => runScript("restore", [join(folder, name)], { DATA_DIR: own.dataDir });
  for (const { output, errors } of await Promise.all(names().map((name) => inPairs(() => read(name)))))
    expect(output, errors).toContain("It is whole.");
  figure("kills", size.kills);
  for (const [what, count] of Object.entries(clients.confirmed)) figure(`${what} confirmed`, count);
  figure("backups that exist and are whole", names().length);
  figure("lost, doubled, orphans", "0, 0, 0");
});
