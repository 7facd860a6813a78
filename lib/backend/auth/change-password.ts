import "server-only";
import type { PasswordChange } from "@/lib/contract/auth";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { refuseCommonPassword } from "../users/common-passwords";
import { hashPassword } from "../users/password";
import { confirmPassword } from "./confirm";
import { renewSession, type Session } from "./session";
import type { SessionClaims } from "./session-cookie";
import { endSignInLinks } from "./sign-in-links/new-link";

/**
 * Changes an admin's password, and ends all their other sessions and their sign-in links.
 *
 * @param claims of the current session.
 * @returns the current session, renewed under the new session version.
 * @throws HttpError 400 naming `currentPassword` when it is wrong, or `newPassword` when it is a common one.
 */
export async function changePassword(
  request: Request,
  claims: SessionClaims,
  { currentPassword, newPassword }: PasswordChange,
): Promise<Session> {
  const { session_version } = await confirmPassword(request, claims.userId, currentPassword);
  await refuseCommonPassword("newPassword", newPassword);
  const newHash = await hashPassword(newPassword);
  const { numUpdatedRows } = await withWriteLock(async (db) => {
    await endSignInLinks(db, claims.userId);
    return db
      .updateTable("users")
      .set({ password_hash: newHash, session_version: session_version + 1 })
      .where("id", "=", claims.userId)
      .where("session_version", "=", session_version)
      .executeTakeFirstOrThrow();
  });
  // A concurrent password change won the race and ended this session too.
  if (!numUpdatedRows) throw new HttpError(401, "Please sign in.");
  return renewSession(request, { ...claims, sessionVersion: session_version + 1 });
}
