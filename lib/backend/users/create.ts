import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { NewUser, User } from "@/lib/contract/users";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { fieldError, type HttpError } from "../http/http-error";
import { addNotification } from "../notifications/add";
import { refuseCommonPassword } from "./common-passwords";
import { managersFor } from "./managers";
import { hashPassword } from "./password";
import { toUser, USER_COLUMNS, userColumns } from "./rows";

/**
 * Stores a new user.
 *
 * @param db the connection of the surrounding transaction.
 * @param options.isInvited whether they have yet to choose a password: nobody knows the one of the hash.
 * @throws HttpError 409 naming the field when the email is taken.
 */
export async function insertUser(
  db: Kysely<Database>,
  user: Omit<NewUser, "password">,
  { passwordHash, isInvited = false }: { passwordHash: string; isInvited?: boolean },
): Promise<User> {
  const now = new Date().toISOString();
  const row = await db
    .insertInto("users")
    .values({
      ...userColumns(user),
      id: randomUUID(),
      password_hash: passwordHash,
      created_at: now,
      ...(isInvited && { invited_at: now }),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  if (!row) throw emailTaken();
  return toUser(row);
}

/**
 * Adds a user and notifies the admins.
 *
 * @param by the id of the admin who adds the user, or null for the command line, which needs no permission.
 * @throws HttpError 400 naming the field for a common password, 409 naming the field when the email is taken, 403 when the
 * admin no longer has the permission.
 */
export async function createUser({ password, ...user }: NewUser, by: string | null): Promise<User> {
  await refuseCommonPassword("password", password);
  const passwordHash = await hashPassword(password);
  return withWriteLock(async (db) => {
    if (by) await managersFor(db, by);
    const created = await insertUser(db, user, { passwordHash });
    const role = created.role === "admin" ? "an admin" : "a user";
    await addNotification(db, {
      kind: "user",
      title: `${created.firstName} ${created.lastName} was added as ${role}`,
      subjectId: created._id,
    });
    return created;
  });
}

/** The error for an email address that another user has. */
export function emailTaken(): HttpError {
  return fieldError("email", "This email address is already in use.", 409);
}
