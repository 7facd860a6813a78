import type { NewUser, User, UserEdit } from "@/lib/contract/users";
import { ApiError, withFallback } from "./http";
import { callAsAdmin, deleteAsAdmin } from "./session";

const USERS = "/api/admin/users";
const SAVE_FAILED = "Failed to save user. Please try again.";

function userPath(id: string): string {
  if (!id) throw new ApiError("Invalid user ID");
  return `${USERS}/${encodeURIComponent(id)}`;
}

/**
 * All users, by name.
 *
 * @throws ApiError 'Failed to fetch users. Please try again later.' or the server's message; AbortError by
 * `signal`.
 */
export function fetchUsers(signal: AbortSignal): Promise<User[]> {
  return withFallback("Failed to fetch users. Please try again later.", async () => {
    return (await callAsAdmin<User[]>(USERS, { signal })).body;
  });
}

/** Adds a user. @throws ApiError 'Failed to save user. Please try again.' or the server's message. */
export function addUser(user: NewUser): Promise<void> {
  return withFallback(SAVE_FAILED, async () => {
    await callAsAdmin(USERS, { method: "POST", body: user });
  });
}

/** Changes a user. @throws ApiError 'Failed to save user. Please try again.' or the server's message. */
export function saveUser(id: string, edit: UserEdit): Promise<void> {
  return withFallback(SAVE_FAILED, async () => {
    await callAsAdmin(userPath(id), { method: "PUT", body: edit });
  });
}

/** Deletes a user. @throws ApiError 'Failed to delete user. Please try again.' or the server's message. */
export function removeUser(id: string): Promise<void> {
  return withFallback("Failed to delete user. Please try again.", () => deleteAsAdmin(userPath(id)));
}
