import { expect, test } from "vitest";
import type { User } from "@/lib/contract/users";
import { filterUsers } from "./filter-users";

const user = (firstName: string, email: string, role: User["role"]) =>
  ({ firstName, lastName: "Núñez", email, role }) as User;
const zoe = user("Zoë", "zoe@people.example", "admin");
const bob = user("Bob", "bob@other.example", "user");

test.each([
  ["", "all", [zoe, bob]],
  ["zoe nunez", "all", [zoe]],
  ["OTHER", "all", [bob]],
  ["admin", "all", [zoe]],
  ["zoe bob", "all", []],
  ["nunez", "user", [bob]],
] as const)("search %j with role filter %s", (q, role, found) => {
  expect(filterUsers([zoe, bob], { q, role })).toEqual(found);
});
