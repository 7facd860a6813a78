import type { Permission } from "@/lib/contract/users";

/** What people read in place of a permission's id, in the order in which they are listed. */
export const PERMISSION_NAMES: Record<Permission, string> = {
  manage_users: "Manage users",
  manage_bookings: "Manage bookings",
  manage_services: "Manage services",
  manage_events: "Manage events",
  manage_blogs: "Manage blogs",
  manage_settings: "Manage settings",
};
