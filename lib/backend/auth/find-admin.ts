import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { database } from "../db/connection";
import { ADMIN_COLUMNS, toAdmin } from "../users/admins";
import type { SessionClaims } from "./session-cookie";

/** @returns the admin that a session belongs to, or undefined when the session has ended. */
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
