import type { Page } from "@playwright/test";
import type { LoginResponse } from "@/lib/contract/auth";
import { expect, test } from "../../fixtures";

/** Opens the account of the admin who is signed in. */
async function openAccount(page: Page) {
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Some Body" }).click();
  await page.getByRole("button", { name: "Account and password" }).click();
  return page.getByRole("dialog", { name: "Account" });
}

test("the account shows who is signed in; the password is changed, and this device stays signed in", async ({
  page,
  request,
  addUser,
  signIn,
}) => {
  const person = addUser("admin");
  await signIn(undefined, person);
  const dialog = await openAccount(page);
  await expect(dialog.getByRole("heading", { name: "Some Body" })).toBeVisible();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByLabel("New password").fill("a newer and longer one");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed. Other devices are signed out.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Some Body" })).toBeFocused();

  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  const answer = await request.post("/api/admin/login", {
    data: { email: person.email, password: "a newer and longer one" },
  });
  expect(answer.status()).toBe(200);
});

test("a wrong or short password is said on its field, and nothing is signed out", async ({
  page,
  addUser,
  signIn,
  quietConsole,
}) => {
  await signIn(undefined, addUser("admin"));
  quietConsole.allow(/400/);
  const dialog = await openAccount(page);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByText("Please enter your current password.")).toBeVisible();
  await expect(dialog.getByText("The password needs at least 6 characters.")).toBeVisible();
  await dialog.getByLabel("Current password").fill("not the password");
  await dialog.getByLabel("New password").fill("a newer and longer one");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await expect(dialog.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
});

test("a failure without words of the server is said, and a dialog that was left keeps no password", async ({
  page,
  addUser,
  signIn,
  quietConsole,
}) => {
  await signIn(undefined, addUser("admin"));
  quietConsole.allow(/502/);
  const dialog = await openAccount(page);
  await page.route("**/api/admin/password", (route) => route.fulfill({ status: 502, body: "<html>" }));
  await dialog.getByLabel("Current password").fill("some password");
  await dialog.getByLabel("New password").fill("a newer and longer one");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "Failed to update password." })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Some Body" }).click();
  await page.getByRole("button", { name: "Account and password" }).click();
  await expect(dialog.getByLabel("Current password")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("newer");
});

test("signing out everywhere ends the other devices too, after a question", async ({
  page,
  addUser,
  signIn,
  playwright,
  baseURL,
}) => {
  const person = addUser("admin");
  await signIn(undefined, person);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const { token }: LoginResponse = await (await elsewhere.post("/api/admin/login", { data: person })).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await elsewhere.get("/api/admin/me", { headers })).status()).toBe(200);

  const dialog = await openAccount(page);
  page.once("dialog", (question) => question.dismiss());
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(dialog).toBeVisible();
  page.once("dialog", (question) => question.accept());
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await elsewhere.get("/api/admin/me", { headers })).status()).toBe(401);
  await page.goto("/admin/messages");
  await expect(page).toHaveURL(/\/admin\/login\?callbackUrl=/);
  await elsewhere.dispose();
});
