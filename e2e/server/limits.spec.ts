import type { APIRequestContext, APIResponse } from "@playwright/test";
import { bearer, refusalOf, signIn } from "../api/api-test";
import { findMessages, newEnquiry, sendEnquiry } from "../factories/enquiries";
import { expect, test } from "../servers/own-servers";
import { site } from "../servers/site";

const LOGIN = "/api/admin/login";
const { email, password } = site.admin;
const ADMIN = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
const WRONG = { email, password: "not the password" };

/** Checks a 429. @returns the seconds of its `Retry-After`. */
async function expectTooMany(answer: APIResponse): Promise<number> {
  await refusalOf(answer, 429);
  const seconds = answer.headers()["retry-after"] ?? "";
  expect(seconds).toMatch(/^[1-9]\d*$/);
  return Number(seconds);
}

/** The statuses of wrong sign-ins, one after the other, each with these headers. */
async function wrongSignIns(client: APIRequestContext, eachHeaders: Record<string, string>[]) {
  const statuses: number[] = [];
  for (const headers of eachHeaders) {
    statuses.push((await client.post(LOGIN, { data: WRONG, headers })).status());
  }
  return statuses;
}

test("too many sign-in attempts are refused for a while, even with the right password", async ({ own }) => {
  const server = await own.start({ ...ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "2" });
  const device = await server.newDevice();
  expect(await wrongSignIns(device, [{}, {}])).toEqual([401, 401]);
  for (const data of [WRONG, site.admin]) {
    const seconds = await expectTooMany(await device.post(LOGIN, { data }));
    expect(seconds).toBeLessThanOrEqual(60);
  }
});

test("guessing the current password counts as signing in", async ({ own }) => {
  const server = await own.start({ ...ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "3" });
  const device = await server.newDevice();
  const headers = bearer((await signIn(device, site.admin)).token);
  const guess = () =>
    device.put("/api/admin/password", {
      headers,
      data: { currentPassword: "a guess", newPassword: "another one" },
    });
  await refusalOf(await guess(), 400);
  await refusalOf(await guess(), 400);
  await expectTooMany(await guess());
  // The session itself goes on.
  expect((await device.get("/api/admin/me", { headers })).status()).toBe(200);
});

test("too many enquiries are refused and not stored; a repetition is not one more", async ({ own }) => {
  const server = await own.start({ ...ADMIN, ENQUIRIES_PER_HOUR: "2", SEED_DEMO: "off" });
  const device = await server.newDevice();
  const repeated = { data: newEnquiry(), headers: { "idempotency-key": "the same" } };
  for (let time = 0; time < 4; time += 1) {
    expect((await device.post("/api/contact", repeated)).status()).toBe(201);
  }
  await sendEnquiry(device);
  const seconds = await expectTooMany(await device.post("/api/contact", { data: newEnquiry() }));
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect((await device.post("/api/contact", repeated)).status()).toBe(201);

  const { token } = await signIn(device, site.admin);
  const admin = await server.newDevice(bearer(token));
  expect(await findMessages(admin, {})).toHaveLength(2);
});

const CLAIMS = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((address) => ({
  "x-forwarded-for": address,
  "x-real-ip": address,
  "x-client-address": address,
  forwarded: `for=${address}`,
}));

test("without a proxy nobody gets more tries by claiming other addresses", async ({ own }) => {
  const server = await own.start({ ...ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "2" });
  expect(await wrongSignIns(await server.newDevice(), CLAIMS)).toEqual([401, 401, 429]);
});

test("behind a proxy each client has tries of its own", async ({ own }) => {
  const server = await own.start({ ...ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "1", TRUST_PROXY: "on" });
  const device = await server.newDevice();
  expect(await wrongSignIns(device, CLAIMS)).toEqual([401, 401, 401]);
  expect(await wrongSignIns(device, CLAIMS)).toEqual([429, 429, 429]);
});

test("behind a proxy only what the proxy added is believed", async ({ own }) => {
  const server = await own.start({ ...ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "2", TRUST_PROXY: "1" });
  const claimed = ["1.1.1.1", "2.2.2.2", "3.3.3.3"].map((claim) => ({
    "x-forwarded-for": `${claim}, 203.0.113.9`,
    "x-client-address": claim,
  }));
  expect(await wrongSignIns(await server.newDevice(), claimed)).toEqual([401, 401, 429]);
});
