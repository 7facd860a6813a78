import type { Permission } from "@/lib/contract/users";

/** Display names of the permissions, in the order in which they are listed. */
export const PERMISSION_NAMES: Record<Permission, string> = {
  manage_users: "Manage users",
  manage_bookings: "Manage bookings",
  manage_services: "Manage services",
  manage_events: "Manage events",
  manage_blogs: "Manage blogs",
  manage_settings: "Manage settings",
};
