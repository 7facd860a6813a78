import type { AccountSecurity, TwoStepSetup, TwoStepStart } from "@/lib/contract/account";
import type { Confirmation } from "@/lib/contract/auth";
import { accountCalls, passkeyCalls } from "@/lib/contract/calls/account";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

const FETCH_FAILED = "Failed to load how you sign in. Please try again later.";
const SAVE_FAILED = "Failed to save. Please try again.";

/** Fetches how the admin signs in. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchSecurity(signal: AbortSignal): Promise<AccountSecurity> {
  return (await requestAsAdmin(accountCalls.security, { signal }, FETCH_FAILED)).body;
}

/** Signs the admin out on another device. @throws ApiError with a message. */
export async function endDevice(id: string): Promise<void> {
  await deleteAsAdmin(accountCalls.endSession, { id }, "Failed to sign out the device. Please try again.");
}

/** Begins two-step sign-in. @throws ApiError with a message and field errors. */
export async function setUpTwoStep(body: Confirmation): Promise<TwoStepSetup> {
  return (await requestAsAdmin(accountCalls.setUpTwoStep, { body }, SAVE_FAILED)).body;
}

/** Turns two-step sign-in on. @returns the recovery codes. @throws ApiError with a message and field errors. */
export async function startTwoStep(body: TwoStepStart): Promise<string[]> {
  return (await requestAsAdmin(accountCalls.startTwoStep, { body }, SAVE_FAILED)).body.recoveryCodes;
}

/** Replaces the recovery codes. @returns the new ones. @throws ApiError with a message and field errors. */
export async function renewRecoveryCodes(body: Confirmation): Promise<string[]> {
  return (await requestAsAdmin(accountCalls.renewRecoveryCodes, { body }, SAVE_FAILED)).body.recoveryCodes;
}

/** Turns two-step sign-in off. @throws ApiError with a message and field errors. */
export async function stopTwoStep(body: Confirmation): Promise<void> {
  await requestAsAdmin(accountCalls.stopTwoStep, { body }, SAVE_FAILED);
}

/** Removes a passkey. @throws ApiError with a message. */
export async function removePasskey(id: string): Promise<void> {
  await deleteAsAdmin(passkeyCalls.remove, { id }, "Failed to remove the passkey. Please try again.");
}
