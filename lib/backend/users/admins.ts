import "server-only";
import type { Admin } from "@/lib/contract/auth";
import type { SessionClaims } from "../auth/session-cookie";
import { database } from "../db/connection";
import { HttpError } from "../http/http-error";
import { hashPassword } from "./password";
import { emailKey, readPermissions } from "./rows";

const ADMIN_COLUMNS = ["id", "first_name", "last_name", "email", "permissions"] as const;

/** @returns the admin of a session that is still good, else undefined. */
export async function findAdmin({ userId, sessionVersion }: SessionClaims): Promise<Admin | undefined> {
  const row = await database()
    .selectFrom("users")
    .select(ADMIN_COLUMNS)
    .where("id", "=", userId)
    .where("session_version", "=", sessionVersion)
    .where("role", "=", "admin")
    .executeTakeFirst();
  return row && toAdmin(row);
}

type AdminRow = { id: string; first_name: string; last_name: string; email: string; permissions: string };

/** Turns a row into the contract's admin. */
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

/** All admins, by their e-mail. */
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
 * Gives an admin a new password without asking for the old one, and ends all their sessions.
 *
 * @throws HttpError 404 when no admin has this e-mail.
 */
export async function resetPassword(email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { numUpdatedRows } = await database()
    .updateTable("users")
    .set((expression) => ({
      password_hash: passwordHash,
      session_version: expression("session_version", "+", 1),
    }))
    .where("email_key", "=", emailKey(email))
    .where("role", "=", "admin")
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new HttpError(404, `No admin has the e-mail address ${email}.`);
}
