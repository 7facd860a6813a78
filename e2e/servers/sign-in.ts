import { type APIRequestContext, expect } from "@playwright/test";
import type { LoginResponse } from "@/lib/contract/auth";
import type { OwnServer } from "./server-process";
import { site } from "./site";

export interface Credentials {
  email: string;
  password: string;
}

/** Signs a client in, which gets the session cookie. @returns the response body. */
export async function signIn(
  client: APIRequestContext,
  { email, password }: Credentials = site.admin,
  siteUrl = "",
): Promise<LoginResponse> {
  const response = await client.post(`${siteUrl}/api/admin/login`, { data: { email, password } });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Creates a client that is signed in with a token only, without the cookie. */
export async function adminOf(server: OwnServer, person?: Credentials): Promise<APIRequestContext> {
  const { token } = await signIn(await server.newDevice(), person);
  return server.newDevice(bearer(token));
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The header that browsers add to a request from a page of the same site. */
export const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };
