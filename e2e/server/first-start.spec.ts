import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { bearer, signIn } from "../api/api-test";
import { findMessages } from "../factories/enquiries";
import { withDatabase } from "../servers/database";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";

const PRINTED_PASSWORD = /password\s+(\S+)\s+\(shown only now\)/g;
const ADMIN = { ADMIN_EMAIL: site.admin.email, ADMIN_PASSWORD: site.admin.password };

/** The generated passwords that a server printed. */
const printedPasswords = ({ output, errors }: OwnServer) =>
  [...`${output}${errors}`.matchAll(PRINTED_PASSWORD)].map(([, password = ""]) => password);

/** The messages that the first admin sees. */
async function listAs(server: OwnServer, person: { email: string; password: string }) {
  const { token } = await signIn(await server.newDevice(), person);
  return findMessages(await server.newDevice(bearer(token)), {});
}

test("a generated password is printed once, works, and is never shown again", async ({ own }) => {
  const first = await own.start();
  const [password = "", ...others] = printedPasswords(first);
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(others).toEqual([]);
  const [, email = ""] = /e-mail\s+(\S+@\S+)/.exec(first.output) ?? [];
  await signIn(await first.newDevice(), { email, password });
  await first.stop();

  const second = await own.start();
  expect(printedPasswords(second)).toEqual([]);
  expect(second.output + second.errors).not.toContain(password);
  await signIn(await second.newDevice(), { email, password });
});

test("the first admin of the settings can sign in, and their password is not printed", async ({ own }) => {
  const server = await own.start({ ...ADMIN, ADMIN_EMAIL: "First.Admin@journeys.example" });
  const { admin } = await signIn(await server.newDevice(), {
    email: "first.admin@journeys.example",
    password: site.admin.password,
  });
  expect(admin.email).toBe("First.Admin@journeys.example");
  await server.stop();
  expect(server.output).toContain("First.Admin@journeys.example");
  expect(server.output + server.errors).not.toContain(site.admin.password);
});

test("other settings at a later start make no second admin and change no password", async ({ own }) => {
  await (await own.start(ADMIN)).stop();
  const server = await own.start({ ADMIN_EMAIL: "late@journeys.example", ADMIN_PASSWORD: "too late" });
  await signIn(await server.newDevice(), site.admin);
  const users = withDatabase(own.dataDir, (db) => db.prepare("select email from users").all());
  expect(users).toEqual([{ email: site.admin.email }]);
});

test("the secret is the owner's alone, and sessions outlive a restart", async ({ own }) => {
  const first = await own.start(ADMIN);
  const { token } = await signIn(await first.newDevice(), site.admin);
  const file = join(own.dataDir, "secret");
  const secret = readFileSync(file, "utf8");
  expect(secret.trim().length).toBeGreaterThanOrEqual(32);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  expect(await first.stop()).toBe(0);

  const second = await own.start(ADMIN);
  expect(readFileSync(file, "utf8")).toBe(secret);
  expect(first.output + second.output).not.toContain(secret.trim());
  const device = await second.newDevice(bearer(token));
  expect((await device.get("/api/admin/me")).status()).toBe(200);
});

test("a secret of the settings is used and no other is made", async ({ own }) => {
  const server = await own.start({ ...ADMIN, NEXTAUTH_SECRET: "a secret for the tests, long enough" });
  await signIn(await server.newDevice(), site.admin);
  expect(existsSync(join(own.dataDir, "secret"))).toBe(false);
});

test("the demo enquiries say of themselves what they are", async ({ own }) => {
  const server = await own.start({ ...ADMIN, SEED_DEMO: "on" });
  const messages = await listAs(server, site.admin);
  expect(messages.length).toBeGreaterThan(0);
  for (const { name, message, email } of messages) {
    expect(name).toContain("(demo)");
    expect(message).toContain("demo enquiry");
    expect(email).toMatch(/\.example$/);
  }
});

test("without demo content a new site has no message, and later starts add none", async ({ own }) => {
  const first = await own.start({ ...ADMIN, SEED_DEMO: "off" });
  expect(await listAs(first, site.admin)).toEqual([]);
  await first.stop();
  expect(await listAs(await own.start({ SEED_DEMO: "on" }), site.admin)).toEqual([]);
});

test("demo enquiries that were deleted stay away", async ({ own }) => {
  const first = await own.start({ ...ADMIN, SEED_DEMO: "on" });
  const [gone, ...kept] = await listAs(first, site.admin);
  const { token } = await signIn(await first.newDevice(), site.admin);
  const admin = await first.newDevice(bearer(token));
  await admin.delete(`/api/contact/admin/messages/${gone?._id}`);
  await first.stop();
  expect(await listAs(await own.start({ ...ADMIN, SEED_DEMO: "on" }), site.admin)).toEqual(kept);
});
