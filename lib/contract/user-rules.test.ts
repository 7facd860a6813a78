import { expect, test } from "vitest";
import { canManageUsers, cannotDeleteReason, cannotGrantReason } from "./user-rules";

const manager = { role: "admin" as const, permissions: ["manage_users" as const] };
const plainAdmin = { role: "admin" as const, permissions: [] };
const plainUser = { role: "user" as const, permissions: ["manage_users" as const] };

test("only an admin with the permission manages users; a user who holds it does not", () => {
  expect([manager, plainAdmin, plainUser].map(canManageUsers)).toEqual([true, false, false]);
});

test("nobody deletes themselves, and nobody deletes the last who can manage users", () => {
  expect(cannotDeleteReason({ by: "a", to: "a", managers: ["a", "b"] })).toContain("Another admin can");
  expect(cannotDeleteReason({ by: "a", to: "a", managers: ["a"] })).toBe("You can't delete yourself.");
  expect(cannotDeleteReason({ by: "b", to: "a", managers: ["a"] })).toContain("No other admin");
  expect(cannotDeleteReason({ by: "b", to: "a", managers: ["a", "b"] })).toBeUndefined();
  expect(cannotDeleteReason({ by: "b", to: "c", managers: ["a"] })).toBeUndefined();
});

test("nobody demotes themselves; the permission may be given up while another admin has it", () => {
  expect(cannotGrantReason(plainUser, { by: "a", to: "a", managers: ["a", "b"] })).toContain("from yourself");
  expect(cannotGrantReason(plainAdmin, { by: "a", to: "a", managers: ["a", "b"] })).toBeUndefined();
});

test("the last who can manage users keeps the role and the permission, whoever asks", () => {
  for (const given of [plainAdmin, plainUser]) {
    expect(cannotGrantReason(given, { by: "b", to: "a", managers: ["a"] })).toContain("No other admin");
  }
  expect(cannotGrantReason(manager, { by: "a", to: "a", managers: ["a"] })).toBeUndefined();
});
