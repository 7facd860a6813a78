import "server-only";
import type { Kysely } from "kysely";
import { needs } from "@/lib/content/permissions";
import { canManageUsers } from "@/lib/contract/user-rules";
import type { Database } from "../db/schema";
import { HttpError } from "../http/http-error";
import { readPermissions } from "./rows";

/**
 * Lists the ids of all admins who can manage users.
 *
 * @param db the connection that holds the write lock: the permission may have been revoked since the request
 * was authorized.
 * @param by the id of the admin who makes the change. @throws HttpError 403 when they are not in the list.
 */
export async function managersFor(db: Kysely<Database>, by: string): Promise<string[]> {
  const admins = await db
    .selectFrom("users")
    .select(["id", "role", "permissions"])
    .where("role", "=", "admin")
    .execute();
  const managers = admins
    .filter(({ role, permissions }) => canManageUsers({ role, permissions: readPermissions(permissions) }))
    .map(({ id }) => id);
  if (!managers.includes(by)) throw new HttpError(403, needs("manage_users"));
  return managers;
}
