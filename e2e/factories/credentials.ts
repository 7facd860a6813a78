import { hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { site } from "../servers/site";

const MINUTE_S = 60;

/** The shared site's secret, which lib/backend/startup/secret.ts stores. */
const siteSecret = () => readFileSync(join(site.environment.DATA_DIR, "secret"), "utf8").trim();

/** The signing key of access tokens, derived as in lib/backend/auth/access-token.ts. */
const accessTokenKey = () =>
  new Uint8Array(hkdfSync("sha256", siteSecret(), "", "golden-hour access token", 32));

/** What a token claims. Everything else is as in a valid one. */
interface Claims {
  expiresInS?: number;
  validFromS?: number;
  issuer?: string;
  sessionVersion?: unknown;
}

function sign(
  userId: string,
  key: Uint8Array | CryptoKey,
  { expiresInS = 10 * MINUTE_S, validFromS, issuer = "golden-hour", sessionVersion = 1 }: Claims = {},
  header: JWTHeaderParameters = { alg: "HS256" },
) {
  const now = Math.floor(Date.now() / 1000);
  const token = new SignJWT({ sessionVersion })
    .setProtectedHeader(header)
    .setSubject(userId)
    .setIssuer(issuer)
    .setIssuedAt(now - 60 * MINUTE_S)
    .setExpirationTime(now + expiresInS);
  if (validFromS !== undefined) token.setNotBefore(now + validFromS);
  return token.sign(key, { crit: { [EXTENSION]: false } });
}

/** A header extension that this site does not know. */
const EXTENSION = "https://extensions.example/other";

/** A valid token with another header, and with the signature that it had, or none. */
async function withHeader(userId: string, header: object, { signed }: { signed: boolean }): Promise<string> {
  const [, payload, signature] = (await goodToken(userId)).split(".");
  return `${Buffer.from(JSON.stringify(header)).toString("base64url")}.${payload}.${signed ? signature : ""}`;
}

/** The value of a session cookie for a user. With a negative lifetime it is expired. */
export const sessionCookieFor = (userId: string, maxAge: number, secret = siteSecret()) =>
  encode({ token: { sub: userId, sessionVersion: 1 }, secret, maxAge });

/** A valid token. Each one below differs from it only in its defect. */
export const goodToken = (userId: string) => sign(userId, accessTokenKey());

/** Makes a token or a cookie for a user. */
type Make = (userId: string) => Promise<string>;

/** Tokens without a signature, or with one that their header does not name. */
const UNSIGNED = Object.fromEntries(
  ["none", "None", "NONE", "nOnE", "", null].flatMap((alg) =>
    [false, true].map((signed): [string, Make] => [
      `a token with the algorithm ${JSON.stringify(alg)} and ${signed ? "an old" : "no"} signature`,
      (userId) => withHeader(userId, { alg }, { signed }),
    ]),
  ),
);

/** Tokens whose header asks for a key of its maker's choice, with which they are signed. */
const WITH_OWN_KEY: Record<string, Make> = {
  "a token that brings its key along (jwk)": async (userId) => {
    const { publicKey, privateKey } = await generateKeyPair("ES256");
    return sign(userId, privateKey, {}, { alg: "ES256", jwk: await exportJWK(publicKey) });
  },
  "a token that says where its key is (jku, x5u)": (userId) => {
    const jku = "https://keys.example/jwks.json";
    return sign(userId, randomBytes(32), {}, { alg: "HS256", jku, x5u: jku });
  },
  "a token whose key is an empty file (kid)": (userId) =>
    sign(userId, Buffer.alloc(32), {}, { alg: "HS256", kid: "../../../../dev/null" }),
  "a token whose key is the name of a key (kid)": (userId) =>
    sign(
      userId,
      Buffer.from("' union select 'a key of an attacker"),
      {},
      { alg: "HS256", kid: "' or 1=1 --" },
    ),
};

/** Tokens of another algorithm. The first two have the right key. */
const OTHER_ALGORITHMS: Record<string, Make> = {
  "a token signed with HS384": (userId) => sign(userId, accessTokenKey(), {}, { alg: "HS384" }),
  "a token signed with HS512": (userId) => sign(userId, accessTokenKey(), {}, { alg: "HS512" }),
  ...Object.fromEntries(
    ["RS256", "PS256", "ES256", "EdDSA"].map((alg): [string, Make] => [
      `a token signed with ${alg}`,
      async (userId) => sign(userId, (await generateKeyPair(alg)).privateKey, {}, { alg }),
    ]),
  ),
};

/** Invalid tokens for an existing user. */
export const BAD_TOKENS: Record<string, Make> = {
  "no token at all": async () => "",
  "a token that is not a JWT": async () => "undefined",
  "a token with an extension that must be understood (crit)": (userId) =>
    sign(userId, accessTokenKey(), {}, { alg: "HS256", crit: [EXTENSION], [EXTENSION]: true }),
  "an expired token": (userId) => sign(userId, accessTokenKey(), { expiresInS: -MINUTE_S }),
  "a token that is not valid yet": (userId) => sign(userId, accessTokenKey(), { validFromS: MINUTE_S }),
  "a token of a session that has ended": (userId) => sign(userId, accessTokenKey(), { sessionVersion: 0 }),
  "a token of a session that has not begun": (userId) =>
    sign(userId, accessTokenKey(), { sessionVersion: 2 }),
  "a token whose session is a text": (userId) => sign(userId, accessTokenKey(), { sessionVersion: "1" }),
  "a token signed with another key": (userId) => sign(userId, randomBytes(32)),
  "a token signed with the secret itself": (userId) => sign(userId, Buffer.from(siteSecret())),
  "a token from another issuer": (userId) => sign(userId, accessTokenKey(), { issuer: "elsewhere" }),
  "a token whose payload was replaced": async (userId) => {
    const [header, , signature] = (await goodToken("somebody else")).split(".");
    return `${header}.${(await goodToken(userId)).split(".")[1]}.${signature}`;
  },
  "a token whose signature was cut": async (userId) => (await goodToken(userId)).slice(0, -4),
  "a session cookie used as a token": (userId) => sessionCookieFor(userId, MINUTE_S),
  "a token of a user who does not exist": () => goodToken("00000000-0000-4000-8000-000000000000"),
  ...UNSIGNED,
  ...WITH_OWN_KEY,
  ...OTHER_ALGORITHMS,
};

/** Invalid values of the session cookie. */
export const BAD_COOKIES: Record<string, Make> = {
  // next-auth tolerates a clock skew of 15 seconds.
  "an expired cookie": (userId) => sessionCookieFor(userId, -MINUTE_S),
  "a cookie encrypted with another secret": (userId) =>
    sessionCookieFor(userId, MINUTE_S, randomBytes(32).toString("base64url")),
  "an access token used as a cookie": goodToken,
  "a token without encryption used as a cookie": (userId) =>
    withHeader(userId, { alg: "none" }, { signed: false }),
  // As lib/backend/auth/known-device.ts makes it, with what the cookie of a session has.
  "the cookie of a known device used as a session cookie": (userId) =>
    encode({ token: { sub: userId, sessionVersion: 1 }, secret: siteSecret(), salt: "known device" }),
  "a cookie of a session that has ended": (userId) =>
    encode({ token: { sub: userId, sessionVersion: 0 }, secret: siteSecret() }),
  "a cookie of a user who does not exist": () =>
    sessionCookieFor("00000000-0000-4000-8000-000000000000", MINUTE_S),
  "a malformed cookie": async () => "%%%",
};
