import { site } from "../servers/site";
import { expect, refusalOf, SAME_ORIGIN, signIn, test } from "./api-test";

const SIGN_OUT = "/api/auth/signout";
const ME = "/api/admin/me";

test("signing out with its CSRF token takes the session cookie away", async ({ newDevice }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  const { csrfToken } = await (await device.get("/api/auth/csrf")).json();
  const answer = await device.post(SIGN_OUT, { form: { csrfToken, json: "true" } });
  expect(answer.status()).toBe(200);
  await refusalOf(await device.get(ME, { headers: SAME_ORIGIN }), 401);
});

test("another site that has no CSRF token can sign nobody out", async ({ newDevice }) => {
  const device = await newDevice();
  await signIn(device, site.admin);
  for (const csrfToken of ["", "a guess"]) {
    await device.post(SIGN_OUT, { form: { csrfToken, json: "true" }, maxRedirects: 0 });
  }
  expect((await device.get(ME, { headers: SAME_ORIGIN })).status()).toBe(200);
});
