import type { Permission } from "./users";

/*
 * Who may change users, and which changes are never allowed. The server enforces these rules. The screen uses them to
 * explain why a button is disabled.
 */

type Rights = { role: "user" | "admin"; permissions: Permission[] };

const LAST_MANAGER = "No other admin has the permission “Manage users”. Give it to another admin first.";

/** Appended when there is another admin who can. */
const BY_ANOTHER = " Another admin can do it for you.";

export function canManageUsers({ role, permissions }: Rights): boolean {
  return role === "admin" && permissions.includes("manage_users");
}

interface Change {
  /** The id of the admin who makes the change. */
  by: string;
  /** The id of the user who is changed. */
  to: string;
  /** The ids of all admins who can manage users, before the change. */
  managers: string[];
}

/** @returns why this user can't be deleted, or undefined when they can. */
export function cannotDeleteReason({ by, to, managers }: Change): string | undefined {
  if (by === to) return `You can't delete yourself.${managers.length > 1 ? BY_ANOTHER : ""}`;
  return isLast(to, managers) ? LAST_MANAGER : undefined;
}

/** @returns why this user can't be given these rights, or undefined when they can. */
export function cannotGrantReason(rights: Rights, { by, to, managers }: Change): string | undefined {
  if (by === to && rights.role !== "admin") {
    return `You can't take the admin role from yourself.${managers.length > 1 ? BY_ANOTHER : ""}`;
  }
  return isLast(to, managers) && !canManageUsers(rights) ? LAST_MANAGER : undefined;
}

/** @returns why there can be no sign-in link for this user, or undefined when there can. */
export function cannotLinkReason(
  { role }: Pick<Rights, "role">,
  { by, to }: Omit<Change, "managers">,
): string | undefined {
  // An unlocked phone must not be enough to change a password.
  if (by === to) return "You can't make a sign-in link for yourself. Change your password under your name.";
  return role === "admin" ? undefined : "Users can't sign in. Make them an admin first.";
}

const isLast = (id: string, managers: string[]) => managers.length === 1 && managers[0] === id;
