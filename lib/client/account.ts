import type { PasswordChange } from "@/lib/contract/auth";
import { type Success, withFallback } from "./http";
import { callAsAdmin, signOut } from "./session";
import { storeToken } from "./token";

/**
 * Changes the admin's password. Other devices are signed out; this one goes on with the new token.
 *
 * @throws ApiError 'Failed to update password.' or the server's message, with the field that is wrong.
 */
export function submitPasswordChange(change: PasswordChange): Promise<void> {
  return withFallback("Failed to update password.", async () => {
    const { body } = await callAsAdmin<Success<{ token: string }> | undefined>("/api/admin/password", {
      method: "PUT",
      body: change,
    });
    if (body?.data) storeToken(body.data.token);
  });
}

/** Ends the sessions of all devices, this one last. @throws ApiError when it did not succeed. */
export async function signOutEverywhere(): Promise<void> {
  await withFallback("Failed to sign out everywhere.", () =>
    callAsAdmin("/api/admin/sessions", { method: "DELETE" }),
  );
  await signOut();
}
