import type { AccountSecurity } from "@/lib/contract/account";
import { accountCalls } from "@/lib/contract/calls/account";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

const FETCH_FAILED = "Failed to load your devices. Please try again later.";

/** Fetches where the admin is signed in. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchSecurity(signal: AbortSignal): Promise<AccountSecurity> {
  return (await requestAsAdmin(accountCalls.security, { signal }, FETCH_FAILED)).body;
}

/** Signs the admin out on another device. @throws ApiError with a message. */
export async function endDevice(id: string): Promise<void> {
  await deleteAsAdmin(accountCalls.endSession, { id }, "Failed to sign out the device. Please try again.");
}
