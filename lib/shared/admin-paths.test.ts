import { expect, test } from "vitest";
import { safeReturnPath } from "./admin-paths";

test("keeps an admin page with its query", () => {
  expect(safeReturnPath("/admin/messages?q=jos%C3%A9&read=false")).toBe(
    "/admin/messages?q=jos%C3%A9&read=false",
  );
});

test.each([
  null,
  "",
  "https://evil.example/admin/messages",
  "//evil.example/admin/messages",
  "/\\evil.example",
  "/admin/../contact",
  "/admin/login",
  "/admin/login/choose",
  "/admin/login?callbackUrl=/admin/login",
  "javascript:alert(1)",
  "/contact",
  "http://[",
])("%s leads to the dashboard", (requested) => {
  expect(safeReturnPath(requested)).toBe("/admin/dashboard");
});
