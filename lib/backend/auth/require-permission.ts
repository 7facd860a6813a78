import "server-only";
import { needs } from "@/lib/content/permissions";
import type { Admin } from "@/lib/contract/auth";
import type { EnforcedPermission } from "@/lib/contract/users";
import { HttpError } from "../http/http-error";

/** @throws HttpError 403 when the admin does not hold the permission. */
export function requirePermission({ permissions }: Admin, permission: EnforcedPermission): void {
  if (!permissions.includes(permission)) throw new HttpError(403, needs(permission));
}
