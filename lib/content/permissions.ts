import type { EnforcedPermission, Permission } from "@/lib/contract/users";

/** Display names of the permissions, in the order in which they are listed. */
export const PERMISSION_NAMES: Record<Permission, string> = {
  manage_users: "Manage users",
  manage_bookings: "Manage bookings",
  manage_services: "Manage services",
  manage_events: "Manage events",
  manage_blogs: "Manage blogs",
  manage_settings: "Manage settings",
};

/** What each enforced permission is for, as the end of a sentence. */
const TASKS: Record<EnforcedPermission, string> = {
  manage_users: "add, change or delete users",
  manage_bookings: "read, answer or delete enquiries",
  manage_blogs: "add, change or delete pictures, videos and recordings",
  manage_settings: "make and download backups",
};

/** What a permission lets an admin do; undefined for one that nothing needs yet. */
export const taskOf = (permission: Permission): string | undefined =>
  (TASKS as Partial<Record<Permission, string>>)[permission];

/** The message for an admin without a permission. */
export const needs = (permission: EnforcedPermission): string =>
  `Only admins with the permission “${PERMISSION_NAMES[permission]}” can ${TASKS[permission]}. Ask one of them.`;

/** Sets of permissions for helpers. */
export const PERMISSION_PRESETS: { name: string; permissions: Permission[] }[] = [
  { name: "Answers enquiries", permissions: ["manage_bookings"] },
  { name: "Posts photos", permissions: ["manage_blogs"] },
  { name: "Partner", permissions: Object.keys(PERMISSION_NAMES) as Permission[] },
];
