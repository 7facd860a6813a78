import "server-only";
import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { sessionSecret } from "@/lib/settings/env";
import { type SessionClaims, sessionClaimsOf } from "./session-cookie";

/** Short, because the token is kept in localStorage. The session cookie is used to get a new one. */
const LIFETIME = "15m";
const ISSUER = "golden-hour";

/** Derived, so that an access token and a session cookie can never stand in for each other. */
function signingKey(): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", sessionSecret(), "", "golden-hour access token", 32));
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
