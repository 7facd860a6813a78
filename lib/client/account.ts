import type { PasswordChange } from "@/lib/contract/auth";
import { authCalls } from "@/lib/contract/calls/auth";
import { storeToken } from "./access-token";
import { requestAsAdmin } from "./as-admin";
import { signOut } from "./session";

/**
 * Changes the admin's password. Other devices are signed out. This one gets a new token.
 *
 * @throws ApiError with a message and field errors.
 */
export async function submitPasswordChange(change: PasswordChange): Promise<void> {
  const options = { body: change };
  const { body } = await requestAsAdmin(authCalls.changePassword, options, "Failed to update password.");
  if (body.data) storeToken(body.data.token);
}

/** Ends the sessions on all devices, then signs out here. @throws ApiError when that fails. */
export async function signOutEverywhere(): Promise<void> {
  await requestAsAdmin(authCalls.endSessions, {}, "Failed to sign out everywhere.");
  await signOut();
}
