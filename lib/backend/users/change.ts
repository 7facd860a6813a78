import "server-only";
import type { Kysely } from "kysely";
import { cannotDeleteReason, cannotGrantReason } from "@/lib/contract/user-rules";
import type { User, UserEdit } from "@/lib/contract/users";
import { endSignInLinks } from "../auth/sign-in-links/new-link";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { emailTaken } from "./create";
import { managersFor } from "./managers";
import { emailKey, toUser, USER_COLUMNS, userColumns } from "./rows";

const notFound = () => new HttpError(404, "This user no longer exists.");

/**
 * Updates a user. Demoting an admin ends their sessions and sign-in links for good: making them an admin again does
 * not revive them. Another address ends the sign-in links.
 *
 * @param by the id of the admin who makes the change.
 * @throws HttpError 404 for an unknown id; 409 when the user was edited since `version`, when the email is
 * taken, and when an admin demotes themselves or the last admin who can manage users.
 */
export function updateUser(by: string, id: string, { version, ...edit }: UserEdit): Promise<User> {
  return withWriteLock(async (db) => {
    const before = await db
      .selectFrom("users")
      .select(["role", "email_key", "version", "session_version"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) throw notFound();
    if (version !== undefined && version !== before.version) {
      throw new HttpError(
        409,
        "Someone else has changed this user. Load the latest version, then save again.",
      );
    }
    throwConflict(cannotGrantReason(edit, { by, to: id, managers: await managersFor(db, by) }));
    if (await isTakenByAnother(db, edit.email, id)) throw emailTaken();

    const isDemoted = before.role === "admin" && edit.role !== "admin";
    // A link that was mailed to the old address is in a mailbox that may be somebody else's.
    if (isDemoted || before.email_key !== emailKey(edit.email)) await endSignInLinks(db, id);
    const row = await db
      .updateTable("users")
      .set({
        ...userColumns(edit),
        version: before.version + 1,
        session_version: before.session_version + (isDemoted ? 1 : 0),
      })
      .where("id", "=", id)
      .returning(USER_COLUMNS)
      .executeTakeFirstOrThrow();
    return toUser(row);
  });
}

/**
 * Deletes a user permanently, together with the notifications about them, and ends their sessions.
 *
 * @param by the id of the admin who makes the change.
 * @throws HttpError 404 for an unknown id; 409 when admins delete themselves or the last admin who can manage
 * users.
 */
export function deleteUser(by: string, id: string): Promise<void> {
  return withWriteLock(async (db) => {
    throwConflict(cannotDeleteReason({ by, to: id, managers: await managersFor(db, by) }));
    await endSignInLinks(db, id);
    const { numDeletedRows } = await db.deleteFrom("users").where("id", "=", id).executeTakeFirstOrThrow();
    if (!numDeletedRows) throw notFound();
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
  });
}

function throwConflict(reason: string | undefined): void {
  if (reason) throw new HttpError(409, reason);
}

async function isTakenByAnother(db: Kysely<Database>, email: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", emailKey(email))
    .where("id", "!=", id)
    .executeTakeFirst();
  return other !== undefined;
}
