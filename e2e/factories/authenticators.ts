import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

/** The options that the server sends, as far as an authenticator needs them. */
interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

/**
 * An authenticator with one passkey, for calls without a browser (https://w3c.github.io/webauthn/, section 6).
 *
 * @param origin of the page that uses it.
 */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The response to `navigator.credentials.create`, in JSON. */
  create({ challenge, rp }: Options) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    // CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    const publicKey = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const idLength = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([
      this.#data(rp?.id ?? "", USER_PRESENT | USER_VERIFIED | HAS_KEY),
      Buffer.alloc(16),
      idLength,
      this.#id,
      publicKey,
    ]);
    // CBOR: { "fmt": "none", "attStmt": {}, "authData": data }
    const attestation = Buffer.concat([
      Buffer.from("\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58", "latin1"),
      Buffer.from([data.length]),
      data,
    ]);
    const clientDataJSON = this.#clientData("webauthn.create", challenge);
    return this.#credential({ clientDataJSON, attestationObject: base64url(attestation) });
  }

  /** The response to `navigator.credentials.get`, in JSON. @param flags what the authenticator says of its user. */
  get({ challenge, rpId = "" }: Options, flags = USER_PRESENT | USER_VERIFIED) {
    this.#counter += 1;
    const data = this.#data(rpId, flags);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = sign("sha256", signed, this.#keys.privateKey);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #credential(response: Record<string, string>) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}

/** A new passkey as the server takes it, made for an admin who is signed in. It is not stored yet. */
export async function newPasskey(admin: APIRequestContext, currentPassword: string, origin: string) {
  const response = await admin.post("/api/admin/passkeys/options", { data: { currentPassword } });
  expect(response.status()).toBe(200);
  const { options, challenge } = await response.json();
  const authenticator = new Authenticator(origin);
  const passkey = { challenge, credential: authenticator.create(options) };
  return { authenticator, passkey };
}

/** What a device sends to sign in with a passkey. */
export async function passkeySignIn(device: APIRequestContext, authenticator: Authenticator, flags?: number) {
  const response = await device.post("/api/admin/login/passkey/options");
  const { options, challenge } = await response.json();
  return { challenge, credential: authenticator.get(options, flags) };
}
