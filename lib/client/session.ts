import { decodeJwt } from "jose/jwt/decode";
import type { Admin, Credentials, LoginResponse } from "@/lib/contract/auth";
import { LOGIN_PATH } from "@/lib/shared/admin-paths";
import { type Answer, ApiError, call, isGone, isUnauthorized, messageOf } from "./http";
import { storedToken, storeToken, TOKEN_KEY } from "./token";

const forgetToken = () => localStorage.removeItem(TOKEN_KEY);

/** Whether an access token is no longer good: unreadable, without `exp`, or `exp` (seconds) in the past. */
export function isExpired(token: string): boolean {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp !== "number" || exp <= Date.now() / 1000;
  } catch {
    return true;
  }
}

let refreshing: Promise<string> | undefined;

/** Buys a fresh access token with the session cookie; calls at the same time share one purchase. */
function refreshToken(): Promise<string> {
  refreshing ??= call<Pick<LoginResponse, "token">>("/api/admin/refresh-token", { method: "POST" })
    .then(({ body }) => {
      storeToken(body.token);
      return body.token;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

async function goodToken(): Promise<string> {
  const token = storedToken();
  return token && !isExpired(token) ? token : refreshToken();
}

/** Where the sign-in leads back to: this very screen with its search, filter and selection. */
function signInAddress(): string {
  const here = `${location.pathname}${location.search}`;
  return here.startsWith(LOGIN_PATH) ? LOGIN_PATH : `${LOGIN_PATH}?callbackUrl=${encodeURIComponent(here)}`;
}

const ENDED_KEY = "sessionEnded";

/** Whether the sign-in is shown because a session ended by itself; true once for each time that it did. */
export function hasSessionEnded(): boolean {
  const ended = sessionStorage.getItem(ENDED_KEY) !== null;
  sessionStorage.removeItem(ENDED_KEY);
  return ended;
}

/** Forgets the token and shows the sign-in, from which the way leads back here. */
export function leaveForSignIn(): void {
  forgetToken();
  sessionStorage.setItem(ENDED_KEY, "yes");
  location.assign(signInAddress());
}

/**
 * Makes a call as the signed-in admin, with a token that is good.
 *
 * On a 401 the token is forgotten and the browser goes to the sign-in (SPEC section 8).
 *
 * @throws ApiError as {@link call} does, the 401 included.
 */
export function callAsAdmin<Body>(
  path: string,
  options: Parameters<typeof call>[1] = {},
): Promise<Answer<Body>> {
  return asAdmin((headers) => call<Body>(path, { ...options, headers: { ...options.headers, ...headers } }));
}

type WithToken<Result> = (headers: Record<string, string>) => Promise<Result>;

/**
 * Does what needs a good token, given as headers. A 401 need not be the end of the session: this device's
 * clock may be slow, and a changed password makes the token of a call under way worthless. So the work is done
 * again, once, with a fresh token.
 */
async function withGoodToken<Result>(work: WithToken<Result>): Promise<Result> {
  const withToken = (token: string) => work({ authorization: `Bearer ${token}` });
  const token = await goodToken();
  try {
    return await withToken(token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return await withToken(await refreshToken());
  }
}

/**
 * Does what needs a good token, given as headers. When the session is over the token is forgotten and the
 * browser goes to the sign-in (SPEC section 8).
 */
export async function asAdmin<Result>(work: WithToken<Result>): Promise<Result> {
  try {
    return await withGoodToken(work);
  } catch (error) {
    if (isUnauthorized(error)) leaveForSignIn();
    throw error;
  }
}

/**
 * Deletes something as the signed-in admin; what somebody else deleted before is gone, as wanted.
 *
 * @throws ApiError as {@link call} does.
 */
export async function deleteAsAdmin(path: string): Promise<void> {
  await callAsAdmin(path, { method: "DELETE" }).catch((error) => {
    if (!isGone(error)) throw error;
  });
}

/** The start of the admin area: a good token, then the admin it belongs to. Fails as {@link callAsAdmin}. */
export async function loadAdmin(): Promise<Admin> {
  return (await callAsAdmin<Admin>("/api/admin/me")).body;
}

/**
 * The same where nobody has to be signed in: the public pages and the sign-in.
 *
 * @returns the admin, or undefined (and the token is forgotten) when the session is over.
 * @throws ApiError when no answer came: the session may still be good.
 */
export async function restoreAdmin(): Promise<Admin | undefined> {
  const token = storedToken();
  try {
    return (await withGoodToken((headers) => call<Admin>("/api/admin/me", { headers }))).body;
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    // Another tab may have signed in meanwhile.
    if (storedToken() === token) forgetToken();
    return undefined;
  }
}

/**
 * Signs in and stores the token; the answer sets the session cookie.
 *
 * @throws ApiError with the text of SPEC section 8 for the sign-in screen.
 */
export async function signIn(credentials: Credentials): Promise<Admin> {
  try {
    const { body } = await call<Partial<LoginResponse> | undefined>("/api/admin/login", {
      method: "POST",
      body: credentials,
    });
    if (!body?.token || !body.admin) throw new ApiError("Invalid response from server");
    storeToken(body.token);
    return body.admin;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw new ApiError("Invalid credentials or session expired.", 401);
    }
    const status = error instanceof ApiError ? error.status : undefined;
    throw new ApiError(messageOf(error, "An unexpected error occurred."), status);
  }
}

/**
 * Ends the session here: the cookie first, which only the server can take back, then the token.
 *
 * @throws ApiError when the server could not be reached; the admin is then still signed in.
 */
export async function signOut(): Promise<void> {
  const { body } = await call<{ csrfToken: string }>("/api/auth/csrf");
  await call("/api/auth/signout", { method: "POST", body: { csrfToken: body.csrfToken, json: true } });
  forgetToken();
  location.assign(LOGIN_PATH);
}
