import "server-only";
import { randomUUID } from "node:crypto";
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { brand } from "@/lib/content/brand";
import type { Passkey, PasskeyUse } from "@/lib/contract/account";
import type { Admin } from "@/lib/contract/auth";
import { database } from "../../db/connection";
import { withWriteLock } from "../../db/write-lock";
import { fieldError, HttpError } from "../../http/http-error";
import { log } from "../../log";
import { addNotification } from "../../notifications/add";
import { deviceOf } from "../sign-ins";
import { ALGORITHMS, CHALLENGE_MAX_AGE_S, sealChallenge, site, spendChallenge } from "./webauthn";

const LIMIT = 20;

/**
 * Begins to add a passkey. The authenticator has to check who holds it, by fingerprint or PIN, so that a passkey stands for
 * both steps of a sign-in, and has to remember whose it is, so that nobody types an email address.
 */
export async function newPasskeyOptions({ _id, email, name }: Admin) {
  const existing = await database()
    .selectFrom("passkeys")
    .select(["credential_id", "transports"])
    .where("user_id", "=", _id)
    .execute();
  if (existing.length >= LIMIT)
    throw new HttpError(409, `You have ${LIMIT} passkeys. Remove one that you don't use.`);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site().id,
    userID: Buffer.from(_id),
    userName: email,
    userDisplayName: name,
    timeout: CHALLENGE_MAX_AGE_S * 1000,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: JSON.parse(transports),
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options: { ...options }, challenge: await sealChallenge("new passkey", options.challenge, _id) };
}

/**
 * Stores a passkey that the browser has created.
 *
 * @param request the device that it was made on.
 * @throws HttpError 400 naming the field when it is not what was asked for, 409 when it is there already.
 */
export async function addPasskey(
  request: Request,
  { _id: userId, name }: Admin,
  { challenge, credential }: PasskeyUse,
): Promise<Passkey> {
  const {
    id: credentialId,
    publicKey,
    counter,
    transports = [],
  } = await verify(credential, await spendChallenge("new passkey", challenge, userId));
  const passkey = {
    _id: randomUUID(),
    device: deviceOf(request),
    createdAt: new Date().toISOString(),
    usedAt: null,
  };
  const stored = await withWriteLock(async (db) => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("passkeys")
      .values({
        id: passkey._id,
        user_id: userId,
        credential_id: credentialId,
        public_key: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: JSON.stringify(transports),
        device: passkey.device,
        created_at: passkey.createdAt,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const title = `A passkey was added for ${name}`;
    await addNotification(db, { kind: "sign-in", title, subjectId: userId });
    return true;
  });
  if (!stored) throw new HttpError(409, "This passkey has been added already.");
  return passkey;
}

async function verify(credential: PasskeyUse["credential"], challenge: string | undefined) {
  if (!challenge) throw fieldError("challenge", "This took too long. Please start again.");
  let verified: VerifiedRegistrationResponse;
  try {
    verified = await verifyRegistrationResponse({
      // The library checks every field.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site().origin,
      expectedRPID: site().id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  } catch (error) {
    log.warn({ err: error }, "a new passkey was refused");
    throw fieldError("credential", UNCHECKED);
  }
  if (!verified.verified) throw fieldError("credential", UNCHECKED);
  return verified.registrationInfo.credential;
}

const UNCHECKED = "This passkey could not be checked. Please start again.";
