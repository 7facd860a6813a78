import "server-only";
import type { Kysely } from "kysely";
import { cannotDeleteReason, cannotGrantReason } from "@/lib/contract/user-rules";
import type { User, UserEdit } from "@/lib/contract/users";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { emailTaken } from "./create";
import { managersFor } from "./managers";
import { emailKey, toUser, USER_COLUMNS, userColumns } from "./rows";

const gone = () => new HttpError(404, "This user is no longer there.");

/**
 * Changes a user. Whoever loses the admin role is out at their next call, and stays out should they be made
 * an admin again.
 *
 * @param by the id of the admin who asks.
 * @throws HttpError 404 when there is none with this id; 409 when somebody else was quicker (`version`), when
 * the e-mail is taken, and when it would demote the asking admin or the last who can manage users.
 */
export function updateUser(by: string, id: string, { version, ...edit }: UserEdit): Promise<User> {
  return withWriteLock(database(), async (db) => {
    const before = await db
      .selectFrom("users")
      .select(["role", "version", "session_version"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) throw gone();
    if (version !== undefined && version !== before.version) {
      throw new HttpError(
        409,
        "Somebody else changed this user meanwhile. Load the newer version, then save again.",
      );
    }
    refuseIf(cannotGrantReason(edit, { by, to: id, managers: await managersFor(db, by) }));
    if (await isTakenByAnother(db, edit.email, id)) throw emailTaken();

    const isDemoted = before.role === "admin" && edit.role !== "admin";
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
 * Deletes a user for good, with the notifications about them; their sessions are over.
 *
 * @param by the id of the admin who asks.
 * @throws HttpError 404 when there is none with this id; 409 for the asking admin and for the last who can
 * manage users.
 */
export function deleteUser(by: string, id: string): Promise<void> {
  return withWriteLock(database(), async (db) => {
    refuseIf(cannotDeleteReason({ by, to: id, managers: await managersFor(db, by) }));
    const { numDeletedRows } = await db.deleteFrom("users").where("id", "=", id).executeTakeFirstOrThrow();
    if (!numDeletedRows) throw gone();
    await db.deleteFrom("notifications").where("subject_id", "=", id).execute();
  });
}

function refuseIf(reason: string | undefined): void {
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
