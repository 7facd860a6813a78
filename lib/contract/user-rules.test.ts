import { expect, test } from "vitest";
import { canManageUsers, cannotDeleteReason, cannotGrantReason, cannotLinkReason } from "./user-rules";

const manager = { role: "admin" as const, permissions: ["manage_users" as const] };
const plainAdmin = { role: "admin" as const, permissions: [] };
const plainUser = { role: "user" as const, permissions: ["manage_users" as const] };

test("only an admin with the permission can manage users", () => {
  expect([manager, plainAdmin, plainUser].map(canManageUsers)).toEqual([true, false, false]);
});

test("nobody can delete themselves or the last user manager", () => {
  expect(cannotDeleteReason({ by: "a", to: "a", managers: ["a", "b"] })).toContain("Another admin can");
  expect(cannotDeleteReason({ by: "a", to: "a", managers: ["a"] })).toBe("You can't delete yourself.");
  expect(cannotDeleteReason({ by: "b", to: "a", managers: ["a"] })).toContain("No other admin");
  expect(cannotDeleteReason({ by: "b", to: "a", managers: ["a", "b"] })).toBeUndefined();
  expect(cannotDeleteReason({ by: "b", to: "c", managers: ["a"] })).toBeUndefined();
});

test("admins can't demote themselves, but can give up the permission while another admin has it", () => {
  expect(cannotGrantReason(plainUser, { by: "a", to: "a", managers: ["a", "b"] })).toContain("from yourself");
  expect(cannotGrantReason(plainAdmin, { by: "a", to: "a", managers: ["a", "b"] })).toBeUndefined();
});

test("the last user manager can't lose the role or the permission", () => {
  for (const given of [plainAdmin, plainUser]) {
    expect(cannotGrantReason(given, { by: "b", to: "a", managers: ["a"] })).toContain("No other admin");
  }
  expect(cannotGrantReason(manager, { by: "a", to: "a", managers: ["a"] })).toBeUndefined();
});

test("links are for other admins", () => {
  expect(cannotLinkReason(plainAdmin, { by: "a", to: "b" })).toBeUndefined();
  expect(cannotLinkReason(manager, { by: "a", to: "a" })).toContain("for yourself");
  expect(cannotLinkReason(plainUser, { by: "a", to: "b" })).toContain("Users can't sign in.");
});
