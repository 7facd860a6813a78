import "server-only";
import type { Selectable } from "kysely";
import { type NewUser, type Permission, permissionSchema, type User } from "@/lib/contract/users";
import type { Database } from "../db/schema";

/** The columns needed to build a user. The password hash is not one of them. */
export const USER_COLUMNS = [
  "id",
  "first_name",
  "last_name",
  "email",
  "role",
  "permissions",
  "created_at",
  "invited_at",
  "version",
] as const;

/** Converts a row to the contract's user. */
export function toUser(row: Pick<Selectable<Database["users"]>, (typeof USER_COLUMNS)[number]>): User {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    permissions: readPermissions(row.permissions),
    createdAt: row.created_at,
    isInvited: row.invited_at !== null,
    version: row.version,
  };
}

/** Parses the `permissions` column. */
export function readPermissions(column: string): Permission[] {
  return permissionSchema.array().parse(JSON.parse(column));
}

/** Normalizes an email address, so that different spellings belong to the same user. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Converts a user form to columns. Permissions are stored without duplicates, in the contract's order. */
export function userColumns({ firstName, lastName, email, role, permissions }: Omit<NewUser, "password">) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    email_key: emailKey(email),
    role,
    permissions: JSON.stringify(permissionSchema.options.filter((one) => permissions.includes(one))),
  };
}
