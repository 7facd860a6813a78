import { newEnquiry } from "../factories/enquiries";
import { expect } from "../fixtures";
import { figure } from "../proof/figures";
import { size } from "../proof/size";
import { beforeInbox } from "../servers/before-inbox";
import { SAME_ADMIN } from "../servers/site";
import { withServers } from "../with-servers";

const SECRET = { NEXTAUTH_SECRET: "the same secret of all instances, 32 characters or more" };

/** Takes a database back to the schema before migration 10. */
const BEFORE_LAST_MIGRATIONS = `
  ${beforeInbox("golden_hour.")};
  drop index golden_hour.gallery_items_by_type;
  drop table golden_hour.sounds;
  drop table golden_hour.leases;
  drop table golden_hour.revisions;
  drop table golden_hour.backup_failures;
  delete from golden_hour.kysely_migration where name >= '010';
`;

const test = withServers.extend<{ query: (statement: string) => Promise<unknown[]> }>({
  query: async ({ databases, databaseUrl }, use) =>
    use((statement) => databases.query(new URL(databaseUrl).pathname.slice(1), statement)),
});

test("an instance that meets a newer schema says so and ends, and those that run go on", async ({
  own,
  databaseUrl: DATABASE_URL,
  query,
}) => {
  const settings = { ...SAME_ADMIN, ...SECRET, DATABASE_URL };
  const running = await own.start(settings);
  await query(
    "insert into golden_hour.kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')",
  );
  await query("alter table golden_hour.messages add column later text");
  const late = await own.launch(settings);
  expect(await late.gone).toBe(1);
  expect(late.errors.trim()).toMatch(
    /^This database belongs to a newer version of the site \(it has "999-later"\)\. Start that version, .+\.$/,
  );
  const visitor = await running.newDevice();
  expect((await visitor.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
});

test("a migration that fails on PostgreSQL is named, and changes nothing", async ({
  own,
  databaseUrl: DATABASE_URL,
  query,
}) => {
  const settings = { ...SAME_ADMIN, ...SECRET, DATABASE_URL };
  await (await own.start(settings)).stop();
  // As if the last migrations had not run yet, and something stood in the way of the second.
  await query(BEFORE_LAST_MIGRATIONS);
  await query("create table golden_hour.gallery_items_by_type (a text)");
  const server = await own.launch(settings);
  expect(await server.gone).toBe(1);
  expect(server.errors.trim()).toMatch(
    /^The database could not be brought up to this version \(011-list-indexes: .*gallery_items_by_type.* already exists\), and was not changed\. Go back .+\.$/,
  );
  const there = "select 1 from pg_tables where schemaname = 'golden_hour' and tablename = 'revisions'";
  expect(await query(there)).toEqual([]);
});

test(`of two instances that start at once on an old schema, one makes a backup and migrates, ${size.upgradesAtOnce} times over`, {
  tag: "@proof",
}, async ({ own, databaseUrl: DATABASE_URL, query }) => {
  test.slow();
  const settings = { ...SAME_ADMIN, ...SECRET, DATABASE_URL, LOG_LEVEL: "info" };
  await (await own.start(settings)).stop();
  for (let round = 0; round < size.upgradesAtOnce; round += 1) {
    await query(BEFORE_LAST_MIGRATIONS);
    const servers = await Promise.all([own.start(settings), own.start(settings)]);
    const made = servers
      .flatMap(({ output }) => output.split("\n"))
      .filter((line) => line.includes('"a backup was made"'));
    expect(made).toHaveLength(1);
    for (const server of servers) {
      const visitor = await server.newDevice();
      expect((await visitor.post("/api/contact", { data: newEnquiry() })).status()).toBe(201);
    }
    await Promise.all(servers.map((server) => server.stop()));
  }
  figure("upgrades by two instances at once", size.upgradesAtOnce);
});
