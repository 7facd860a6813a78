import { needs } from "@/lib/content/permissions";
import type { EnforcedPermission } from "@/lib/contract/users";

/** Says what an admin is missing, in place of what takes it. */
export function Refused({ permission }: { permission: EnforcedPermission }) {
  return <p className="rounded-card border border-line bg-raised p-4 text-sm sm:p-5">{needs(permission)}</p>;
}
