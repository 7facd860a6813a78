import type { APIRequestContext, APIResponse } from "@playwright/test";
import { findMessages, newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { addDevice } from "../factories/push-devices";
import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import type { OwnServer } from "../servers/server-process";
import { adminOf, bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

const LOGIN = "/api/admin/login";
const WRONG = { email: site.admin.email, password: "not the password" };

/** Few attempts for each address. The tests share a site with these limits, and each has addresses of its own. */
const LIMITED = {
  LOGIN_ATTEMPTS_PER_MINUTE: "2",
  ENQUIRIES_PER_HOUR: "2",
  TRUST_PROXY: "on",
};
const from = (address: string) => ({ "x-forwarded-for": address });

/** A client that is signed in, from an address that no limit is tested with. */
async function signedIn(server: OwnServer, index: number) {
  const device = await server.newDevice(from(`192.0.2.${index}`));
  return bearer((await signIn(device)).token);
}

/** Checks a 429. @returns the seconds of its `Retry-After`. */
async function expectTooMany(response: APIResponse): Promise<number> {
  await errorOf(response, 429);
  const seconds = response.headers()["retry-after"] ?? "";
  expect(seconds).toMatch(/^[1-9]\d*$/);
  return Number(seconds);
}

/** The statuses of consecutive failed sign-ins with these headers. */
async function wrongSignIns(client: APIRequestContext, eachHeaders: Record<string, string>[]) {
  const statuses: number[] = [];
  for (const headers of eachHeaders) {
    statuses.push((await client.post(LOGIN, { data: WRONG, headers })).status());
  }
  return statuses;
}

test("too many sign-in attempts are rejected for a while, even with the right password", async ({
  usedSite,
}) => {
  const device = await (await usedSite(LIMITED)).newDevice(from("198.51.100.1"));
  expect(await wrongSignIns(device, [{}, {}])).toEqual([401, 401]);
  for (const data of [WRONG, site.admin]) {
    const seconds = await expectTooMany(await device.post(LOGIN, { data }));
    expect(seconds).toBeLessThanOrEqual(60);
  }
});

test("trying links counts against the sign-in limit", async ({ usedSite }) => {
  const device = await (await usedSite(LIMITED)).newDevice(from("198.51.100.2"));
  const data = { token: "x".repeat(43), firstName: "Some", lastName: "Body", password: "a good guess" };
  const guess = (method: "POST" | "PUT") => device.fetch("/api/admin/login/link", { method, data });
  await errorOf(await guess("POST"), 404);
  await errorOf(await guess("PUT"), 404);
  for (const method of ["POST", "PUT"] as const) await expectTooMany(await guess(method));
});

test("asking for a mailed link counts against the sign-in limit", async ({ usedSite }) => {
  const device = await (await usedSite(LIMITED)).newDevice(from("198.51.100.3"));
  const ask = () => device.post("/api/admin/login/forgotten", { data: { email: "some@people.example" } });
  for (let time = 0; time < 2; time += 1) expect((await ask()).status()).toBe(200);
  await expectTooMany(await ask());
});

test("guessing the current password counts against the sign-in limit", async ({ usedSite }) => {
  const server = await usedSite(LIMITED);
  const headers = await signedIn(server, 1);
  const device = await server.newDevice(from("198.51.100.4"));
  const guess = () =>
    device.put("/api/admin/password", {
      headers,
      data: { currentPassword: "a guess", newPassword: "another one" },
    });
  await errorOf(await guess(), 400);
  await errorOf(await guess(), 400);
  await expectTooMany(await guess());
  // The session stays valid.
  expect((await device.get("/api/admin/me", { headers })).status()).toBe(200);
});

test("guesses at the current password are limited from all addresses together, and recorded", async ({
  own,
}) => {
  const server = await own.start({ ...SAME_ADMIN, TRUST_PROXY: "on" });
  const device = await server.newDevice();
  const { authorization } = bearer((await signIn(device, site.admin)).token);
  const guess = (index: number) =>
    device.post("/api/admin/two-step/off", {
      headers: { authorization, "x-forwarded-for": `198.51.100.${index}` },
      data: { currentPassword: "a guess" },
    });
  for (let index = 0; index < 20; index += 1) await errorOf(await guess(index), 400);
  await expectTooMany(await guess(99));
  const { signIns } = await (await device.get("/api/admin/security", { headers: { authorization } })).json();
  expect(signIns.filter(({ succeeded }: { succeeded: boolean }) => !succeeded)).toHaveLength(20);
});

test("too many enquiries are rejected and not stored, and a repeated one doesn't count", async ({
  usedSite,
}) => {
  const server = await usedSite(LIMITED);
  const device = await server.newDevice(from("198.51.100.5"));
  const message = uniqueWord();
  const repeated = { data: newEnquiry({ message }), headers: { "idempotency-key": "the same" } };
  for (let time = 0; time < 4; time += 1) {
    expect((await device.post("/api/contact", repeated)).status()).toBe(201);
  }
  await sendEnquiry(device, { message });
  const data = newEnquiry({ message });
  const seconds = await expectTooMany(await device.post("/api/contact", { data }));
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect((await device.post("/api/contact", repeated)).status()).toBe(201);

  const admin = await server.newDevice(await signedIn(server, 2));
  expect(await findMessages(admin, { search: message })).toHaveLength(2);
});

test("wrong addresses of private pages are limited, and right ones still open", async ({ usedSite }) => {
  const device = await (await usedSite(LIMITED)).newDevice(from("198.51.100.6"));
  const { page, token } = await sendEnquiry(device);
  const guess = `/enquiry/${"x".repeat(43)}`;
  for (let time = 0; time < 6; time += 1) expect((await device.get(guess)).status()).toBe(404);
  const refused = await device.get(guess);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Too many wrong addresses.");
  await expectTooMany(await device.post("/api/contact/enquiry", { data: { token: "x".repeat(43) } }));
  expect((await device.get(page)).status()).toBe(200);
  expect((await device.post("/api/contact/enquiry", { data: { token } })).status()).toBe(200);
});

test("additions from one address are limited", async ({ usedSite }) => {
  const device = await (await usedSite(LIMITED)).newDevice(from("198.51.100.7"));
  const { token } = await sendEnquiry(device);
  const add = (text: string) => device.post("/api/contact/enquiry/additions", { data: { token, text } });
  for (const text of ["one", "two"]) expect((await add(text)).status()).toBe(201);
  await expectTooMany(await add("three"));
});

test("tests of push are limited", async ({ own, pushService }) => {
  const admin = await adminOf(await own.start({ ...SAME_ADMIN, ...pushService.settings }));
  const { id, browser } = await addDevice(admin, pushService);
  const tryIt = () => admin.post(`/api/admin/push/devices/${id}/test`);
  for (let time = 0; time < 10; time += 1) expect((await tryIt()).status()).toBe(200);
  await expectTooMany(await tryIt());
  expect(browser.accepted).toHaveLength(10);
});

const CLAIMS = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((address) => ({
  "x-forwarded-for": address,
  "x-real-ip": address,
  "x-client-address": address,
  forwarded: `for=${address}`,
}));

test("without a proxy, spoofed addresses give no more attempts", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "2" });
  expect(await wrongSignIns(await server.newDevice(), CLAIMS)).toEqual([401, 401, 429]);
});

test("behind a proxy, each client has its own attempts", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "1", TRUST_PROXY: "on" });
  const device = await server.newDevice();
  expect(await wrongSignIns(device, CLAIMS)).toEqual([401, 401, 401]);
  expect(await wrongSignIns(device, CLAIMS)).toEqual([429, 429, 429]);
});

test("behind a proxy, only the address that the proxy added counts", async ({ own }) => {
  const server = await own.start({ ...SAME_ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "2", TRUST_PROXY: "1" });
  const claimed = ["1.1.1.1", "2.2.2.2", "3.3.3.3"].map((claim) => ({
    "x-forwarded-for": `${claim}, 203.0.113.9`,
    "x-client-address": claim,
  }));
  expect(await wrongSignIns(await server.newDevice(), claimed)).toEqual([401, 401, 429]);
});
