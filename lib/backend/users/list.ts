import "server-only";
import type { User } from "@/lib/contract/users";
import { database } from "../db/connection";
import { toUser, USER_COLUMNS } from "./rows";

// SQLite's own collation only knows ASCII.
const { compare } = new Intl.Collator("en");

/** Lists all users, sorted by name, then by email. */
export async function listUsers(): Promise<User[]> {
  const rows = await database().selectFrom("users").select(USER_COLUMNS).execute();
  const nameOf = (user: User) => `${user.firstName} ${user.lastName}`;
  return rows
    .map(toUser)
    .sort((one, other) => compare(nameOf(one), nameOf(other)) || compare(one.email, other.email));
}
