import type { APIRequestContext } from "@playwright/test";
import { bearer, expect, plainText, refusalOf, refusedFields, SAME_ORIGIN, signIn, test } from "./api-test";

const PASSWORD = "/api/admin/password";
const ME = "/api/admin/me";
const REFRESH = "/api/admin/refresh-token";
const LOGIN = "/api/admin/login";

const statusOfMe = async (client: APIRequestContext, headers: Record<string, string>) =>
  (await client.get(ME, { headers })).status();

test("a new password ends the admin's other sessions at once, and this one goes on", async ({
  newDevice,
  addUser,
}) => {
  const person = addUser("admin");
  const [here, there] = [await newDevice(), await newDevice()];
  const mine = await signIn(here, person);
  const other = await signIn(there, person);

  const newPassword = "ein neues Paßwort 🎷";
  const answer = await here.put(PASSWORD, {
    headers: bearer(mine.token),
    data: { currentPassword: person.password, newPassword },
  });
  expect(answer.status()).toBe(200);
  const { success, data } = JSON.parse(await plainText(answer));
  expect(success).toBe(true);

  for (const headers of [bearer(other.token), SAME_ORIGIN]) {
    await refusalOf(await there.get(ME, { headers }), 401);
  }
  await refusalOf(await there.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  await refusalOf(await here.get(ME, { headers: bearer(mine.token) }), 401);

  expect(await statusOfMe(here, bearer(data.token))).toBe(200);
  expect(await statusOfMe(here, SAME_ORIGIN)).toBe(200);
  expect((await here.post(REFRESH, { headers: SAME_ORIGIN })).status()).toBe(200);

  await refusalOf(await there.post(LOGIN, { data: person }), 401);
  await signIn(there, { email: person.email, password: newPassword });
});

test("a new password leaves the sessions of other admins alone", async ({ newDevice, addUser, admin }) => {
  const person = addUser("admin");
  const { token } = await signIn(await newDevice(), person);
  const data = { currentPassword: person.password, newPassword: "another one" };
  expect((await admin.put(PASSWORD, { headers: bearer(token), data })).status()).toBe(200);
  expect((await admin.get(ME)).status()).toBe(200);
});

test("a wrong current password is a fault of the field, and changes nothing", async ({
  newDevice,
  addUser,
}) => {
  const person = addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const answer = await device.put(PASSWORD, {
    headers: bearer(token),
    data: { currentPassword: "not the password", newPassword: "another one" },
  });
  expect(await refusedFields(answer)).toEqual(["currentPassword"]);
  expect(await statusOfMe(device, bearer(token))).toBe(200);
  await signIn(device, person);
});

test("a password change with missing or wrong fields names each of them", async ({ newDevice, addUser }) => {
  const person = addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const fieldsRefused = async (data: object) =>
    refusedFields(await device.put(PASSWORD, { headers: bearer(token), data }));
  const { password: currentPassword } = person;

  expect(await fieldsRefused({})).toEqual(["currentPassword", "newPassword"]);
  expect(await fieldsRefused({ currentPassword: 1, newPassword: ["a", "b"] })).toEqual([
    "currentPassword",
    "newPassword",
  ]);
  expect(await fieldsRefused({ currentPassword, newPassword: "12345" })).toEqual(["newPassword"]);
  expect(await fieldsRefused({ currentPassword, newPassword: "x".repeat(201) })).toEqual(["newPassword"]);
  expect(await statusOfMe(device, bearer(token))).toBe(200);
});

test("of two changes at the same moment one is made and the other is told so", async ({
  newDevice,
  addUser,
}) => {
  const person = addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const change = (newPassword: string) =>
    device.put(PASSWORD, { headers: bearer(token), data: { currentPassword: person.password, newPassword } });
  const passwords = ["the first one", "the second one"];
  const statuses = (await Promise.all(passwords.map(change))).map((answer) => answer.status());
  expect([...statuses].sort()).toEqual([200, 401]);
  await signIn(device, { email: person.email, password: passwords[statuses.indexOf(200)] ?? "" });
});
