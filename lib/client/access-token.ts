import { decodeJwt } from "jose/jwt/decode";
import { authCalls } from "@/lib/contract/calls/auth";
import { isUnauthorized } from "./http";
import { request } from "./request";
import { storedToken, TOKEN_KEY } from "./token";

/** Stores an access token for the next calls. */
export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/** Removes the access token. */
export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY);
}

/** Whether an access token has expired: unreadable, without `exp`, or with `exp` (seconds) in the past. */
export function isExpired(token: string): boolean {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp !== "number" || exp <= Date.now() / 1000;
  } catch {
    return true;
  }
}

let refreshing: Promise<string> | undefined;

/** Gets a new access token using the session cookie, which is renewed. Concurrent calls share one request. */
export function refreshToken(): Promise<string> {
  refreshing ??= request(authCalls.refreshToken, {})
    .then(({ body }) => {
      storeToken(body.token);
      return body.token;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

async function validToken(): Promise<string> {
  const token = storedToken();
  return token && !isExpired(token) ? token : refreshToken();
}

/** The headers that authorize a request as the signed-in admin. */
export type TokenHeaders = { authorization: string };

const headersFor = (token: string): TokenHeaders => ({ authorization: `Bearer ${token}` });

/**
 * Runs `work` with a valid token. After a 401 it retries once with a new token: the session may still be valid,
 * since this device's clock may be slow, and a password change invalidates the tokens of pending requests.
 *
 * @throws what `work` throws, and ApiError 401 when the session has ended.
 */
export async function withToken<Result>(work: (headers: TokenHeaders) => Promise<Result>): Promise<Result> {
  const token = await validToken();
  try {
    return await work(headersFor(token));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return await work(headersFor(await refreshToken()));
  }
}
