import { bearer, expect, refusalOf, SAME_ORIGIN, signIn, test } from "./api-test";

const SESSIONS = "/api/admin/sessions";
const ME = "/api/admin/me";

test("every session of an admin ends at once, and nobody else's", async ({ newDevice, addUser, admin }) => {
  const person = addUser("admin");
  const [here, there] = [await newDevice(), await newDevice()];
  const { token } = await signIn(here, person);
  const other = await signIn(there, person);
  expect((await here.delete(SESSIONS, { headers: bearer(token) })).status()).toBe(200);
  await refusalOf(await here.get(ME, { headers: bearer(token) }), 401);
  await refusalOf(await here.get(ME, { headers: SAME_ORIGIN }), 401);
  await refusalOf(await there.get(ME, { headers: bearer(other.token) }), 401);
  await refusalOf(await there.post("/api/admin/refresh-token", { headers: SAME_ORIGIN }), 401);
  expect((await admin.get(ME)).status()).toBe(200);
  await signIn(here, person);
});

test("only an admin can, and only from a page of the site", async ({ request, newDevice, addUser }) => {
  await refusalOf(await request.delete(SESSIONS), 401);
  const person = addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  await refusalOf(await device.delete(SESSIONS, { headers: { "sec-fetch-site": "cross-site" } }), 401);
  expect((await device.get(ME, { headers: bearer(token) })).status()).toBe(200);
});
