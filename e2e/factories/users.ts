import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { NewUser, User } from "@/lib/contract/users";
import { expect } from "../api/api-test";

export const USERS = "/api/admin/users";

/** A valid user under a name and an address that no other test uses. */
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

/** What an edit sends: everything but the password. */
export function editOf({ password: _, ...edit }: NewUser, changes: Partial<NewUser> = {}) {
  return { ...edit, ...changes };
}

/** Adds a user. @returns what was sent and what was stored. */
export async function storeUser(
  admin: APIRequestContext,
  changes: Partial<NewUser> = {},
): Promise<{ sent: NewUser; user: User }> {
  const sent = newUser(changes);
  const answer = await admin.post(USERS, { data: sent });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = await answer.json();
  return { sent, user: data };
}

/** One user as the list has them, or undefined. */
export async function findUser(admin: APIRequestContext, id: string): Promise<User | undefined> {
  const answer = await admin.get(USERS);
  expect(answer.status()).toBe(200);
  const users: User[] = await answer.json();
  return users.find(({ _id }) => _id === id);
}
