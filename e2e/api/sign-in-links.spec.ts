import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { codeOf, withTwoStep } from "../factories/two-step";
import { findUser, newUser, storeUser, USERS } from "../factories/users";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields, plainText } from "../servers/responses";
import { bearer, signIn } from "../servers/sign-in";

const LINK = "/api/admin/login/link";
const PASSWORD = "three unrelated words";

/** Makes a new link for an admin. @returns its token. */
async function newLink(admin: APIRequestContext, id: string): Promise<string> {
  const response = await admin.post(`${USERS}/${id}/sign-in-link`);
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data.token;
}

const choiceOf = (token: string) => ({ token, firstName: "Grace", lastName: "Hopper", password: PASSWORD });

test("an invited admin chooses a password and a name, and the link works once", async ({
  admin,
  newDevice,
}) => {
  const { firstName, lastName, email, permissions } = newUser({ permissions: ["manage_blogs"] });
  const invitation = { firstName, lastName, email, permissions };
  const invited = await admin.post("/api/admin/invitations", { data: invitation });
  expect(invited.status()).toBe(201);
  expect(invited.headers()["cache-control"]).toBe("no-store");
  const { user, link } = JSON.parse(await plainText(invited)).data;
  expect(link.purpose).toBe("invite");
  expect(await findUser(admin, user._id)).toEqual({ ...user, role: "admin", isInvited: true });

  const device = await newDevice();
  for (const password of ["", link.token])
    expect((await device.post("/api/admin/login", { data: { email, password } })).ok()).toBe(false);
  const opened = await device.post(LINK, { data: { token: link.token } });
  expect(await opened.json()).toEqual({ purpose: "invite", email, firstName, lastName });
  const data = choiceOf(link.token);
  expect(await invalidFields(await device.put(LINK, { data: { ...data, password: "12345" } }))).toEqual([
    "password",
  ]);
  expect(await invalidFields(await device.put(LINK, { data: { ...data, password: "sunshine" } }))).toEqual([
    "password",
  ]);
  const chosen = await device.put(LINK, { data });
  expect(chosen.status(), await chosen.text()).toBe(200);
  // It opens no session.
  expect(chosen.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie")).toEqual([]);
  const { admin: me } = await signIn(device, { email, password: PASSWORD });
  expect(me).toMatchObject({ name: "Grace Hopper", permissions });
  expect(await findUser(admin, user._id)).toMatchObject({ firstName: "Grace", isInvited: false });

  const used = "This link was used already. Sign in with your password, or ask for a new link.";
  expect((await errorOf(await device.put(LINK, { data }), 404)).message).toBe(used);
  expect((await errorOf(await device.post(LINK, { data: { token: link.token } }), 404)).message).toBe(used);
});

test("a new sign-in link ends sessions only when it is used, and does not replace the second step", async ({
  admin,
  newDevice,
}) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const device = await newDevice();
  const { secret, headers } = await withTwoStep(device, sent);
  const token = await newLink(admin, user._id);
  const status = async () => (await device.get("/api/admin/me", { headers })).status();
  expect(await status()).toBe(200);
  expect((await device.put(LINK, { data: choiceOf(token) })).status()).toBe(200);
  expect(await status()).toBe(401);

  const login = (data: object) => device.post("/api/admin/login", { data });
  await errorOf(await login({ ...sent, code: codeOf(secret, 1) }), 401);
  const { errors = [] } = await errorOf(await login({ email: sent.email, password: PASSWORD }), 401);
  expect(errors.map(({ field }) => field)).toEqual(["code"]);
  const data = { email: sent.email, password: PASSWORD, code: codeOf(secret, 1) };
  expect((await login(data)).status()).toBe(200);
});

test("whoever changes the password makes a link useless, and nobody makes one for themselves", async ({
  admin,
  newDevice,
}) => {
  const { sent, user } = await storeUser(admin, { role: "admin", permissions: ["manage_users"] });
  const device = await newDevice();
  const headers = bearer((await signIn(device, sent)).token);
  const token = await newLink(admin, user._id);
  const data = { currentPassword: sent.password, newPassword: PASSWORD };
  const changed = await device.put("/api/admin/password", { headers, data });
  expect(changed.status()).toBe(200);
  await errorOf(await device.put(LINK, { data: choiceOf(token) }), 404);

  const mine = await device.post(`${USERS}/${user._id}/sign-in-link`, {
    headers: bearer((await changed.json()).data.token),
  });
  expect((await errorOf(mine, 409)).message).toMatch(/^You can't make a sign-in link for yourself\./);
});

test("a token that is cut, and one that nobody has made, open nothing", async ({ request }) => {
  const cut = randomUUID().replaceAll("-", "");
  for (const token of ["", cut, `${cut}${cut}`])
    expect(await invalidFields(await request.post(LINK, { data: { token } }))).toEqual(["token"]);
  const token = "x".repeat(43);
  await errorOf(await request.post(LINK, { data: { token } }), 404);
  await errorOf(await request.put(LINK, { data: choiceOf(token) }), 404);
});
