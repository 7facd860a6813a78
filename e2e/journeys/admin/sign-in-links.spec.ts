import { newUser, storeUser } from "../../factories/users";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { expectNoSidewaysScroll } from "../../screens/pages";
import { addressOf, dialog, fillIn, nameOf, rowOf } from "../../screens/users";
import { site } from "../../servers/site";

const PASSWORD = "three unrelated words";

test("a helper is invited by link, chooses a password on a phone and is signed in", {
  tag: ELSEWHERE,
}, async ({ page, signIn, browser }) => {
  const user = newUser();
  await signIn();
  await page.goto(addressOf(user));
  await page.getByRole("button", { name: "Add User" }).click();
  await fillIn(page, user);
  await expect(dialog(page).getByRole("radio")).toHaveCount(0);
  await dialog(page).getByLabel("Role").selectOption("Admin");
  await expect(dialog(page).getByRole("radio", { name: "Invite by link" })).toBeChecked();
  await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Posts photos" }).click();
  await dialog(page).getByRole("button", { name: "Invite", exact: true }).click();
  const field = dialog(page).getByLabel("Link", { exact: true });
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  const link = await field.inputValue();
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(rowOf(page, user)).toContainText("Invited, has not signed in yet.");

  const phone = await browser.newPage({ viewport: { width: 375, height: 740 }, baseURL: site.url });
  await phone.goto(link);
  await expect(phone.getByLabel("First name")).toHaveValue(user.firstName);
  await expect(phone.getByLabel("Email")).toHaveValue(user.email);
  await expectNoViolations(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByLabel("Password").fill("sunshine");
  await phone.getByRole("button", { name: "Save and sign in" }).click();
  await expect(phone.getByText("This password is on the lists of common passwords")).toBeVisible();
  await phone.getByLabel("Password").fill(PASSWORD);
  await phone.getByRole("button", { name: "Save and sign in" }).click();
  await expect(phone).toHaveURL("/admin/dashboard");
  await expect(phone.getByRole("heading", { name: `Welcome, ${nameOf(user)}` })).toBeVisible();
  await phone.close();
  await page.reload();
  await expect(rowOf(page, user)).not.toContainText("has not signed in yet");
});

test("another admin makes a new sign-in link, which works once", async ({ page, admin, signIn, browser }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  await signIn();
  await page.goto(addressOf(user));
  await page.getByRole("button", { name: `New sign-in link for ${nameOf(user)}` }).click();
  await dialog(page).getByRole("button", { name: "Make the link" }).click();
  const link = await dialog(page).getByLabel("Link", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `New sign-in link for ${nameOf(user)}` })).toBeFocused();

  const other = await browser.newPage({ baseURL: site.url });
  await other.goto("/admin/login");
  await other.getByText("Forgot your password?").click();
  await expect(other.getByText("Ask another admin for a new sign-in link.")).toBeVisible();
  await other.goto(link);
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Save and sign in" }).click();
  await expect(other).toHaveURL("/admin/dashboard");

  await other.goto(link);
  await expect(other.getByRole("alert").filter({ hasText: "This link was used already." })).toBeVisible();
  await other.getByRole("link", { name: "Go to the sign-in" }).click();
  await expect(other).toHaveURL("/admin/dashboard");
  await other.close();
  const old = await admin.post("/api/admin/login", { data: sent });
  expect(old.status()).toBe(401);
});
