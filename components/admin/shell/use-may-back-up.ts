"use client";

import { useFeature } from "./features";
import { useMay } from "./use-may";

/** Whether the signed-in admin gets to the backups: the backend has them, and the admin has the permission. */
export function useMayBackUp(): boolean {
  const isPossible = useFeature("backups");
  return useMay("manage_settings") && isPossible;
}
