import type { APIRequestContext, Page } from "@playwright/test";
import type { NewUser } from "@/lib/contract/users";
import { test as base, expect } from "../fixtures";
import { site } from "../servers/site";

/** With a client that is signed in as the admin, on another device than the browser. */
export const test = base.extend<{ admin: APIRequestContext }>({
  admin: async ({ playwright, token }, use) => {
    const extraHTTPHeaders = { authorization: `Bearer ${token}` };
    const admin = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders });
    await use(admin);
    await admin.dispose();
  },
});

export const dialog = (page: Page) => page.getByRole("dialog");
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
export const rowOf = (page: Page, user: { firstName: string; lastName: string }) =>
  page.getByRole("row", { name: nameOf(user) });
export const addressOf = ({ lastName }: { lastName: string }) =>
  `/admin/users?q=${encodeURIComponent(lastName)}`;

export async function openEdit(page: Page, user: { firstName: string; lastName: string }): Promise<void> {
  await page.getByRole("button", { name: `Edit ${nameOf(user)}` }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fillIn(page: Page, { firstName, lastName, email }: NewUser): Promise<void> {
  await dialog(page).getByLabel("First name").fill(firstName);
  await dialog(page).getByLabel("Last name").fill(lastName);
  await dialog(page).getByLabel("E-mail").fill(email);
}

/** Ends the session here, as time would. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem("adminToken", "unreadable"));
}

export async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel("E-mail").fill(site.admin.email);
  await page.getByLabel("Password").fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Collects the browser's questions, and answers no. */
export function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.dismiss();
  });
  return questions;
}
