import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { canManageUsers, NEEDS_MANAGE_USERS } from "@/lib/contract/user-rules";
import { HttpError } from "../http/http-error";
import { requireAdmin } from "./require-admin";

/**
 * {@link requireAdmin} for the calls that change users.
 *
 * @returns the admin. @throws HttpError 401 as there, and 403 without the permission `manage_users`.
 */
export async function requireUserManager(request: Request): Promise<Admin> {
  const { admin } = await requireAdmin(request);
  if (!canManageUsers(admin)) throw new HttpError(403, NEEDS_MANAGE_USERS);
  return admin;
}
