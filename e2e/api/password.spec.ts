import type { APIRequestContext } from "@playwright/test";
import { newUser, USERS } from "../factories/users";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields, plainText } from "../servers/responses";
import { bearer, SAME_ORIGIN, signIn } from "../servers/sign-in";

const PASSWORD = "/api/admin/password";
const ME = "/api/admin/me";
const REFRESH = "/api/admin/refresh-token";
const LOGIN = "/api/admin/login";

const statusOfMe = async (client: APIRequestContext, headers: Record<string, string>) =>
  (await client.get(ME, { headers })).status();

test("changing the password ends the admin's other sessions at once and keeps the current one", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const [here, there] = [await newDevice(), await newDevice()];
  const mine = await signIn(here, person);
  const other = await signIn(there, person);

  const newPassword = "ein neues Paßwort 🎷";
  const response = await here.put(PASSWORD, {
    headers: bearer(mine.token),
    data: { currentPassword: person.password, newPassword },
  });
  expect(response.status()).toBe(200);
  const { success, data } = JSON.parse(await plainText(response));
  expect(success).toBe(true);

  for (const headers of [bearer(other.token), SAME_ORIGIN]) {
    await errorOf(await there.get(ME, { headers }), 401);
  }
  await errorOf(await there.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  await errorOf(await here.get(ME, { headers: bearer(mine.token) }), 401);

  expect(await statusOfMe(here, bearer(data.token))).toBe(200);
  expect(await statusOfMe(here, SAME_ORIGIN)).toBe(200);
  expect((await here.post(REFRESH, { headers: SAME_ORIGIN })).status()).toBe(200);

  await errorOf(await there.post(LOGIN, { data: person }), 401);
  await signIn(there, { email: person.email, password: newPassword });
});

test("changing the password does not affect other admins", async ({ newDevice, addUser, admin }) => {
  const person = await addUser("admin");
  const { token } = await signIn(await newDevice(), person);
  const data = { currentPassword: person.password, newPassword: "another one" };
  expect((await admin.put(PASSWORD, { headers: bearer(token), data })).status()).toBe(200);
  expect((await admin.get(ME)).status()).toBe(200);
});

test("a wrong current password is a field error and changes nothing", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const response = await device.put(PASSWORD, {
    headers: bearer(token),
    data: { currentPassword: "not the password", newPassword: "another one" },
  });
  expect(await invalidFields(response)).toEqual(["currentPassword"]);
  expect(await statusOfMe(device, bearer(token))).toBe(200);
  await signIn(device, person);
});

test("the errors name each missing or invalid field of a password change", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const invalidFieldsOf = async (data: object) =>
    invalidFields(await device.put(PASSWORD, { headers: bearer(token), data }));
  const { password: currentPassword } = person;

  expect(await invalidFieldsOf({})).toEqual(["currentPassword", "newPassword"]);
  expect(await invalidFieldsOf({ currentPassword: 1, newPassword: ["a", "b"] })).toEqual([
    "currentPassword",
    "newPassword",
  ]);
  expect(await invalidFieldsOf({ currentPassword, newPassword: "12345" })).toEqual(["newPassword"]);
  expect(await invalidFieldsOf({ currentPassword, newPassword: "x".repeat(201) })).toEqual(["newPassword"]);
  expect(await statusOfMe(device, bearer(token))).toBe(200);
});

test("a password that is on the lists of common ones is refused, whatever its capitals", async ({
  newDevice,
  addUser,
  admin,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const { password: currentPassword } = person;
  for (const common of ["123456", "Password1", "ILOVEYOU"]) {
    const data = { currentPassword, newPassword: common };
    const changed = await device.put(PASSWORD, { headers: bearer(token), data });
    expect(await invalidFields(changed)).toEqual(["newPassword"]);
    const added = await admin.post(USERS, { data: newUser({ password: common }) });
    expect(await invalidFields(added)).toEqual(["password"]);
  }
  await signIn(device, person);
});

test("of two simultaneous password changes, one succeeds and the other is rejected", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const change = (newPassword: string) =>
    device.put(PASSWORD, { headers: bearer(token), data: { currentPassword: person.password, newPassword } });
  const passwords = ["the first one", "the second one"];
  const statuses = (await Promise.all(passwords.map(change))).map((response) => response.status());
  expect([...statuses].sort()).toEqual([200, 401]);
  await signIn(device, { email: person.email, password: passwords[statuses.indexOf(200)] ?? "" });
});
