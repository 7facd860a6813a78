import type { User } from "@/lib/contract/users";
import { holdsWords } from "@/lib/shared/search-words";
import type { UserFilter } from "./address";

/** The users whose name, email or role contains every word of the search, ignoring case and accents. */
export function filterUsers(users: User[], { q, role }: UserFilter): User[] {
  return users.filter(
    (user) =>
      (role === "all" || user.role === role) &&
      holdsWords(`${user.firstName} ${user.lastName} ${user.email} ${user.role}`, q),
  );
}
