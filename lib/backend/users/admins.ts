import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { permissionSchema } from "@/lib/contract/users";
import type { SessionClaims } from "@/lib/session-cookie";
import { database } from "../db/connection";

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
    permissions: permissionSchema.array().parse(JSON.parse(row.permissions)),
  };
}
