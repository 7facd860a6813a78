import { type APIRequestContext, expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { bearer, type Credentials, signIn } from "../servers/sign-in";

const TWO_STEP = "/api/admin/two-step";

/** The code that an authenticator app shows. @param steps how many 30-second steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Begins two-step sign-in for an admin who is signed in. */
export async function beginTwoStep(admin: APIRequestContext, currentPassword: string, headers = {}) {
  const response = await admin.post(TWO_STEP, { data: { currentPassword }, headers });
  expect(response.status(), await response.text()).toBe(200);
  const { secret, setup }: { secret: string; setup: string } = await response.json();
  return { secret, data: { setup, code: codeOf(secret) } };
}

/** Turns two-step sign-in on for a person. */
export async function withTwoStep(device: APIRequestContext, person: Credentials) {
  const { token } = await signIn(device, person);
  const { secret, data } = await beginTwoStep(device, person.password, bearer(token));
  const response = await device.put(TWO_STEP, { data, headers: bearer(token) });
  expect(response.status(), await response.text()).toBe(200);
  const { recoveryCodes }: { recoveryCodes: string[] } = await response.json();
  return { secret, recoveryCodes, headers: bearer(token) };
}
