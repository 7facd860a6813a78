import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newEnquiry, sendEnquiry } from "../factories/enquiries";
import { addItem, listItems } from "../factories/gallery-items";
import { newPicture, video } from "../factories/media-files";
import { addSound } from "../factories/sounds";
import { expect } from "../fixtures";
import { withDatabase } from "../servers/database";
import { runScript } from "../servers/scripts";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";
import { withServers as test } from "../with-servers";

const TABLES = ["users", "messages", "gallery_items", "sounds", "notifications", "sign_ins"];

/** The rows in a data folder, table by table. */
const rowsIn = (dataDir: string) =>
  withDatabase(dataDir, (db) =>
    TABLES.map((table) => db.prepare(`select * from ${table} order by id`).all()),
  );

/** The names of the media files in a data folder, with the digest of each. */
const filesIn = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(dataDir, "uploads"), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(dataDir, "uploads", name)))
          .digest("hex"),
      ]),
  );

test("a backup moves a site from SQLite and a folder to PostgreSQL and a bucket, and back, with the same rows and files", async ({
  own,
  databases,
  databaseUrl: DATABASE_URL,
  store,
}) => {
  test.slow();
  const [first, scratch, back] = ["first", "scratch", "back"].map((name) => join(own.dataDir, name)) as [
    string,
    string,
    string,
  ];
  const there = { DATA_DIR: scratch, DATABASE_URL, ...store.settings };
  const query = (statement: string) => databases.query(new URL(DATABASE_URL).pathname.slice(1), statement);
  const server = await own.start({ ...SAME_ADMIN, DATA_DIR: first });
  const admin = await adminOf(server);
  await addItem(admin, { title: "Moved", media: await newPicture({ width: 1300, height: 800 }) });
  await addItem(admin, video);
  await addSound(admin, { title: "Moved as well" });
  await sendEnquiry(await server.newDevice(), newEnquiry({ message: 'ünï "quoted"' }));
  await server.stop();
  const file = join(own.dataDir, "moved.tar");
  const again = join(own.dataDir, "again.tar");
  for (const [script, archive, settings] of [
    ["backup", file, { DATA_DIR: first }],
    ["restore", file, there],
    ["backup", again, there],
    ["restore", again, { DATA_DIR: back }],
  ] as const)
    expect(await runScript(script, [archive], settings), script).toMatchObject({ code: 0, errors: "" });
  expect(rowsIn(back)).toEqual(rowsIn(first));
  expect(filesIn(back)).toEqual(filesIn(first));
  expect(await store.names("uploads/")).toEqual(Object.keys(filesIn(first)).sort());
  expect(Object.keys(filesIn(first)).length).toBeGreaterThan(10);
  expect(existsSync(join(scratch, "uploads"))).toBe(false);

  const moved = await own.start({ ...SAME_ADMIN, ...there });
  await sendEnquiry(await moved.newDevice());
  const numbers = await query("select number from golden_hour.messages");
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
  for (const statement of [
    "select 1 from pg_indexes where schemaname = 'golden_hour' and indexname = 'messages_search'",
    "select 1 from pg_stats where schemaname = 'golden_hour' and tablename = 'messages' and attname = 'read'",
  ])
    expect(await query(statement)).toHaveLength(1);
  expect((await listItems(await moved.newDevice())).map(({ title }) => title)).toContain("Moved");
  const running = await runScript("restore", [file, "--yes"], there);
  expect(running).toMatchObject({ code: 1, errors: expect.stringContaining("The site is running.") });
  await moved.stop();
  const asked = await runScript("restore", [file], there);
  expect(asked.errors).toMatch(
    /^The tables of the database server 127\.0\.0\.1:\d+ \(database \w+\) would be replaced/,
  );
  const replaced = await runScript("restore", [file, "--yes"], there);
  expect(replaced).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /Restored into the database server \S+ \(database \w+\) and the bucket media\. What was there is in the schema replaced_\d+ of the database/,
    ),
  });
  expect(await query("select 1 from golden_hour.users")).toHaveLength(1);
});
