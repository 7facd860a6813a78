import "server-only";
import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { sessionSecret } from "@/lib/settings/env";
import { type SessionClaims, sessionClaimsOf } from "./session-cookie";

/** Short, because the token is kept in localStorage. The session cookie is used to get a new one. */
const LIFETIME = "15m";
const ISSUER = "golden-hour";

/** More than the devices that have the console open. */
const KEPT_TOKENS = 500;

interface Kept {
  secret: string;
  key: Promise<CryptoKey>;
  /** Tokens whose signature was verified, the oldest first, with when they expire, in milliseconds. */
  verified: Map<string, { claims: SessionClaims; expiresAt: number }>;
}

let kept: Kept | undefined;

/**
 * The key is derived, so that an access token and a session cookie can never stand in for each other. It is kept like the tokens
 * that it has verified, since both took a fifth of the time of the console's poll.
 */
function keptFor(secret: string): Kept {
  if (kept?.secret !== secret) {
    const key = new Uint8Array(hkdfSync("sha256", secret, "", "golden-hour access token", 32));
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    kept = {
      secret,
      key: crypto.subtle.importKey("raw", key, algorithm, false, ["sign", "verify"]),
      verified: new Map(),
    };
  }
  return kept;
}

/** Signs an access token: HS256, `exp` in seconds. */
export async function signAccessToken({ userId, ...claims }: SessionClaims): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await keptFor(sessionSecret()).key);
}

/** @returns the claims of a token that this site signed and that has not expired, else undefined. */
export async function verifyAccessToken(token: string): Promise<SessionClaims | undefined> {
  const { key, verified } = keptFor(sessionSecret());
  const before = verified.get(token);
  if (before && Date.now() < before.expiresAt) return before.claims;
  try {
    const { payload } = await jwtVerify(token, await key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      requiredClaims: ["exp"],
    });
    const claims = sessionClaimsOf(payload);
    if (claims) verified.set(token, { claims, expiresAt: Number(payload.exp) * 1000 });
    const [oldest] = verified.keys();
    if (verified.size > KEPT_TOKENS && oldest) verified.delete(oldest);
    return claims;
  } catch {
    verified.delete(token);
    return undefined;
  }
}
