import { tokenResponseSchema } from "@/lib/contract/auth";
import { BAD_COOKIES, sessionCookieFor } from "../factories/credentials";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";
import { errorOf, plainText } from "../servers/responses";
import { bearer, SAME_ORIGIN, signIn } from "../servers/sign-in";
import { backendIsElsewhere, site } from "../servers/site";

const REFRESH = "/api/admin/refresh-token";
const ME = "/api/admin/me";

test("the session cookie gets a new access token and is renewed", async ({ newDevice, request }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  const response = await device.post(REFRESH, { headers: SAME_ORIGIN });
  expect(response.status()).toBe(200);
  const { token } = tokenResponseSchema.strict().parse(JSON.parse(await plainText(response)));
  expect((await request.get(ME, { headers: bearer(token) })).status()).toBe(200);
  expect(response.headers()["set-cookie"]).toMatch(/^next-auth\.session-token=[^;]+;.*HttpOnly/i);
});

test("without the cookie there is no new token, even for a valid token", async ({ request, admin }) => {
  await errorOf(await request.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  await errorOf(await admin.post(REFRESH, { headers: SAME_ORIGIN }), 401);
});

test("a request from another or an unknown site gets no new token", async ({ newDevice }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  await errorOf(await device.post(REFRESH), 401);
  await errorOf(await device.post(REFRESH, { headers: { "sec-fetch-site": "cross-site" } }), 401);
  await errorOf(await device.post(REFRESH, { headers: { origin: "https://evil.example" } }), 401);
});

test("a valid cookie issued by this site restores the session", { tag: "@proof" }, async ({
  request,
  addUser,
}) => {
  test.skip(
    backendIsElsewhere,
    "The cookie then holds a session at the backend, which can't be made up here.",
  );
  const { id } = await addUser("admin");
  const cookie = `next-auth.session-token=${await sessionCookieFor(id, 60)}`;
  const response = await request.post(REFRESH, { headers: { cookie, ...SAME_ORIGIN } });
  expect(response.status()).toBe(200);
});

for (const [title, make] of Object.entries(BAD_COOKIES)) {
  test(`${title} gives no access`, { tag: "@proof" }, async ({ request, addUser }) => {
    const { id } = await addUser("admin");
    const headers = { cookie: `next-auth.session-token=${await make(id)}`, ...SAME_ORIGIN };
    await errorOf(await request.post(REFRESH, { headers }), 401);
    await errorOf(await request.get(ME, { headers }), 401);
  });
}

for (const [title, change] of Object.entries({
  "who is demoted": (id: string) =>
    withSiteTables((db) => db.updateTable("users").set({ role: "user" }).where("id", "=", id).execute()),
  "who is deleted": (id: string) =>
    withSiteTables((db) => db.deleteFrom("users").where("id", "=", id).execute()),
})) {
  test(`an admin ${title} is signed out on the next call`, async ({ newDevice, addUser }) => {
    const person = await addUser("admin");
    const device = await newDevice();
    const { token } = await signIn(device, person);
    expect((await device.get(ME, { headers: bearer(token) })).status()).toBe(200);

    await change(person.id);
    await errorOf(await device.get(ME, { headers: bearer(token) }), 401);
    await errorOf(await device.get(ME, { headers: SAME_ORIGIN }), 401);
    await errorOf(await device.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  });
}
