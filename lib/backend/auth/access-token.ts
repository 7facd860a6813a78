import "server-only";
import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { sessionSecret } from "@/lib/settings/env";
import { type SessionClaims, sessionClaimsOf } from "./session-cookie";

/** Short, because the token is kept in localStorage. The session cookie is used to get a new one. */
const LIFETIME = "15m";
const ISSUER = "golden-hour";

let kept: { secret: string; key: Promise<CryptoKey> } | undefined;

/**
 * Derived, so that an access token and a session cookie can never stand in for each other. Kept, since deriving and importing it
 * took a tenth of the time of a small call.
 */
function signingKey(): Promise<CryptoKey> {
  const secret = sessionSecret();
  if (kept?.secret !== secret) {
    const key = new Uint8Array(hkdfSync("sha256", secret, "", "golden-hour access token", 32));
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    kept = { secret, key: crypto.subtle.importKey("raw", key, algorithm, false, ["sign", "verify"]) };
  }
  return kept.key;
}

/** Signs an access token: HS256, `exp` in seconds. */
export async function signAccessToken({ userId, ...claims }: SessionClaims): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await signingKey());
}

/** @returns the claims of a token that this site signed and that has not expired, else undefined. */
export async function verifyAccessToken(token: string): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(), { algorithms: ["HS256"], issuer: ISSUER });
    return sessionClaimsOf(payload);
  } catch {
    return undefined;
  }
}
