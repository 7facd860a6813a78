import { randomUUID } from "node:crypto";
import { expect } from "../fixtures";
import { beginScript } from "../servers/scripts";
import { SAME_ADMIN } from "../servers/site";
import { withServers as test } from "../with-servers";

/** Who waits for a lock on a table, and not for the lock of writes. */
const WAITING_FOR_TABLE = "select pid from pg_locks where locktype = 'relation' and not granted";

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
