import "server-only";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { Selectable } from "kysely";
import type { PasskeyUse } from "@/lib/contract/account";
import type { LoginResponse } from "@/lib/contract/auth";
import { database } from "../../db/connection";
import type { Database } from "../../db/schema";
import { withWriteLock } from "../../db/write-lock";
import { HttpError } from "../../http/http-error";
import { log } from "../../log";
import { toAdmin } from "../../users/admins";
import { countFailedSignIn } from "../failed-sign-ins";
import { SIGN_IN_COLUMNS } from "../login";
import { type Session, startSession } from "../session";
import { recordFailure } from "../sign-ins";
import { CHALLENGE_MAX_AGE_S, sealChallenge, site, spendChallenge } from "./webauthn";

/** Begins a sign-in with a passkey. The browser asks which one. */
export async function passkeySignInOptions() {
  const options = await generateAuthenticationOptions({
    rpID: site().id,
    timeout: CHALLENGE_MAX_AGE_S * 1000,
    userVerification: "required",
  });
  return { options: { ...options }, challenge: await sealChallenge("passkey sign-in", options.challenge) };
}

/**
 * Signs an admin in with a passkey, which stands for both steps.
 *
 * @param request the device that it comes from.
 * @throws HttpError 401 with the same message for whatever is wrong.
 */
export async function signInWithPasskey(
  request: Request,
  { challenge, credential }: PasskeyUse,
): Promise<{ answer: LoginResponse; session: Session }> {
  const row = await database()
    .selectFrom("passkeys")
    .innerJoin("users", "users.id", "passkeys.user_id")
    .select(SIGN_IN_COLUMNS)
    .select(["credential_id", "public_key", "counter"])
    .where("credential_id", "=", credential.id)
    .where("role", "=", "admin")
    .executeTakeFirst();
  const counter = row && (await verify(row, credential, await spendChallenge("passkey sign-in", challenge)));
  if (!row || counter === undefined) {
    if (row) await recordFailure(request, row.id, "passkey");
    await countFailedSignIn();
    throw new HttpError(401, "This passkey was not accepted. Sign in with your password.");
  }
  const claims = { userId: row.id, sessionVersion: row.session_version };
  const [session] = await Promise.all([
    startSession(request, claims, "passkey"),
    recordUse(row.credential_id, counter),
  ]);
  return { answer: { token: session.token, admin: toAdmin(row) }, session };
}

/** It never throws: an owner whose disk is full has to be able to sign in. */
async function recordUse(credentialId: string, counter: number): Promise<void> {
  await withWriteLock((db) =>
    db
      .updateTable("passkeys")
      .set({ counter, used_at: new Date().toISOString() })
      .where("credential_id", "=", credentialId)
      .execute(),
  ).catch((error: unknown) => log.error({ err: error }, "failed to record the use of a passkey"));
}

/** Checks the signature. @returns the passkey's new counter; undefined when it is not right. */
async function verify(
  row: Pick<Selectable<Database["passkeys"]>, "credential_id" | "public_key" | "counter">,
  credential: PasskeyUse["credential"],
  challenge: string | undefined,
): Promise<number | undefined> {
  if (!challenge) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks every field.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site().origin,
      expectedRPID: site().id,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
        counter: row.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.warn({ err: error }, "a passkey was refused");
    return undefined;
  }
}
