import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { bearer, SAME_ORIGIN, signIn } from "../servers/sign-in";

const SESSIONS = "/api/admin/sessions";
const ME = "/api/admin/me";

test("all sessions of the admin end at once, and nobody else's", async ({ newDevice, addUser, admin }) => {
  const person = await addUser("admin");
  const [here, there] = [await newDevice(), await newDevice()];
  const { token } = await signIn(here, person);
  const other = await signIn(there, person);
  expect((await here.delete(SESSIONS, { headers: bearer(token) })).status()).toBe(200);
  await errorOf(await here.get(ME, { headers: bearer(token) }), 401);
  await errorOf(await here.get(ME, { headers: SAME_ORIGIN }), 401);
  await errorOf(await there.get(ME, { headers: bearer(other.token) }), 401);
  await errorOf(await there.post("/api/admin/refresh-token", { headers: SAME_ORIGIN }), 401);
  expect((await admin.get(ME)).status()).toBe(200);
  await signIn(here, person);
});

test("it requires an admin and a page of this site", async ({ request, newDevice, addUser }) => {
  await errorOf(await request.delete(SESSIONS), 401);
  const person = await addUser("admin");
  const device = await newDevice();
  const { token } = await signIn(device, person);
  await errorOf(await device.delete(SESSIONS, { headers: { "sec-fetch-site": "cross-site" } }), 401);
  expect((await device.get(ME, { headers: bearer(token) })).status()).toBe(200);
});
