import type { APIRequestContext } from "@playwright/test";
import type { AccountSecurity } from "@/lib/contract/account";
import { goodToken } from "../factories/credentials";
import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { bearer, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { site } from "../servers/site";

const ME = "/api/admin/me";
const REFRESH = "/api/admin/refresh-token";

const securityOf = async (client: APIRequestContext, headers = {}): Promise<AccountSecurity> =>
  (await client.get("/api/admin/security", { headers })).json();

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

test("the signed-in devices are listed, and ending one signs out that one alone, at once", async ({
  newDevice,
  addUser,
  devices,
}) => {
  const person = await addUser("admin");
  const phone = await devices(site.url, { "user-agent": PHONE });
  const there = await signIn(phone, person);
  const here = await newDevice();
  const { token } = await signIn(here, person);
  const { sessions } = await securityOf(here, bearer(token));
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    [expect.any(String), true],
    ["Chrome on Android", false],
  ]);

  const path = `/api/admin/sessions/${sessions[1]?._id}`;
  expect((await here.delete(path, { headers: bearer(token) })).status()).toBe(200);
  await errorOf(await phone.get(ME, { headers: bearer(there.token) }), 401);
  await errorOf(await phone.get(ME, { headers: SAME_ORIGIN }), 401);
  await errorOf(await phone.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  expect((await here.get(ME, { headers: bearer(token) })).status()).toBe(200);
  expect((await securityOf(here, bearer(token))).sessions).toHaveLength(1);
  await errorOf(await here.delete(path, { headers: bearer(token) }), 404);
});

test("nobody ends the sessions of others", async ({ newDevice, addUser, admin }) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const [session] = (await securityOf(device, bearer(token))).sessions;
  await errorOf(await admin.delete(`/api/admin/sessions/${session?._id}`), 404);
  expect((await device.get(ME, { headers: bearer(token) })).status()).toBe(200);
});

test("signing out ends the session, also for a copy of the cookie and of the token", async ({
  newDevice,
  addUser,
  request,
}) => {
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  const { cookies } = await device.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await request.get(ME, { headers: { cookie, ...SAME_ORIGIN } })).status()).toBe(200);

  const { csrfToken } = await (await device.get("/api/auth/csrf")).json();
  await device.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  await errorOf(await request.get(ME, { headers: { cookie, ...SAME_ORIGIN } }), 401);
  await errorOf(await request.post(REFRESH, { headers: { cookie, ...SAME_ORIGIN } }), 401);
  await errorOf(await request.get(ME, { headers: bearer(token) }), 401);
});

test("signing in again in the same browser ends the session before", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const browser = await newDevice();
  const { token } = await signIn(browser, person);
  const again = await browser.post("/api/admin/login", { data: person, headers: SAME_ORIGIN });
  expect(again.status()).toBe(200);
  await errorOf(await browser.get(ME, { headers: bearer(token) }), 401);
  expect((await securityOf(browser, SAME_ORIGIN)).sessions).toMatchObject([{ isCurrent: true }]);
});

test("a client with a token alone can sign out, too", async ({ newDevice, addUser }) => {
  const device = await newDevice();
  const { token } = await signIn(device, await addUser("admin"));
  expect((await device.post("/api/admin/sign-out", { headers: bearer(token) })).status()).toBe(200);
  await errorOf(await device.get(ME, { headers: bearer(token) }), 401);
});

test("changing the password leaves one device, and signing out everywhere none", async ({
  newDevice,
  addUser,
}) => {
  const person = await addUser("admin");
  const [here, there] = [await newDevice(), await newDevice()];
  await signIn(there, person);
  const { token } = await signIn(here, person);
  const newPassword = "a newer and longer one";
  const data = { currentPassword: person.password, newPassword };
  const changed = await here.put("/api/admin/password", { data, headers: bearer(token) });
  const renewed = bearer((await changed.json()).data.token);
  const { sessions, signIns } = await securityOf(here, renewed);
  expect(sessions).toMatchObject([{ isCurrent: true }]);
  expect(signIns).toHaveLength(2);

  await here.delete("/api/admin/sessions", { headers: renewed });
  const again = await signIn(here, { ...person, password: newPassword });
  expect((await securityOf(here, bearer(again.token))).sessions).toHaveLength(1);
});

test("a session stays one while it is renewed", async ({ newDevice, addUser }) => {
  const device = await newDevice();
  await signIn(device, await addUser("admin"));
  const [before] = (await securityOf(device, SAME_ORIGIN)).sessions;
  const { token } = await (await device.post(REFRESH, { headers: SAME_ORIGIN })).json();
  const { sessions } = await securityOf(device, bearer(token));
  expect(sessions).toMatchObject([{ _id: before?._id, since: before?.since, isCurrent: true }]);
  expect(Date.parse(sessions[0]?.seenAt ?? "")).toBeGreaterThan(Date.parse(before?.seenAt ?? ""));
});

test("the session of an earlier version of the site goes on", async ({ newDevice, addUser }) => {
  const { id } = await addUser("admin");
  const device = await newDevice();
  const { sessions } = await securityOf(device, bearer(await goodToken(id)));
  expect(sessions).toEqual([]);
});

test("the history has the sign-ins that failed, too", async ({ newDevice, addUser }) => {
  const person = await addUser("admin");
  const device = await newDevice();
  await device.post("/api/admin/login", { data: { ...person, password: "not the password" } });
  const { token } = await signIn(device, person);
  const { signIns, sessions } = await securityOf(device, bearer(token));
  expect(signIns.map(({ method, succeeded }) => [method, succeeded]).sort()).toEqual([
    ["password", false],
    ["password", true],
  ]);
  expect(sessions).toHaveLength(1);
});
