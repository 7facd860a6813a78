import { hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { site } from "../servers/site";

const MINUTE_S = 60;

/** The shared site's secret, which lib/backend/startup/start.ts stores. */
const siteSecret = () => readFileSync(join(site.environment.DATA_DIR, "secret"), "utf8").trim();

/** The signing key of access tokens, derived as in lib/backend/auth/access-token.ts. */
const accessTokenKey = () =>
  new Uint8Array(hkdfSync("sha256", siteSecret(), "", "golden-hour access token", 32));

function sign(userId: string, key: Uint8Array, expiresInS = 10 * MINUTE_S, issuer = "golden-hour") {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sessionVersion: 1 })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuer(issuer)
    .setIssuedAt(now - 60 * MINUTE_S)
    .setExpirationTime(now + expiresInS)
    .sign(key);
}

/** The value of a session cookie for a user. With a negative lifetime it is expired. */
export const sessionCookieFor = (userId: string, maxAge: number, secret = siteSecret()) =>
  encode({ token: { sub: userId, sessionVersion: 1 }, secret, maxAge });

/** A valid token. Each one below differs from it only in its defect. */
export const goodToken = (userId: string) => sign(userId, accessTokenKey());

/** Invalid tokens for an existing user. */
export const BAD_TOKENS: Record<string, (userId: string) => Promise<string>> = {
  "no token at all": async () => "",
  "a token that is not a JWT": async () => "undefined",
  "an expired token": (userId) => sign(userId, accessTokenKey(), -MINUTE_S),
  "a token signed with another key": (userId) => sign(userId, randomBytes(32)),
  "a token signed with the secret itself": (userId) => sign(userId, Buffer.from(siteSecret())),
  "a token from another issuer": (userId) => sign(userId, accessTokenKey(), 10 * MINUTE_S, "elsewhere"),
  "a token with the algorithm none": async (userId) => {
    const [, payload] = (await goodToken(userId)).split(".");
    return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  },
  "a token whose payload was replaced": async (userId) => {
    const [header, , signature] = (await goodToken("somebody else")).split(".");
    return `${header}.${(await goodToken(userId)).split(".")[1]}.${signature}`;
  },
  "a session cookie used as a token": (userId) => sessionCookieFor(userId, MINUTE_S),
  "a token of a user who does not exist": () => goodToken("00000000-0000-4000-8000-000000000000"),
};

/** Invalid values of the session cookie. */
export const BAD_COOKIES: Record<string, (userId: string) => Promise<string>> = {
  // next-auth tolerates a clock skew of 15 seconds.
  "an expired cookie": (userId) => sessionCookieFor(userId, -MINUTE_S),
  "a cookie encrypted with another secret": (userId) =>
    sessionCookieFor(userId, MINUTE_S, randomBytes(32).toString("base64url")),
  "an access token used as a cookie": goodToken,
  "a malformed cookie": async () => "%%%",
};
