import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";

/** Checks that a server refused to start, in one sentence. @returns the sentence. */
async function sentenceOf(server: OwnServer): Promise<string> {
  const code = await server.gone;
  expect(server.output).not.toContain("is open");
  expect(server.output + server.errors).not.toMatch(/\n\s+at |Error:|node:internal/);
  expect(code).toBe(1);
  const sentence = server.errors.trim();
  expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
  return sentence;
}

test("a port that another program has is named, and nothing is touched", async ({ own }) => {
  const PORT = await own.freePort();
  const other = createServer();
  await new Promise<void>((listening) => {
    other.listen(Number(PORT), "127.0.0.1", listening);
  });
  try {
    const sentence = await sentenceOf(await own.launch({ PORT }));
    expect(sentence).toContain(`127.0.0.1:${PORT} is taken by another program`);
    expect(existsSync(own.dataDir)).toBe(false);
  } finally {
    other.close();
  }
});

test("an address that this machine does not have is named", async ({ own }) => {
  expect(await sentenceOf(await own.launch({ HOST: "192.0.2.1" }))).toContain("192.0.2.1");
});

test("a data folder below a file is named", async ({ own }) => {
  writeFileSync(own.dataDir, "This is a file.");
  const DATA_DIR = join(own.dataDir, "below");
  const sentence = await sentenceOf(await own.launch({ DATA_DIR }));
  expect(sentence).toContain(`${DATA_DIR} is not a folder`);
  expect(sentence).toContain("DATA_DIR");
});

test("a data folder that is a file is named", async ({ own }) => {
  writeFileSync(own.dataDir, "This is a file.");
  expect(await sentenceOf(await own.launch())).toContain(`${own.dataDir} is not a folder`);
});

test("a database that is none is named and left as it is", async ({ own }) => {
  mkdirSync(own.dataDir);
  writeFileSync(join(own.dataDir, "site.db"), "These are somebody's notes. ".repeat(500));
  const sentence = await sentenceOf(await own.launch());
  expect(sentence).toContain(`${own.dataDir} holds a site.db that is not a database`);
});

test("a database that is a folder is named", async ({ own }) => {
  mkdirSync(join(own.dataDir, "site.db"), { recursive: true });
  expect(await sentenceOf(await own.launch())).toContain(
    `${own.dataDir} holds a database that can't be opened`,
  );
});

test("a damaged secret is named with the way out", async ({ own }) => {
  mkdirSync(own.dataDir);
  writeFileSync(join(own.dataDir, "secret"), "short");
  const sentence = await sentenceOf(await own.launch());
  expect(sentence).toContain(join(own.dataDir, "secret"));
  expect(sentence).toContain("Delete the file");
});

test("a disk without room is named, and with room the same folder is a new site", async ({ own }) => {
  // Enough for a file of SQLite's, and not for the tables.
  const fileSizeLimit = 40 * 1024;
  const sentence = await sentenceOf(await own.launch({ ADMIN_PASSWORD: "long enough" }, { fileSizeLimit }));
  expect(sentence).toContain(`${own.dataDir} is on a`);
  expect(sentence).toContain("full");
  await own.start();
});

for (const [title, settings, named] of [
  ["a port that is none", { PORT: "eighty" }, ["PORT"]],
  ["a port that is too high", { PORT: "65536" }, ["PORT"]],
  ["a secret that is too short", { NEXTAUTH_SECRET: "hush-hush" }, ["NEXTAUTH_SECRET"]],
  ["a first admin without an address", { ADMIN_EMAIL: "hush-hush" }, ["ADMIN_EMAIL"]],
  ["a password that is too short", { ADMIN_PASSWORD: "hush" }, ["ADMIN_PASSWORD"]],
  ["a proxy that is none", { TRUST_PROXY: "perhaps" }, ["TRUST_PROXY"]],
  ["a site address that is none", { SITE_URL: "hush-hush" }, ["SITE_URL"]],
  ["a form service with a path", { FORMSPREE_ENDPOINT: "https://hush.example/f" }, ["FORMSPREE_ENDPOINT"]],
  ["a form that is none", { FORMSPREE_FORM_ID: "../hush" }, ["FORMSPREE_FORM_ID"]],
  ["a project without a form", { FORMSPREE_PROJECT: "hush" }, ["FORMSPREE_FORM_ID must be set too"]],
  ["an e-mail service without https", { EMAILJS_ENDPOINT: "hush.example" }, ["EMAILJS_ENDPOINT"]],
  [
    "half an e-mail service",
    { EMAILJS_SERVICE_ID: "hush" },
    ["EMAILJS_PUBLIC_KEY must be set too", "EMAILJS_TEMPLATE_ID must be set too"],
  ],
  [
    "several wrong settings",
    { SEED_DEMO: "some", LOGIN_ATTEMPTS_PER_MINUTE: "0" },
    ["SEED_DEMO", "LOGIN_ATTEMPTS_PER_MINUTE"],
  ],
] as const) {
  test(`${title}: the setting is named and not its value`, async ({ own }) => {
    const sentence = await sentenceOf(await own.launch(settings));
    for (const name of named) expect(sentence).toContain(name);
    expect(sentence).not.toContain("hush");
    expect(existsSync(own.dataDir)).toBe(false);
  });
}
