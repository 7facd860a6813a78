import { expect, type Page } from "@playwright/test";

/**
 * Opens the gallery at a filter and waits until the browser has applied it to what the server drew: before
 * that a click on a picture does what links do.
 */
export async function openGalleryFilter(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery?filter=${name.toLowerCase()}`);
  await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
}
