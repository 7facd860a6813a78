"use client";

import type { EnforcedPermission } from "@/lib/contract/users";
import { useAdmin } from "./admin-provider";
import { useFeature } from "./features";

/** Whether the backend lets the signed-in admin do what a permission is for. Some backends don't enforce any. */
export function useMay(permission: EnforcedPermission): boolean {
  const { permissions } = useAdmin();
  const areEnforced = useFeature("permissions");
  return !areEnforced || permissions.includes(permission);
}
