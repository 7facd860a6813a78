import { expect, type Page } from "@playwright/test";
import type { NewUser } from "@/lib/contract/users";
import { submitCredentials } from "./sign-in";

export const dialog = (page: Page) => page.getByRole("dialog");
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
export const rowOf = (page: Page, user: { firstName: string; lastName: string }) =>
  page.getByRole("row", { name: nameOf(user) });
/** The URL of the users screen with a search for this user. */
export const addressOf = ({ lastName }: { lastName: string }) =>
  `/admin/users?q=${encodeURIComponent(lastName)}`;

/** Opens the edit dialog of a user. */
export async function openEdit(page: Page, user: { firstName: string; lastName: string }): Promise<void> {
  await page.getByRole("button", { name: `Edit ${nameOf(user)}` }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Fills in the open dialog, except for the password. */
export async function fillIn(page: Page, { firstName, lastName, email }: NewUser): Promise<void> {
  await dialog(page).getByLabel("First name").fill(firstName);
  await dialog(page).getByLabel("Last name").fill(lastName);
  await dialog(page).getByLabel("Email").fill(email);
}

/** Simulates an expired session in this browser. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem("adminToken", "unreadable"));
}

/** Signs in again after a redirect to the sign-in page. */
export async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/login/);
  await submitCredentials(page);
}
