import { expect, type Page } from "@playwright/test";

/** Opens a message of the inbox by its URL, and waits until it is shown. */
export async function openMessage(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/messages?message=${id}`);
  const message = page.getByRole("region", { name: "Message", exact: true });
  await expect(message.getByRole("heading").first()).toBeVisible();
}
