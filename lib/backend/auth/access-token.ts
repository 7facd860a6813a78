import "server-only";
import { createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { sessionSecret } from "@/lib/settings/env";
import { type SessionClaims, sessionClaimsOf } from "./session-cookie";

/** Short, because the token is kept in localStorage. The session cookie is used to get a new one. */
const LIFETIME = "15m";
const ISSUER = "golden-hour";

let kept: { secret: string; key: KeyObject } | undefined;

/**
 * Derived, so that an access token and a session cookie can never stand in for each other. Kept, since deriving it took a
 * tenth of the time of a small call.
 */
function signingKey(): KeyObject {
  const secret = sessionSecret();
  if (kept?.secret !== secret) {
    const key = new Uint8Array(hkdfSync("sha256", secret, "", "golden-hour access token", 32));
    kept = { secret, key: createSecretKey(key) };
  }
  return kept.key;
}

/** Signs an access token: HS256, `exp` in seconds. */
export function signAccessToken({ userId, ...claims }: SessionClaims): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(signingKey());
}

/** @returns the claims of a token that this site signed and that has not expired, else undefined. */
export async function verifyAccessToken(token: string): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { algorithms: ["HS256"], issuer: ISSUER });
    return sessionClaimsOf(payload);
  } catch {
    return undefined;
  }
}
