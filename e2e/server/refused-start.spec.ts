import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServer, Settings } from "../servers/server-process";
import { SAME_ADMIN } from "../servers/site";

/** Checks that a server refused to start with a one-line message. @returns the message. */
async function sentenceOf(server: OwnServer): Promise<string> {
  const code = await server.gone;
  expect(server.output).not.toContain("is open");
  expect(server.output + server.errors).not.toMatch(/\n\s+at |Error:|node:internal/);
  expect(code).toBe(1);
  const sentence = server.errors.trim();
  expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
  return sentence;
}

test("the message names a port that is in use, and nothing is written", async ({ own }) => {
  const PORT = await own.freePort();
  const other = createServer();
  await new Promise<void>((listening) => {
    other.listen(Number(PORT), "127.0.0.1", listening);
  });
  try {
    const sentence = await sentenceOf(await own.launch({ PORT }));
    expect(sentence).toContain(`127.0.0.1:${PORT} is in use by another program`);
    expect(existsSync(own.dataDir)).toBe(false);
  } finally {
    other.close();
  }
});

test("the message names a port that browsers refuse, and nothing is written", async ({ own }) => {
  const sentence = await sentenceOf(await own.launch({ PORT: "6000" }));
  expect(sentence).toContain("Browsers refuse to open port 6000");
  expect(existsSync(own.dataDir)).toBe(false);
});

test("the message names a host that is not an address of this machine", async ({ own }) => {
  expect(await sentenceOf(await own.launch({ HOST: "192.0.2.1" }))).toContain("192.0.2.1");
});

test("the message names a data folder inside a file", async ({ own }) => {
  writeFileSync(own.dataDir, "This is a file.");
  const DATA_DIR = join(own.dataDir, "below");
  const sentence = await sentenceOf(await own.launch({ DATA_DIR }));
  expect(sentence).toContain(`${DATA_DIR} is not a folder`);
  expect(sentence).toContain("DATA_DIR");
});

test("the message names a data folder that is a file", async ({ own }) => {
  writeFileSync(own.dataDir, "This is a file.");
  expect(await sentenceOf(await own.launch())).toContain(`${own.dataDir} is not a folder`);
});

test("the message names a file that is not a database, which is left unchanged", async ({ own }) => {
  mkdirSync(own.dataDir);
  writeFileSync(join(own.dataDir, "site.db"), "These are somebody's notes. ".repeat(500));
  const sentence = await sentenceOf(await own.launch());
  expect(sentence).toContain(`${own.dataDir} contains a site.db that is not a database`);
});

test("the message names a database that is a folder", async ({ own }) => {
  mkdirSync(join(own.dataDir, "site.db"), { recursive: true });
  expect(await sentenceOf(await own.launch())).toContain(
    `${own.dataDir} contains a database that can't be opened`,
  );
});

test("the message names a damaged secret and how to fix it", async ({ own }) => {
  await (await own.start(SAME_ADMIN)).stop();
  writeFileSync(join(own.dataDir, "secret"), "short");
  const sentence = await sentenceOf(await own.launch(SAME_ADMIN));
  expect(sentence).toContain(join(own.dataDir, "secret"));
  expect(sentence).toContain("Delete the file");
});

test("the message names uploads and a secret without a database, and NEW_SITE begins anew", async ({
  own,
}) => {
  const server = await own.start(SAME_ADMIN);
  await server.stop();
  writeFileSync(join(own.dataDir, "uploads", "a.jpg"), "a picture");
  for (const leave of [
    () => rmSync(join(own.dataDir, "site.db")),
    () => writeFileSync(join(own.dataDir, "site.db"), ""),
  ]) {
    leave();
    const sentence = await sentenceOf(await own.launch(SAME_ADMIN));
    expect(sentence).toContain(`${own.dataDir} has uploads and a secret, but no database`);
    expect(sentence).toContain("NEW_SITE=on");
  }
  await own.start({ ...SAME_ADMIN, NEW_SITE: "on" });
});

test("the message says that a database belongs to a newer version, and it is not changed", async ({
  own,
}) => {
  await (await own.start(SAME_ADMIN)).stop();
  withDatabase(own.dataDir, (db) =>
    db.exec(
      "insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')",
    ),
  );
  const sentence = await sentenceOf(await own.launch(SAME_ADMIN));
  expect(sentence).toContain('belongs to a newer version of the site (it has "999-later")');
});

test("the message names a migration that fails, and the site before it still starts", async ({ own }) => {
  await (await own.start(SAME_ADMIN)).stop();
  withDatabase(own.dataDir, (db) =>
    // As if the last migration had not run yet, and something stood in its way.
    db.exec("delete from kysely_migration where name >= '014'"),
  );
  const sentence = await sentenceOf(await own.launch(SAME_ADMIN));
  expect(sentence).toContain("could not be brought up to this version (014-inbox: ");
  withDatabase(own.dataDir, (db) =>
    db.exec(`
      insert into kysely_migration (name, timestamp)
        values ('014-inbox', '2030-01-01T00:00:00.000Z'), ('015-sign-in-links', '2030-01-01T00:00:00.001Z'),
          ('016-outbox', '2030-01-01T00:00:00.002Z'), ('017-notes', '2030-01-01T00:00:00.0025Z'),
          ('018-push', '2030-01-01T00:00:00.003Z'),
          ('019-enquiry-pages', '2030-01-01T00:00:00.004Z'),
          ('020-bulk-and-erasures', '2030-01-01T00:00:00.005Z'),
          ('021-replies', '2030-01-01T00:00:00.006Z'),
          ('022-out-of-office', '2030-01-01T00:00:00.007Z'),
          ('023-changes-by-time', '2030-01-01T00:00:00.008Z'),
          ('024-time-of-day', '2030-01-01T00:00:00.009Z')
    `),
  );
  await own.start(SAME_ADMIN);
});

test("the message names a data folder that the system refuses", async ({ own }) => {
  expect(await sentenceOf(await own.launch({ DATA_DIR: "/proc/golden-hour" }))).toContain("can't be created");
});

test("a setting that looks misspelled is named, and the site starts", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, FORMSPREE_FORMID: "abc" } as Settings);
  await server.stop();
  expect(server.errors).toContain("There is no setting FORMSPREE_FORMID. Did you mean FORMSPREE_FORM_ID?");
});

test("the message says that the disk is full, and once there is space the same folder starts", async ({
  own,
}) => {
  // Enough for SQLite's first file, but not for the tables.
  const fileSizeLimit = 40 * 1024;
  const sentence = await sentenceOf(await own.launch({ ADMIN_PASSWORD: "long enough" }, { fileSizeLimit }));
  expect(sentence).toContain(`${own.dataDir} is on a`);
  expect(sentence).toContain("full");
  await own.start();
});

test("the first admin gets no common password", async ({ own }) => {
  const sentence = await sentenceOf(await own.launch({ ...SAME_ADMIN, ADMIN_PASSWORD: "letmein" }));
  expect(sentence).toContain("ADMIN_PASSWORD is on the lists of common passwords");
  expect(sentence).not.toContain("letmein");
  await own.start(SAME_ADMIN);
});

test("the message says that a new site has no space", async ({ own, smallDisk }) => {
  smallDisk.fill();
  const sentence = await sentenceOf(await own.launch({ DATA_DIR: smallDisk.dataDir }));
  expect(sentence).toContain(`${smallDisk.dataDir} is on a full disk`);
  expect(sentence).toContain("Free some space");
});

test("the message says that the disk is read-only, whatever a crash left beside the database", async ({
  own,
  smallDisk,
}) => {
  const DATA_DIR = smallDisk.dataDir;
  await (await own.start({ ...SAME_ADMIN, DATA_DIR })).kill();
  expect(statSync(join(DATA_DIR, "site.db-wal")).size).toBeGreaterThan(0);
  for (const leave of [() => undefined, () => rmSync(join(DATA_DIR, "site.db-shm"))]) {
    leave();
    smallDisk.makeReadOnly();
    const sentence = await sentenceOf(await own.launch({ ...SAME_ADMIN, DATA_DIR }));
    expect(sentence).toContain(`${DATA_DIR} is on a read-only disk`);
    expect(sentence).toContain("Make the disk writable");
    smallDisk.makeWritable();
  }
  await own.start({ ...SAME_ADMIN, DATA_DIR });
});

for (const [title, settings, named] of [
  ["a port that is not a number", { PORT: "eighty" }, ["PORT"]],
  ["a port that is too high", { PORT: "65536" }, ["PORT"]],
  ["a secret that is too short", { NEXTAUTH_SECRET: "hush-hush" }, ["NEXTAUTH_SECRET"]],
  ["a first admin with an invalid email", { ADMIN_EMAIL: "hush-hush" }, ["ADMIN_EMAIL"]],
  ["a password that is too short", { ADMIN_PASSWORD: "hush" }, ["ADMIN_PASSWORD"]],
  ["an invalid proxy count", { TRUST_PROXY: "perhaps" }, ["TRUST_PROXY"]],
  ["a site URL that is not a URL", { SITE_URL: "hush-hush" }, ["SITE_URL"]],
  [
    "a form service URL with a path",
    { FORMSPREE_ENDPOINT: "https://hush.example/f" },
    ["FORMSPREE_ENDPOINT"],
  ],
  ["an invalid form ID", { FORMSPREE_FORM_ID: "../hush" }, ["FORMSPREE_FORM_ID"]],
  ["a project without a form", { FORMSPREE_PROJECT: "hush" }, ["FORMSPREE_FORM_ID must be set too"]],
  ["an email service without https", { EMAILJS_ENDPOINT: "hush.example" }, ["EMAILJS_ENDPOINT"]],
  [
    "an incomplete email service",
    { EMAILJS_SERVICE_ID: "hush" },
    ["EMAILJS_PUBLIC_KEY must be set too", "EMAILJS_TEMPLATE_ID must be set too"],
  ],
  [
    "several wrong settings",
    { SEED_DEMO: "some", LOGIN_ATTEMPTS_PER_MINUTE: "0" },
    ["SEED_DEMO", "LOGIN_ATTEMPTS_PER_MINUTE"],
  ],
] as const) {
  test(`the message for ${title} names the setting, but not its value`, async ({ own }) => {
    const sentence = await sentenceOf(await own.launch(settings));
    for (const name of named) expect(sentence).toContain(name);
    expect(sentence).not.toContain("hush");
    expect(existsSync(own.dataDir)).toBe(false);
  });
}
