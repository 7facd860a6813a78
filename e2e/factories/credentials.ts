import { hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { site } from "../servers/site";

const MINUTE_S = 60;

/** The shared site's secret, as lib/backend/startup/start.ts keeps it. */
const siteSecret = () => readFileSync(join(site.environment.DATA_DIR, "secret"), "utf8").trim();

/** The key of the site's access tokens, as lib/backend/auth/access-token.ts derives it. */
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

/** A session cookie's value for a user; a negative lifetime makes one that has expired. */
export const sessionCookieFor = (userId: string, maxAge: number, secret = siteSecret()) =>
  encode({ token: { sub: userId, sessionVersion: 1 }, secret, maxAge });

/** A token that differs from those below in nothing but what is wrong with them. */
export const goodToken = (userId: string) => sign(userId, accessTokenKey());

/** Tokens that must open nothing, made for a user who exists. */
export const BAD_TOKENS: Record<string, (userId: string) => Promise<string>> = {
  "no token at all": async () => "",
  "a token that is none": async () => "undefined",
  "an expired token": (userId) => sign(userId, accessTokenKey(), -MINUTE_S),
  "a token that a stranger signed": (userId) => sign(userId, randomBytes(32)),
  "a token signed with the secret itself": (userId) => sign(userId, Buffer.from(siteSecret())),
  "a token of another issuer": (userId) => sign(userId, accessTokenKey(), 10 * MINUTE_S, "elsewhere"),
  "a token with the algorithm none": async (userId) => {
    const [, payload] = (await goodToken(userId)).split(".");
    return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  },
  "a token whose user was swapped": async (userId) => {
    const [header, , signature] = (await goodToken("somebody else")).split(".");
    return `${header}.${(await goodToken(userId)).split(".")[1]}.${signature}`;
  },
  "a session cookie used as a token": (userId) => sessionCookieFor(userId, MINUTE_S),
  "a token of somebody who does not exist": () => goodToken("00000000-0000-4000-8000-000000000000"),
};

/** Values of the session cookie that must open nothing. */
export const BAD_COOKIES: Record<string, (userId: string) => Promise<string>> = {
  // next-auth forgives clocks that differ by 15 seconds.
  "an expired cookie": (userId) => sessionCookieFor(userId, -MINUTE_S),
  "a cookie that a stranger encrypted": (userId) =>
    sessionCookieFor(userId, MINUTE_S, randomBytes(32).toString("base64url")),
  "an access token used as a cookie": goodToken,
  "a cookie that is none": async () => "%%%",
};
