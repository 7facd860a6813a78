import type { User } from "@/lib/contract/users";
import type { UserFilter } from "./use-address";

/** The users whose name, e-mail or role holds every word of the search, without regard to case or accents. */
export function filterUsers(users: User[], { q, role }: UserFilter): User[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    if (role !== "all" && user.role !== role) return false;
    const text = fold(`${user.firstName} ${user.lastName} ${user.email} ${user.role}`);
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
