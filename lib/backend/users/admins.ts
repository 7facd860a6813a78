import "server-only";
import type { Admin } from "@/lib/contract/auth";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import { addSignInLink } from "../auth/sign-in-links/new-link";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { hashPassword } from "./password";
import { emailKey, readPermissions } from "./rows";

/** The columns needed to build an admin. */
export const ADMIN_COLUMNS = ["id", "first_name", "last_name", "email", "permissions"] as const;

type AdminRow = { id: string; first_name: string; last_name: string; email: string; permissions: string };

/** Converts a row to the contract's admin. */
export function toAdmin(row: AdminRow): Admin {
  return {
    _id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: "admin",
    permissions: readPermissions(row.permissions),
  };
}

/** Lists all admins, sorted by email. */
export async function listAdmins(): Promise<Admin[]> {
  const rows = await database()
    .selectFrom("users")
    .select(ADMIN_COLUMNS)
    .where("role", "=", "admin")
    .orderBy("email_key")
    .execute();
  return rows.map(toAdmin);
}

/**
 * Lets an admin in who has lost the password, the phone or both: sets a new password without asking for the old one, turns
 * two-step sign-in off, removes the passkeys, and ends all sessions.
 *
 * @returns a one-time link with which they can choose another password.
 * @throws HttpError 404 when no admin has this email.
 */
export async function resetPassword(email: string, password: string): Promise<SignInLink> {
  const passwordHash = await hashPassword(password);
  return withWriteLock(async (db) => {
    const user = await db
      .updateTable("users")
      .set((expression) => ({
        password_hash: passwordHash,
        session_version: expression("session_version", "+", 1),
        totp_secret: null,
        totp_step: null,
        invited_at: null,
      }))
      .where("email_key", "=", emailKey(email))
      .where("role", "=", "admin")
      .returning("id")
      .executeTakeFirst();
    if (!user) throw new HttpError(404, `There is no admin with the email address ${email}.`);
    await db.deleteFrom("recovery_codes").where("user_id", "=", user.id).execute();
    await db.deleteFrom("passkeys").where("user_id", "=", user.id).execute();
    return addSignInLink(db, { userId: user.id, purpose: "reset", by: null });
  });
}
