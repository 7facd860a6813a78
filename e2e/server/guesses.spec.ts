import type { APIRequestContext } from "@playwright/test";
import { storeUser } from "../factories/users";
import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { bearer, type Credentials, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

const SETTINGS = { ...SAME_ADMIN, TRUST_PROXY: "on", LOGIN_ATTEMPTS_PER_MINUTE: "1000" };

/** Tries to sign in from an address of its own. */
const tryFrom = (client: APIRequestContext, index: number, data: Credentials) =>
  client.post("/api/admin/login", { data, headers: { "x-forwarded-for": `198.51.100.${index}` } });

const guess = ({ email }: { email: string }) => ({ email, password: "not the password" });

test("guesses at one account from many addresses are slowed down, and don't lock out its owner", async ({
  own,
}) => {
  const server = await own.start(SETTINGS);
  const usual = await server.newDevice();
  await signIn(usual, site.admin);
  const stranger = await server.newDevice();
  const guessAt = async (account: { email: string }, times: number) => {
    const statuses = [];
    for (let index = 0; index < times; index += 1)
      statuses.push((await tryFrom(stranger, index, guess(account))).status());
    return statuses;
  };
  const slowed = [401, 401, 401, 401, 401, ...Array(25).fill(429)];
  expect(await guessAt(site.admin, 30)).toEqual(slowed);
  // Whether an account exists does not show.
  expect(await guessAt({ email: "nobody@strangers.example" }, 30)).toEqual(slowed);

  // The right password is not checked either, so that nobody learns that it was right.
  const refused = await tryFrom(stranger, 99, site.admin);
  expect((await errorOf(refused, 429)).message).toMatch(
    /^Too many sign-in attempts for this account\. Please try again in \d+ seconds, or sign in on a device/,
  );
  expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(15);
  const { token } = await signIn(usual, site.admin);
  const { sent: other } = await storeUser(await server.newDevice(bearer(token)), { role: "admin" });
  expect((await tryFrom(stranger, 101, other)).status()).toBe(200);
});

test("a device is known for one account only, and its own attempts are slowed down too", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const usual = await server.newDevice();
  await signIn(usual, site.admin);
  const statuses = [];
  for (let index = 0; index < 7; index += 1)
    statuses.push((await tryFrom(usual, index, guess(site.admin))).status());
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  // The attempts on that device are its own: another one still signs in.
  expect((await tryFrom(await server.newDevice(), 9, site.admin)).status()).toBe(200);
});

test("a sign-in that succeeds forgets the attempts before it", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const stranger = await server.newDevice();
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 4; index += 1)
      expect((await tryFrom(stranger, index, guess(site.admin))).status()).toBe(401);
    const fresh = await server.newDevice();
    expect((await tryFrom(fresh, round, site.admin)).status()).toBe(200);
  }
});
