import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { NewUser, User } from "@/lib/contract/users";

export const USERS = "/api/admin/users";

/** A valid user with a unique name and email. */
export function newUser(changes: Partial<NewUser> = {}): NewUser {
  const unique = randomUUID().slice(0, 8);
  return {
    firstName: "Ada",
    lastName: `Lovelace ${unique}`,
    email: `Ada.${unique}@people.example`,
    password: "difference engine",
    role: "user",
    permissions: [],
    ...changes,
  };
}

/** The body of an edit: all fields except the password. */
export function editOf({ password: _, ...edit }: NewUser, changes: Partial<NewUser> = {}) {
  return { ...edit, ...changes };
}

/** Adds a user. @returns the body that was sent and the user that was stored. */
export async function storeUser(
  admin: APIRequestContext,
  changes: Partial<NewUser> = {},
): Promise<{ sent: NewUser; user: User }> {
  const sent = newUser(changes);
  const response = await admin.post(USERS, { data: sent });
  expect(response.status(), await response.text()).toBe(201);
  const { data } = await response.json();
  return { sent, user: data };
}

/** Finds a user in the list. */
export async function findUser(admin: APIRequestContext, id: string): Promise<User | undefined> {
  const response = await admin.get(USERS);
  expect(response.status()).toBe(200);
  const users: User[] = await response.json();
  return users.find(({ _id }) => _id === id);
}
