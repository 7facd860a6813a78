import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createLocalJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { PushSubscriptionData } from "@/lib/contract/push";
import type { Settings } from "./server-process";

/** What happens to one notice: it is answered with a status, or not at all. */
type Fate = number | "no answer" | { status: number; retryAfter: string };

/** What arrived for a browser, decrypted. */
interface Arrived {
  content: { title: string; tag: string; path: string };
  headers: IncomingMessage["headers"];
  /** What the sender's token says. Its signature was checked. */
  token: JWTPayload;
  bytes: number;
}

/** A browser that has subscribed. It alone can read what is pushed to it. */
export interface Browser {
  subscription: PushSubscriptionData;
  /** What its push service has accepted for it. */
  accepted: Arrived[];
  /** How often something was to be pushed to it, whatever became of that. */
  attempts: number;
  /** How the next attempts end; then they are accepted. */
  fates: Fate[];
}

/** The largest record (RFC 8188) is the whole message. */
const HEADER_BYTES = 16 + 4 + 1 + 65;

/** A push service (RFC 8030) in the process of the test, and the browsers that have subscribed there. */
export class PushService {
  readonly #server: Server = createServer((request, response) => void this.#receive(request, response));
  readonly #browsers = new Map<string, Browser & { keys: ECDH; secret: Buffer }>();
  /** The key that the site has to sign with, as browsers get it when they subscribe. */
  publicKey = "";
  /** Why something was not a valid push, in the order of arrival. */
  readonly invalid: unknown[] = [];
  url = "";
  #port = 0;

  /** Starts listening, on the same port as before if it was closed. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
    this.url = `http://127.0.0.1:${this.#port}`;
  }

  /** Stops listening and cuts all connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** What a site needs to push to it. */
  get settings(): Settings {
    return { PUSH_SERVICE: this.url };
  }

  /** Subscribes a new browser. */
  subscribe(): Browser {
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    const secret = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    const subscription = {
      endpoint: `${this.url}${path}`,
      keys: { p256dh: keys.getPublicKey("base64url"), auth: secret.toString("base64url") },
    };
    const browser = { subscription, accepted: [], attempts: 0, fates: [], keys, secret };
    this.#browsers.set(path, browser);
    return browser;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = this.#browsers.get(request.url ?? "");
    const body = await buffer(request);
    if (!browser) return void response.writeHead(404).end();
    browser.attempts += 1;
    const fate = browser.fates.shift() ?? 201;
    if (fate === "no answer") return;
    const { status, retryAfter } = typeof fate === "number" ? { status: fate, retryAfter: "" } : fate;
    if (status === 201) {
      try {
        const token = await this.#verify(request.headers.authorization);
        const content = JSON.parse(decrypt(body, browser.keys, browser.secret));
        browser.accepted.push({ content, headers: request.headers, token, bytes: body.length });
      } catch (error) {
        this.invalid.push(error);
        return void response.writeHead(400).end();
      }
    }
    response.writeHead(status, retryAfter ? { "retry-after": retryAfter } : {}).end();
  }

  /** Checks who sends (RFC 8292). */
  async #verify(authorization = ""): Promise<JWTPayload> {
    const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    if (key !== this.publicKey) throw new Error(`Signed with ${key} instead of ${this.publicKey}.`);
    const point = Buffer.from(key, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [jwk] }), {
      audience: this.url,
      algorithms: ["ES256"],
    });
    return payload;
  }
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const hash = createHmac("sha256", key);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Decrypts what was encrypted for a browser: RFC 8291, section 4, over RFC 8188. Written anew, not with the sender's library. */
function decrypt(body: Buffer, keys: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, HEADER_BYTES);
  const shared = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const input = hmac(hmac(secret, shared), info, "\x01");
  const mixed = hmac(salt, input);
  const key = hmac(mixed, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
  const nonce = hmac(mixed, "Content-Encoding: nonce\0\x01").subarray(0, 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([cipher.update(body.subarray(HEADER_BYTES, -16)), cipher.final()]);
  // After the content come a delimiter and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
