import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { addItem } from "../factories/gallery-items";

export const addForm = (page: Page) => page.getByRole("form", { name: "Add to the gallery" });
export const chosen = (page: Page) => page.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
export const cards = (page: Page) =>
  page.getByRole("list", { name: "Gallery items" }).getByRole("heading", { level: 3 });
export const picker = (scope: Locator) => scope.locator("input[type=file]");

/** Opens the gallery screen of a site without items. */
export async function openEmptyGallery(page: Page): Promise<void> {
  await page.goto("/admin/gallery");
  await expect(page.getByText("No items yet.")).toBeVisible();
}

/** Opens the gallery screen with items that have these titles, the last one on top. */
export async function openGalleryOf(page: Page, admin: APIRequestContext, titles: string[]): Promise<void> {
  for (const title of titles) await addItem(admin, { title, category: "dj" });
  await page.goto("/admin/gallery");
  await expect(cards(page)).toHaveCount(titles.length);
}

/** Begins to drag an item with the keyboard. The library listens for the next key only from its next timer on. */
export async function pickUp(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Drag ${title}` }).focus();
  await page.keyboard.press("Space");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Presses Upload, after choosing a category if there is none yet. */
export async function upload(page: Page): Promise<void> {
  const category = addForm(page).getByLabel("Category");
  if ((await category.isVisible()) && (await category.inputValue()) === "") await category.selectOption("dj");
  await addForm(page).getByRole("button", { name: "Upload", exact: true }).click();
}
