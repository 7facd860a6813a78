"use client";

import { canManageBackups } from "@/lib/contract/backups";
import { useAdmin } from "./admin-provider";
import { useFeature } from "./features";

/** Whether the signed-in admin gets to the backups: the backend has them, and the admin has the permission. */
export function useMayBackUp(): boolean {
  const admin = useAdmin();
  const isPossible = useFeature("backups");
  return isPossible && canManageBackups(admin);
}
