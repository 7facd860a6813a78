import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { NewUser } from "@/lib/contract/users";
import { hashPassword } from "../auth/password";
import type { Database } from "../db/schema";
import { Refusal } from "../refusal";

/** What makes two spellings of an e-mail address the same user. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Stores a new user.
 *
 * @param db the connection to use: at the first start it is the one that holds the lock.
 * @returns the id. @throws Refusal 409 naming the field when the e-mail is taken.
 */
export async function createUser(db: Kysely<Database>, user: NewUser): Promise<string> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("users")
    .values({
      id,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      email_key: emailKey(user.email),
      password_hash: await hashPassword(user.password),
      role: user.role,
      permissions: JSON.stringify(user.permissions),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) {
    const message = "Somebody with this e-mail address is already here.";
    throw new Refusal(409, message, { errors: [{ field: "email", message }] });
  }
  return id;
}
