import { userCalls } from "@/lib/contract/calls/users";
import type { NewUser, User, UserEdit } from "@/lib/contract/users";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

const FETCH_FAILED = "Failed to fetch users. Please try again later.";
const SAVE_FAILED = "Failed to save user. Please try again.";
const DELETE_FAILED = "Failed to delete user. Please try again.";

/** Fetches all users, sorted by name. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchUsers(signal: AbortSignal): Promise<User[]> {
  return (await requestAsAdmin(userCalls.list, { signal }, FETCH_FAILED)).body;
}

/** Adds a user. @throws ApiError with a message and field errors. */
export async function addUser(user: NewUser): Promise<void> {
  await requestAsAdmin(userCalls.add, { body: user }, SAVE_FAILED);
}

/** Changes a user. @throws ApiError with a message and field errors. */
export async function saveUser(id: string, edit: UserEdit): Promise<void> {
  await requestAsAdmin(userCalls.edit, { id, body: edit }, SAVE_FAILED);
}

/** Deletes a user. @throws ApiError with a message. */
export async function removeUser(id: string): Promise<void> {
  await deleteAsAdmin(userCalls.remove, { id }, DELETE_FAILED);
}
