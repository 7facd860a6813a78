import "server-only";
import { decode, type JWT } from "next-auth/jwt";
import { env, sessionSecret } from "@/lib/settings/env";
import { isSameOrigin } from "../http/same-origin";

const secure = env.SITE_URL.startsWith("https://");

/** Seconds that an unused session lasts. Every refresh of the access token restarts it. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60;

/** next-auth's session cookie. With the `__Secure-` prefix, browsers reject it over plain http. */
export const sessionCookie = {
  name: secure ? "__Secure-next-auth.session-token" : "next-auth.session-token",
  options: { httpOnly: true, sameSite: "lax", path: "/", secure },
} as const;

/** Who a session belongs to, as stored in the cookie and in the access token. */
export interface SessionClaims {
  userId: string;
  /** The user's `session_version` when the session began. The session ends when the two differ. */
  sessionVersion: number;
  /** Under which the session is recorded. Sessions of earlier versions of the site have none until they are renewed. */
  sessionId?: string | undefined;
}

/** Reads the claims of a decrypted token or cookie. @returns undefined for one of another kind. */
export function sessionClaimsOf(payload: Record<string, unknown> | undefined): SessionClaims | undefined {
  const { sub, sessionVersion, sessionId } = payload ?? {};
  if (typeof sub !== "string" || typeof sessionVersion !== "number") return undefined;
  return { userId: sub, sessionVersion, ...(typeof sessionId === "string" && { sessionId }) };
}

/**
 * Decrypts a session cookie. It proves who signed in, not that the session is still valid: only the
 * database knows that (lib/backend/auth/require-admin.ts).
 *
 * @param value the cookie's value; untrusted.
 * @returns the claims, or undefined for a missing, expired, forged or malformed cookie.
 */
export async function readSessionCookie(value: string | undefined): Promise<SessionClaims | undefined> {
  return sessionClaimsOf(await decryptSessionCookie(value));
}

/** Decrypts a session cookie. @returns its content, or undefined for a missing, expired, forged or malformed cookie. */
export async function decryptSessionCookie(value: string | undefined): Promise<JWT | undefined> {
  if (!value) return undefined;
  try {
    return (await decode({ token: value, secret: sessionSecret() })) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The value of the session cookie that a page of this site sent; undefined for a request from elsewhere. */
export function sameOriginSessionCookie(request: Request): string | undefined {
  return isSameOrigin(request) ? cookieValue(request, sessionCookie.name) : undefined;
}

/** The value of a cookie, as it was sent. */
export function cookieValue(request: Request, name: string): string | undefined {
  const pairs = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
