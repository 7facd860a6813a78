import type { User } from "@/lib/contract/users";
import { holdsWords } from "@/lib/shared/search-words";
import type { UserFilter } from "./use-address";

/** The users whose name, e-mail or role holds every word of the search, without regard to case or accents. */
export function filterUsers(users: User[], { q, role }: UserFilter): User[] {
  return users.filter(
    (user) =>
      (role === "all" || user.role === role) &&
      holdsWords(`${user.firstName} ${user.lastName} ${user.email} ${user.role}`, q),
  );
}
