import { Images, LayoutDashboard, Mail, Users } from "lucide-react";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export const MESSAGES_PATH = "/admin/messages";
export const ACCOUNT_PATH = "/admin/account";

/** In the account menu, and reached from where replies are written. */
export const REPLIES_PATH = "/admin/replies";

/** In the account menu: the sections are those that every admin has. */
export const BACKUPS_PATH = "/admin/backups";

/** The four sections of the admin area (docs/product.md#console). */
export const sections = [
  { name: "Dashboard", path: DASHBOARD_PATH, icon: LayoutDashboard },
  { name: "Users", path: "/admin/users", icon: Users },
  { name: "Gallery", path: "/admin/gallery", icon: Images },
  { name: "Messages", path: MESSAGES_PATH, icon: Mail },
] as const;
