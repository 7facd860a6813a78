import type { Page } from "@playwright/test";
import type { Credentials } from "../servers/sign-in";
import { site } from "../servers/site";

/** Fills in the sign-in form, with the admin's credentials by default. */
export async function fillCredentials(
  page: Page,
  { email, password }: Credentials = site.admin,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
}

/** Signs in through the sign-in form, as the admin by default. */
export async function submitCredentials(page: Page, person?: Credentials): Promise<void> {
  await fillCredentials(page, person);
  await page.getByRole("button", { name: "Sign in" }).click();
}
