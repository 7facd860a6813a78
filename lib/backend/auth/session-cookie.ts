import "server-only";
import { decode } from "next-auth/jwt";
import { env, sessionSecret } from "@/lib/settings/env";

const secure = env.SITE_URL.startsWith("https://");

/** How long a session lasts without being used: every refresh of the access token begins it anew. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60;

/** next-auth's session cookie; the `__Secure-` prefix makes browsers refuse it over plain http. */
export const sessionCookie = {
  name: secure ? "__Secure-next-auth.session-token" : "next-auth.session-token",
  options: { httpOnly: true, sameSite: "lax", path: "/", secure },
} as const;

/** Who a session belongs to, as it stands in the cookie and in the access token. */
export interface SessionClaims {
  userId: string;
  /** The user's `session_version` when the session began; it ends when the two differ. */
  sessionVersion: number;
}

/**
 * Decrypts a session cookie. It says who once signed in, not that they may still come in: only the
 * database knows that (lib/backend/auth/require-admin.ts).
 *
 * @param value the cookie's value, from anyone.
 * @returns the claims, or undefined for a missing, expired, foreign or malformed cookie.
 */
export async function readSessionCookie(value: string | undefined): Promise<SessionClaims | undefined> {
  if (!value) return undefined;
  try {
    const claims = await decode({ token: value, secret: sessionSecret() });
    if (typeof claims?.sub !== "string" || typeof claims.sessionVersion !== "number") return undefined;
    return { userId: claims.sub, sessionVersion: claims.sessionVersion };
  } catch {
    return undefined;
  }
}
