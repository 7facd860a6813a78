import "server-only";
import type { PasswordChange } from "@/lib/contract/auth";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { refuseCommonPassword } from "../users/common-passwords";
import { hashPassword, verifyPassword } from "../users/password";
import { issueSession, type Session } from "./session";

/**
 * Changes an admin's password and ends all their other sessions.
 *
 * @returns the current session, renewed under the new session version.
 * @throws HttpError 400 naming `currentPassword` when it is wrong (a 401 would sign the client out), or
 * `newPassword` when it is a common one.
 */
export async function changePassword(userId: string, change: PasswordChange): Promise<Session> {
  const { password_hash, session_version } = await database()
    .selectFrom("users")
    .select(["password_hash", "session_version"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password_hash, change.currentPassword))) {
    const message = "Your current password is incorrect.";
    throw new HttpError(400, message, { errors: [{ field: "currentPassword", message }] });
  }
  await refuseCommonPassword("newPassword", change.newPassword);
  const newHash = await hashPassword(change.newPassword);
  const { numUpdatedRows } = await withWriteLock((db) =>
    db
      .updateTable("users")
      .set({ password_hash: newHash, session_version: session_version + 1 })
      .where("id", "=", userId)
      .where("session_version", "=", session_version)
      .executeTakeFirstOrThrow(),
  );
  // A concurrent password change won the race and ended this session too.
  if (!numUpdatedRows) throw new HttpError(401, "Please sign in.");
  return issueSession({ userId, sessionVersion: session_version + 1 });
}
