import "server-only";
import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { sessionSecret } from "@/lib/settings/env";
import type { SessionClaims } from "./session-cookie";

/** Short, because it lies in localStorage; the session cookie buys the next one. */
const LIFETIME = "15m";
const ISSUER = "golden-hour";

/** A key of its own, so that no token of one kind can pass for one of the other. */
function signingKey(): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", sessionSecret(), "", "golden-hour access token", 32));
}

/** Signs an access token: HS256, `exp` in seconds. */
export function signAccessToken({ userId, sessionVersion }: SessionClaims): Promise<string> {
  return new SignJWT({ sessionVersion })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(signingKey());
}

/** @returns the claims of a token of ours that has not expired, else undefined. */
export async function verifyAccessToken(token: string): Promise<SessionClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { algorithms: ["HS256"], issuer: ISSUER });
    if (typeof payload.sub !== "string" || typeof payload.sessionVersion !== "number") return undefined;
    return { userId: payload.sub, sessionVersion: payload.sessionVersion };
  } catch {
    return undefined;
  }
}
