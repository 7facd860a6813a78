import { type APIRequestContext, type APIResponse, test as base, expect } from "@playwright/test";
import type { LoginResponse } from "@/lib/contract/auth";
import { type Failure, failureSchema } from "@/lib/contract/common";
import { type AddUser, withUsers } from "../servers/database";
import { site } from "../servers/site";

interface Fixtures {
  /** Signed in with a token, and without the cookie. `request` is signed in with nothing. */
  admin: APIRequestContext;
  /** The header that signs a request in as the admin. */
  signedIn: { authorization: string };
  /** A new client of the shared site, with cookies of its own. */
  newDevice: () => Promise<APIRequestContext>;
  /** Adds a user with a password of their own who is gone after the test. */
  addUser: AddUser;
}

/** Playwright's test for calls alone: no page is opened. */
export const test = base.extend<Fixtures>({
  newDevice: async ({ playwright }, use) => {
    const devices: APIRequestContext[] = [];
    await use(async () => {
      const device = await playwright.request.newContext({ baseURL: site.url });
      devices.push(device);
      return device;
    });
    await Promise.all(devices.map((device) => device.dispose()));
  },

  signedIn: async ({ newDevice }, use) => {
    const { token } = await signIn(await newDevice(), site.admin);
    await use(bearer(token));
  },

  admin: async ({ playwright, signedIn }, use) => {
    const admin = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: signedIn });
    await use(admin);
    await admin.dispose();
  },

  addUser: async ({ baseURL: _ }, use) => withUsers(use),
});

/** Signs a client in; its cookie jar then holds the session cookie. */
export async function signIn(
  client: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<LoginResponse> {
  const answer = await client.post("/api/admin/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What a browser adds to a request that a page of the same site makes. */
export const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };

/** What no answer may hold: a password hash, a stack, a file of ours, SQL. */
const INTERNALS =
  /\$argon2|password_?hash|session_?version|\n\s+at |node_modules|\.next\/|SQLITE|select .+ from |insert into/i;

/** Checks that an answer tells nothing of our insides. @returns its text. */
export async function plainText(answer: APIResponse): Promise<string> {
  const text = await answer.text();
  expect(text).not.toMatch(INTERNALS);
  return text;
}

/** Checks that a call was refused in the contract's shape. @returns the refusal. */
export async function refusalOf(answer: APIResponse, status: number): Promise<Failure> {
  const text = await plainText(answer);
  expect(answer.status(), text).toBe(status);
  expect(answer.headers()["content-type"]).toMatch(/^application\/json\b/);
  const refusal = failureSchema.strict().parse(JSON.parse(text));
  expect(refusal.message).toMatch(/\w/);
  return refusal;
}

/** The fields that a refusal names, without repetition. */
export async function refusedFields(answer: APIResponse): Promise<string[]> {
  const { errors = [] } = await refusalOf(answer, 400);
  return [...new Set(errors.map(({ field }) => field))].sort();
}

export { expect };
