import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { SAME_ORIGIN, signIn } from "../servers/sign-in";
import { site } from "../servers/site";

const SIGN_OUT = "/api/auth/signout";
const ME = "/api/admin/me";

test("signing out with a CSRF token removes the session cookie", async ({ newDevice }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  const { csrfToken } = await (await device.get("/api/auth/csrf")).json();
  const response = await device.post(SIGN_OUT, { form: { csrfToken, json: "true" } });
  expect(response.status()).toBe(200);
  await errorOf(await device.get(ME, { headers: SAME_ORIGIN }), 401);
});

test("another site can't sign anyone out, since it has no CSRF token", async ({ newDevice }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  for (const csrfToken of ["", "a guess"]) {
    await device.post(SIGN_OUT, { form: { csrfToken, json: "true" }, maxRedirects: 0 });
  }
  expect((await device.get(ME, { headers: SAME_ORIGIN })).status()).toBe(200);
});
