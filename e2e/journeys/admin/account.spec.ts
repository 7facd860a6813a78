import type { Page } from "@playwright/test";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { bearer, signIn as signInDevice } from "../../servers/sign-in";

/** Opens the signed-in admin's account dialog. */
async function openAccount(page: Page) {
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Some Body" }).click();
  await page.getByRole("button", { name: "Account and password" }).click();
  return page.getByRole("dialog", { name: "Account" });
}

test("the account shows who is signed in, and changing the password keeps this device signed in", {
  tag: ELSEWHERE,
}, async ({ page, request, addUser, signIn }) => {
  const person = await addUser("admin");
  await signIn(person);
  const dialog = await openAccount(page);
  await expect(dialog.getByRole("heading", { name: "Some Body" })).toBeVisible();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByLabel("New password").fill("a newer and longer one");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. Your other devices have been signed out.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Some Body" })).toBeFocused();

  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  const response = await request.post("/api/admin/login", {
    data: { email: person.email, password: "a newer and longer one" },
  });
  expect(response.status()).toBe(200);
});

test("a wrong or short password is shown at its field and signs nobody out", async ({
  page,
  addUser,
  signIn,
  quietConsole,
}) => {
  await signIn(await addUser("admin"));
  quietConsole.allow(/400/);
  const dialog = await openAccount(page);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByText("Please enter your current password.")).toBeVisible();
  await expect(dialog.getByText("The password needs at least 6 characters.")).toBeVisible();
  await dialog.getByLabel("Current password").fill("not the password");
  await dialog.getByLabel("New password").fill("a newer and longer one");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByText("Your current password is incorrect.")).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await expect(dialog.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
});

test("a failure without a server message is reported, and closing the dialog clears the passwords", async ({
  page,
  addUser,
  signIn,
  quietConsole,
}) => {
  await signIn(await addUser("admin"));
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

test("signing out everywhere asks for confirmation and ends the sessions of other devices", async ({
  page,
  addUser,
  signIn,
  newDevice,
}) => {
  const person = await addUser("admin");
  await signIn(person);
  const elsewhere = await newDevice();
  const { token } = await signInDevice(elsewhere, person);
  const headers = bearer(token);
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
});
