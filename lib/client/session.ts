import { ACCESS_REMOVED } from "@/lib/contract/access-removed";
import type { Admin, Credentials } from "@/lib/contract/auth";
import { authCalls } from "@/lib/contract/calls/auth";
import { LOGIN_PATH } from "@/lib/shared/admin-paths";
import { forgetToken, refreshToken, storeToken, type TokenHeaders, withToken } from "./access-token";
import { isMalformed, isUnauthorized, messageOf } from "./http";
import { request } from "./request";
import { ApiError, parseJson, send } from "./send";
import { storedToken } from "./token";

/** The URL of the sign-in page, which returns to the current screen with its search, filter and selection. */
function signInUrl(): string {
  const here = `${location.pathname}${location.search}`;
  return here.startsWith(LOGIN_PATH) ? LOGIN_PATH : `${LOGIN_PATH}?callbackUrl=${encodeURIComponent(here)}`;
}

const NOTICE_KEY = "signInNotice";

/** Why somebody is on the sign-in page: their session expired, their access was removed, or they chose a password. */
export type SignInNotice = "ended" | "removed" | "chosen";

const isNotice = (value: string | null): value is SignInNotice =>
  value === "ended" || value === "removed" || value === "chosen";

/** Reads why somebody is on the sign-in page, only once. @returns undefined when they came by themselves. */
export function takeSignInNotice(): SignInNotice | undefined {
  const notice = sessionStorage.getItem(NOTICE_KEY);
  sessionStorage.removeItem(NOTICE_KEY);
  return isNotice(notice) ? notice : undefined;
}

/** Removes the token and goes to the sign-in page, which says why and leads back here. */
export function leaveForSignIn(notice: SignInNotice = "ended"): void {
  forgetToken();
  sessionStorage.setItem(NOTICE_KEY, notice);
  location.assign(signInUrl());
}

/**
 * Runs `work` as the signed-in admin. If the session has ended, the browser goes to the sign-in page.
 *
 * @param work receives the headers that authorize a request.
 * @throws what `work` throws, including the 401.
 */
export const asAdmin = <Result>(work: (token: TokenHeaders) => Promise<Result>): Promise<Result> =>
  withSession(() => withToken(work));

async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUnauthorized(error))
      leaveForSignIn((error as Error).message === ACCESS_REMOVED ? "removed" : "ended");
    throw error;
  }
}

/**
 * Renews the session cookie, for a request that the browser makes with the cookie alone, such as a download.
 *
 * @throws ApiError. On a 401 the browser goes to the sign-in page.
 */
export async function renewCookie(): Promise<void> {
  await withSession(refreshToken);
}

const fetchAdmin = async (headers: TokenHeaders) => (await request(authCalls.me, { headers })).body;

/** Fetches the signed-in admin, for the admin area. @throws as {@link asAdmin} does. */
export function loadAdmin(): Promise<Admin> {
  return asAdmin(fetchAdmin);
}

/**
 * Fetches the signed-in admin, for the public pages and the sign-in page, where signing in is optional.
 *
 * @returns the admin, or undefined if the session has ended. In that case the token is removed.
 * @throws ApiError without a response, since the session may still be valid.
 */
export async function restoreAdmin(): Promise<Admin | undefined> {
  const token = storedToken();
  try {
    return await withToken(fetchAdmin);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    // Another tab may have signed in since.
    if (storedToken() === token) forgetToken();
    return undefined;
  }
}

/** What a sign-in with a wrong email address or password says (docs/product.md#errors). */
export const INVALID_CREDENTIALS = "Invalid credentials or session expired.";

/**
 * Signs in and stores the token; the response sets the session cookie.
 *
 * @throws ApiError with the message for the sign-in page (docs/product.md#errors), or naming `code` for an account with
 * two-step sign-in ({@link asksForCode}).
 */
export async function signIn(credentials: Credentials): Promise<Admin> {
  try {
    const { body } = await request(authCalls.signIn, { body: credentials });
    storeToken(body.token);
    return body.admin;
  } catch (error) {
    if (asksForCode(error)) throw error;
    if (isUnauthorized(error)) throw new ApiError(INVALID_CREDENTIALS, 401);
    const fallback = isMalformed(error) ? "Invalid response from server" : "An unexpected error occurred.";
    const status = error instanceof ApiError ? error.status : undefined;
    throw new ApiError(messageOf(error, fallback), status);
  }
}

/** Whether a sign-in failed because the code of the second step is missing or wrong. */
export const asksForCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errors.some(({ field }) => field === "code");

/**
 * Signs out on this device. Removes the cookie, which only the server can do, and then the token. The two calls are
 * next-auth's own.
 *
 * @throws ApiError when the server can't be reached. The admin is then still signed in.
 */
export async function signOut(): Promise<void> {
  const { text } = await send("/api/auth/csrf", {});
  const { csrfToken } = (parseJson(text) ?? {}) as { csrfToken?: string };
  await send("/api/auth/signout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ csrfToken, json: true }),
  });
  forgetToken();
  location.assign(LOGIN_PATH);
}
