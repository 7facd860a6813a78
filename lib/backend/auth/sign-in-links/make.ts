import "server-only";
import { randomBytes } from "node:crypto";
import type { Invitation, SignInLink } from "@/lib/contract/sign-in-links";
import { cannotLinkReason } from "@/lib/contract/user-rules";
import type { User } from "@/lib/contract/users";
import { withWriteLock } from "../../db/write-lock";
import { HttpError } from "../../http/http-error";
import { addNotification } from "../../notifications/add";
import { insertUser } from "../../users/create";
import { managersFor } from "../../users/managers";
import { hashPassword } from "../../users/password";
import { addSignInLink } from "./new-link";

/**
 * Adds an admin who chooses their own password, and notifies the admins. Until then, nobody knows the password.
 *
 * @param by the id of the admin who invites.
 * @throws HttpError 409 naming the field when the email is taken, 403 when the admin no longer has the permission.
 */
export async function inviteAdmin(
  invitation: Invitation,
  by: string,
): Promise<{ user: User; link: SignInLink }> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return withWriteLock(async (db) => {
    await managersFor(db, by);
    const user = await insertUser(db, { ...invitation, role: "admin" }, { passwordHash, isInvited: true });
    const link = await addSignInLink(db, { userId: user._id, purpose: "invite", by });
    const title = `${user.firstName} ${user.lastName} was invited as an admin`;
    await addNotification(db, { kind: "user", title, subjectId: user._id });
    return { user, link };
  });
}

/**
 * Makes a link with which another admin chooses a password, and notifies the admins. Their password and their sessions are
 * good until it is used.
 *
 * @param by the id of the admin who makes it. @param id of whom it is for.
 * @throws HttpError 404 for an unknown id, 409 for oneself and for a user who is not an admin, 403 when the admin no longer
 * has the permission.
 */
export function makeSignInLink(by: string, id: string): Promise<SignInLink> {
  return withWriteLock(async (db) => {
    await managersFor(db, by);
    const user = await db
      .selectFrom("users")
      .select(["first_name", "last_name", "role", "invited_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!user) throw new HttpError(404, "This user no longer exists.");
    const reason = cannotLinkReason(user, { by, to: id });
    if (reason) throw new HttpError(409, reason);
    const title = `A new sign-in link was made for ${user.first_name} ${user.last_name}`;
    await addNotification(db, { kind: "sign-in", title, subjectId: id });
    return addSignInLink(db, { userId: id, purpose: user.invited_at ? "invite" : "reset", by });
  });
}
