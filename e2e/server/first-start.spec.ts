import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { demoEnquiries } from "@/lib/content/demo-enquiries";
import { findMessages } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServer } from "../servers/server-process";
import { adminOf, bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

const PRINTED_PASSWORD = /password\s+(\S+)\s+\(it will not be shown again\)/g;

/** The generated passwords in a server's output. */
const printedPasswords = ({ output, errors }: OwnServer) =>
  [...`${output}${errors}`.matchAll(PRINTED_PASSWORD)].map(([, password = ""]) => password);

/** All messages, as the first admin sees them. */
const messagesOf = async (server: OwnServer) => findMessages(await adminOf(server), {});

const PRINTED_LINK = /http:\/\/localhost:\d+\/admin\/login\/choose#([\w-]{43})\n/g;

/** The tokens of the links in a server's output. */
const printedTokens = ({ output, errors }: OwnServer) =>
  [...`${output}${errors}`.matchAll(PRINTED_LINK)].map(([, token = ""]) => token);

test("until somebody signs in, each start prints a link to choose password and name", async ({ own }) => {
  const first = await own.start();
  const [early = "", ...others] = printedTokens(first);
  expect(others).toEqual([]);
  expect(first.output).toContain("start it with HOST=0.0.0.0");
  await first.stop();

  const second = await own.start();
  expect(printedPasswords(second)).toEqual([]);
  const [token = ""] = printedTokens(second);
  const device = await second.newDevice();
  const opened = await device.post("/api/admin/login/link", { data: { token } });
  const { email, ...link } = await opened.json();
  expect(link).toEqual({ purpose: "first-start", firstName: "", lastName: "" });
  const data = { token, firstName: "Olive", lastName: "Owner", password: "three unrelated words" };
  expect((await device.put("/api/admin/login/link", { data })).status()).toBe(200);
  const { admin } = await signIn(device, { email, password: data.password });
  expect(admin.name).toBe("Olive Owner");
  const [password = ""] = printedPasswords(first);
  expect((await device.post("/api/admin/login", { data: { email, password } })).status()).toBe(401);
  const late = await device.put("/api/admin/login/link", { data: { ...data, token: early } });
  expect(late.status()).toBe(404);
  await second.stop();
  expect(printedTokens(await own.start())).toEqual([]);
});

test("a generated password is printed once, works, and is never shown again", async ({ own }) => {
  const first = await own.start();
  const [password = "", ...others] = printedPasswords(first);
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(others).toEqual([]);
  const [, email = ""] = /email\s+(\S+@\S+)/.exec(first.output) ?? [];
  await signIn(await first.newDevice(), { email, password });
  await first.stop();

  const second = await own.start();
  expect(printedPasswords(second)).toEqual([]);
  expect(printedTokens(second)).toEqual([]);
  expect(second.output + second.errors).not.toContain(password);
  await signIn(await second.newDevice(), { email, password });
});

test("the first admin can be configured, and their password is not printed", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, ADMIN_EMAIL: "First.Admin@journeys.example" });
  const { admin } = await signIn(await server.newDevice(), {
    email: "first.admin@journeys.example",
    password: site.admin.password,
  });
  expect(admin.email).toBe("First.Admin@journeys.example");
  await server.stop();
  expect(server.output).toContain("First.Admin@journeys.example");
  expect(server.output + server.errors).not.toContain(site.admin.password);
  expect(printedTokens(server)).toEqual([]);
});

test("changing the admin settings later adds no admin and changes no password", async ({ own }) => {
  await (await own.start(SAME_ADMIN)).stop();
  const server = await own.start({ ADMIN_EMAIL: "late@journeys.example", ADMIN_PASSWORD: "too late" });
  await signIn(await server.newDevice(), site.admin);
  const users = withDatabase(own.dataDir, (db) => db.prepare("select email from users").all());
  expect(users).toEqual([{ email: site.admin.email }]);
});

test("the secret file is readable only by its owner, and sessions survive a restart", async ({ own }) => {
  const first = await own.start(SAME_ADMIN);
  const { token } = await signIn(await first.newDevice(), site.admin);
  const file = join(own.dataDir, "secret");
  const secret = readFileSync(file, "utf8");
  expect(secret.trim().length).toBeGreaterThanOrEqual(32);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  expect(await first.stop()).toBe(0);

  const second = await own.start(SAME_ADMIN);
  expect(readFileSync(file, "utf8")).toBe(secret);
  expect(first.output + second.output).not.toContain(secret.trim());
  const device = await second.newDevice(bearer(token));
  expect((await device.get("/api/admin/me")).status()).toBe(200);
});

test("with a configured secret, none is generated", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, NEXTAUTH_SECRET: "a secret for the tests, long enough" });
  await signIn(await server.newDevice(), site.admin);
  expect(existsSync(join(own.dataDir, "secret"))).toBe(false);
});

test("the demo enquiries are labeled as demo content", async ({ admin }) => {
  expect(demoEnquiries.length).toBeGreaterThan(0);
  for (const { name, message, email } of demoEnquiries) {
    expect(await findMessages(admin, { q: email })).toMatchObject([{ name, message, email }]);
    expect(name).toContain("(demo)");
    expect(message).toContain("demo enquiry");
    expect(email).toMatch(/\.example$/);
  }
});

test("without demo content, a new site has no messages, and later starts add none", async ({ own }) => {
  const first = await own.start({ ...SAME_ADMIN, SEED_DEMO: "off" });
  expect(await messagesOf(first)).toEqual([]);
  await first.stop();
  expect(await messagesOf(await own.start({ SEED_DEMO: "on" }))).toEqual([]);
});
