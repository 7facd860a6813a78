import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { NEEDS_MANAGE_SETTINGS } from "@/lib/contract/backups";
import type { Call } from "@/lib/contract/calls/define-call";
import { NEEDS_MANAGE_BLOGS } from "@/lib/contract/sounds";
import { NEEDS_MANAGE_USERS } from "@/lib/contract/user-rules";
import { HttpError } from "../http/http-error";

type EnforcedPermission = NonNullable<Call["permission"]>;

/** The message for an admin without the permission. */
const REFUSALS: Record<EnforcedPermission, string> = {
  manage_users: NEEDS_MANAGE_USERS,
  manage_blogs: NEEDS_MANAGE_BLOGS,
  manage_settings: NEEDS_MANAGE_SETTINGS,
};

/** @throws HttpError 403 when the admin does not hold the permission. */
export function requirePermission({ permissions }: Admin, permission: EnforcedPermission): void {
  if (!permissions.includes(permission)) throw new HttpError(403, REFUSALS[permission]);
}
