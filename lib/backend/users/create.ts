import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { NewUser, User } from "@/lib/contract/users";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { addNotification } from "../notifications/add";
import { managersFor } from "./managers";
import { hashPassword } from "./password";
import { toUser, USER_COLUMNS, userColumns } from "./rows";

/**
 * Stores a new user.
 *
 * @param db the connection to use: that of the transaction around it.
 * @throws HttpError 409 naming the field when the e-mail is taken.
 */
export async function insertUser(
  db: Kysely<Database>,
  user: Omit<NewUser, "password">,
  passwordHash: string,
): Promise<User> {
  const row = await db
    .insertInto("users")
    .values({
      ...userColumns(user),
      id: randomUUID(),
      password_hash: passwordHash,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  if (!row) throw emailTaken();
  return toUser(row);
}

/**
 * Adds a user, and tells the admins of it.
 *
 * @param by the id of the admin who asks, or null for the shell, which may.
 * @throws HttpError 409 naming the field when the e-mail is taken, 403 when the admin may not any more.
 */
export async function createUser({ password, ...user }: NewUser, by: string | null): Promise<User> {
  const passwordHash = await hashPassword(password);
  return withWriteLock(database(), async (db) => {
    if (by) await managersFor(db, by);
    const created = await insertUser(db, user, passwordHash);
    const kind = created.role === "admin" ? "an admin" : "a user";
    await addNotification(db, {
      kind: "user",
      title: `${created.firstName} ${created.lastName} was added as ${kind}`,
      subjectId: created._id,
    });
    return created;
  });
}

/** The refusal of an e-mail address that another user has. */
export function emailTaken(): HttpError {
  const message = "Somebody with this e-mail address is already here.";
  return new HttpError(409, message, { errors: [{ field: "email", message }] });
}
