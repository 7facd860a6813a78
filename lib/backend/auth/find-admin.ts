import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { database } from "../db/connection";
import { ADMIN_COLUMNS, toAdmin } from "../users/admins";
import type { SessionClaims } from "./session-cookie";

/** @returns the admin that a session belongs to, or undefined when the session has ended. */
export async function findAdmin({
  userId,
  sessionVersion,
  sessionId = "",
}: SessionClaims): Promise<Admin | undefined> {
  const row = await database()
    .selectFrom("users")
    // A session that could not be recorded, because the disk was full, is valid: the owner needs the console then.
    .leftJoin("sign_ins", (join) => join.on("sign_ins.id", "=", sessionId))
    .select(ADMIN_COLUMNS.map((column) => `users.${column}` as const))
    .where("users.id", "=", userId)
    .where("users.session_version", "=", sessionVersion)
    .where("users.role", "=", "admin")
    .where("sign_ins.ended_at", "is", null)
    .executeTakeFirst();
  return row && toAdmin(row);
}

/** Whether a user is there and is an admin, whatever the session. */
export async function isAdmin(userId: string): Promise<boolean> {
  const row = await database()
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("role", "=", "admin")
    .executeTakeFirst();
  return row !== undefined;
}
