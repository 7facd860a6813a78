import type { SignIn } from "@/lib/contract/account";
import { beginTwoStep, codeOf, withTwoStep } from "../factories/two-step";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";
import { errorOf, invalidFields } from "../servers/responses";
import { bearer, signIn } from "../servers/sign-in";

const LOGIN = "/api/admin/login";
const TWO_STEP = "/api/admin/two-step";
const ASKS = [{ field: "code", message: "Please enter the code of your second step." }];

test("with two-step sign-in, the password alone opens nothing, and a code works once", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { secret } = await withTwoStep(device, person);
  const attempt = (code?: string) => device.post(LOGIN, { data: { ...person, code } });

  expect((await errorOf(await attempt(), 401)).errors).toEqual(ASKS);
  // The code that turned it on is used up.
  for (const wrong of [codeOf(secret), codeOf(secret, 10), "aaaaa-bbbbb"]) {
    const { errors = [] } = await errorOf(await attempt(wrong), 401);
    expect(errors.map(({ field }) => field)).toEqual(["code"]);
  }
  const next = codeOf(secret, 1);
  expect((await attempt(` ${next.slice(0, 3)} ${next.slice(3)} `)).status()).toBe(200);
  await errorOf(await attempt(next), 401);
});

test("who knows the password can't guess the code: attempts are slowed down as those at passwords are", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { secret } = await withTwoStep(device, person);
  const attempt = async (code: string) =>
    (await (await newDevice()).post(LOGIN, { data: { ...person, code } })).status();
  const statuses = [];
  for (let guess = 0; guess < 8; guess += 1) statuses.push(await attempt(codeOf(secret, 100 + guess)));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  // A pause is not an oracle: the right code gets the same.
  expect(await attempt(codeOf(secret, 1))).toBe(429);
});

test("the right password without the code stays in the history until the code comes", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { secret, headers } = await withTwoStep(device, person);
  const methods = async () => {
    const { signIns } = await (await device.get("/api/admin/security", { headers })).json();
    return signIns.map(({ method, succeeded }: SignIn) => [method, succeeded]);
  };
  await errorOf(await device.post(LOGIN, { data: person }), 401);
  expect(await methods()).toEqual([
    ["no-code", false],
    ["password", true],
  ]);
  const data = { ...person, code: codeOf(secret, 1) };
  expect((await device.post(LOGIN, { data })).status()).toBe(200);
  expect(await methods()).toEqual([
    ["code", true],
    ["password", true],
  ]);
});

test("a wrong password does not tell that there is a second step", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const device = await newDevice();
  await withTwoStep(device, person);
  const response = await device.post(LOGIN, { data: { ...person, password: "not the password" } });
  const { message, errors } = await errorOf(response, 401);
  expect([message, errors]).toEqual(["Invalid credentials or session expired.", undefined]);
});

test("each recovery code signs in once, however it is typed, and new ones replace them", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { recoveryCodes, headers } = await withTwoStep(device, person);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = "", second = "", third = ""] = recoveryCodes;
  const attempt = (code: string) => device.post(LOGIN, { data: { ...person, code } });

  expect((await attempt(first.toUpperCase().replace("-", " "))).status()).toBe(200);
  await errorOf(await attempt(first), 401);
  const both = await Promise.all([attempt(second), attempt(second)]);
  expect(both.map((response) => response.status()).sort()).toEqual([200, 401]);
  const { twoStep } = await (await device.get("/api/admin/security", { headers })).json();
  expect(twoStep).toEqual({ isOn: true, recoveryCodesLeft: 8 });

  const data = { currentPassword: person.password };
  const renewed = await device.post(`${TWO_STEP}/recovery-codes`, { data, headers });
  const { recoveryCodes: newCodes } = await renewed.json();
  await errorOf(await attempt(third), 401);
  expect((await attempt(newCodes[0])).status()).toBe(200);
});

test("a recovery code of another account opens nothing", async ({ newDevice, addUser }) => {
  const [person, other] = [await addUser("admin"), await addUser("admin")];
  const device = await newDevice();
  await withTwoStep(device, person);
  const { recoveryCodes } = await withTwoStep(device, other);
  await errorOf(await device.post(LOGIN, { data: { ...person, code: recoveryCodes[0] } }), 401);
  expect((await device.post(LOGIN, { data: { ...other, code: recoveryCodes[0] } })).status()).toBe(200);
});

test("turning it on, turning it off and new codes need the password", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const headers = bearer(token);
  const data = { currentPassword: "not the password" };
  for (const path of [
    TWO_STEP,
    `${TWO_STEP}/off`,
    `${TWO_STEP}/recovery-codes`,
    "/api/admin/passkeys/options",
  ])
    expect(await invalidFields(await device.post(path, { data, headers }))).toEqual(["currentPassword"]);

  const right = { currentPassword: person.password };
  await errorOf(await device.post(`${TWO_STEP}/recovery-codes`, { data: right, headers }), 409);
  await withTwoStep(device, person);
  expect((await device.post(`${TWO_STEP}/off`, { data: right, headers })).status()).toBe(200);
  await signIn(device, person);
});

test("it is only turned on by a right code for the setup of the same admin", async ({
  newDevice,
  addUser,
}) => {
  const [person, other] = [await addUser("admin"), await addUser("admin")];
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const headers = bearer(token);
  const { data, secret } = await beginTwoStep(device, person.password, headers);
  const start = (changed: object, by = headers) =>
    device.put(TWO_STEP, { data: { ...data, ...changed }, headers: by });
  expect(await invalidFields(await start({ code: codeOf(secret, 10) }))).toEqual(["code"]);
  expect(await invalidFields(await start({ code: "12345" }))).toEqual(["code"]);
  expect(await invalidFields(await start({ setup: "a guess" }))).toEqual(["setup"]);
  const theirs = bearer((await signIn(await newDevice(), other)).token);
  expect(await invalidFields(await start({}, theirs))).toEqual(["setup"]);
  // Nothing was turned on.
  await signIn(device, person);
  await signIn(device, other);
});

test("the secret is not kept as it is", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const { secret, recoveryCodes } = await withTwoStep(await newDevice(), person);
  const stored = await withSiteTables(async (db) =>
    JSON.stringify([
      await db.selectFrom("users").select("totp_secret").where("id", "=", person.id).execute(),
      await db.selectFrom("recovery_codes").selectAll().where("user_id", "=", person.id).execute(),
    ]),
  );
  expect(stored).toContain("eyJ");
  for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
    expect(stored).not.toContain(hidden);
});
