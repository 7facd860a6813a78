import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type { PasskeyUse } from "@/lib/contract/account";
import type { Confirmation } from "@/lib/contract/auth";
import { passkeyCalls } from "@/lib/contract/calls/account";
import { storeToken } from "./access-token";
import { requestAsAdmin } from "./as-admin";
import { withFallback } from "./http";
import { request } from "./request";
import { ApiError } from "./send";

/**
 * Makes a passkey on this device and adds it.
 *
 * @throws ApiError with a message and field errors, also when the user cancels.
 */
export async function addPasskey(body: Confirmation): Promise<void> {
  const begun = await requestAsAdmin(passkeyCalls.options, { body }, "Failed to add a passkey.");
  const optionsJSON = begun.body.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await inBrowser("No passkey was added.", () => startRegistration({ optionsJSON }));
  const use = {
    challenge: begun.body.challenge,
    credential: credential as unknown as PasskeyUse["credential"],
  };
  await requestAsAdmin(passkeyCalls.add, { body: use }, "Failed to add a passkey.");
}

/** Signs in with a passkey and stores the token. @throws ApiError with a message, also when the user cancels. */
export async function signInWithPasskey(): Promise<void> {
  await withFallback("An unexpected error occurred.", async () => {
    const { options, challenge } = (await request(passkeyCalls.signInOptions, {})).body;
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const credential = await inBrowser("You were not signed in.", () => startAuthentication({ optionsJSON }));
    const use = { challenge, credential: credential as unknown as PasskeyUse["credential"] };
    const { body } = await request(passkeyCalls.signIn, { body: use });
    storeToken(body.token);
  });
}

/** Runs what the browser asks the user for. @throws ApiError in words. */
async function inBrowser<Result>(outcome: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ApiError(`${outcome} ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof WebAuthnError) {
    if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
      return "There is one on this device already.";
    if (error.code === "ERROR_INVALID_DOMAIN" || error.code === "ERROR_INVALID_RP_ID")
      return "Passkeys only work at the site’s own address.";
  }
  const isRefused = error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
  return isRefused ? "The request was cancelled, or it took too long." : "This device could not do it.";
}
