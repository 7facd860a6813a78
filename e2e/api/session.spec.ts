import { tokenResponseSchema } from "@/lib/contract/auth";
import { BAD_COOKIES, sessionCookieFor } from "../factories/credentials";
import { withSiteDatabase } from "../servers/database";
import { site } from "../servers/site";
import { bearer, expect, plainText, refusalOf, SAME_ORIGIN, signIn, test } from "./api-test";

const REFRESH = "/api/admin/refresh-token";
const ME = "/api/admin/me";

test("the session cookie buys a fresh token and is renewed with it", async ({ newDevice, request }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  const answer = await device.post(REFRESH, { headers: SAME_ORIGIN });
  expect(answer.status()).toBe(200);
  const { token } = tokenResponseSchema.strict().parse(JSON.parse(await plainText(answer)));
  expect((await request.get(ME, { headers: bearer(token) })).status()).toBe(200);
  expect(answer.headers()["set-cookie"]).toMatch(/^next-auth\.session-token=[^;]+;.*HttpOnly/i);
});

test("a fresh token is not to be had without the cookie, even for a good token", async ({
  request,
  admin,
}) => {
  await refusalOf(await request.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  await refusalOf(await admin.post(REFRESH, { headers: SAME_ORIGIN }), 401);
});

test("a fresh token is not to be had from another site or without a sign of this one", async ({
  newDevice,
}) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  await refusalOf(await device.post(REFRESH), 401);
  await refusalOf(await device.post(REFRESH, { headers: { "sec-fetch-site": "cross-site" } }), 401);
  await refusalOf(await device.post(REFRESH, { headers: { origin: "https://evil.example" } }), 401);
});

test("a cookie that this site made and that is still good opens the session", async ({
  request,
  addUser,
}) => {
  const { id } = addUser("admin");
  const cookie = `next-auth.session-token=${await sessionCookieFor(id, 60)}`;
  const answer = await request.post(REFRESH, { headers: { cookie, ...SAME_ORIGIN } });
  expect(answer.status()).toBe(200);
});

for (const [title, make] of Object.entries(BAD_COOKIES)) {
  test(`${title} opens nothing`, async ({ request, addUser }) => {
    const { id } = addUser("admin");
    const headers = { cookie: `next-auth.session-token=${await make(id)}`, ...SAME_ORIGIN };
    await refusalOf(await request.post(REFRESH, { headers }), 401);
    await refusalOf(await request.get(ME, { headers }), 401);
  });
}

for (const [title, change] of Object.entries({
  "who is made a user": "update users set role = 'user' where id = ?",
  "who is deleted": "delete from users where id = ?",
})) {
  test(`an admin ${title} is out at the next call`, async ({ newDevice, addUser }) => {
    const person = addUser("admin");
    const device = await newDevice();
    const { token } = await signIn(device, person);
    expect((await device.get(ME, { headers: bearer(token) })).status()).toBe(200);

    withSiteDatabase((db) => db.prepare(change).run(person.id));
    await refusalOf(await device.get(ME, { headers: bearer(token) }), 401);
    await refusalOf(await device.get(ME, { headers: SAME_ORIGIN }), 401);
    await refusalOf(await device.post(REFRESH, { headers: SAME_ORIGIN }), 401);
  });
}
