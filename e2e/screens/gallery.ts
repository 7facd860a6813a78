import { expect, type Page } from "@playwright/test";
import type { GalleryFilter } from "@/lib/content/gallery-filters";
import { filterName } from "../factories/content";

/** The wall of the gallery: its works and the texts among them. */
export const album = (page: Page) => page.getByRole("group", { name: "Gallery", exact: true });

/** The works of the gallery, each a link with a picture. */
export const works = (page: Page) =>
  album(page)
    .getByRole("link")
    .filter({ has: page.getByRole("img") });

/** The text of a filter and the number of items that it shows. */
const filterText = (filter: GalleryFilter) => new RegExp(`^${filterName(filter)} \\d+$`);

export const filterButton = (page: Page, filter: GalleryFilter) =>
  page.getByRole("button", { name: filterText(filter) });

/** Opens the gallery with a filter, and waits until React shows it. */
export async function openGalleryFilter(page: Page, filter: GalleryFilter): Promise<void> {
  await page.goto(`/gallery?filter=${filter}`);
  await page.locator("html[data-ready]").waitFor();
  await expect(filterButton(page, filter)).toHaveAttribute("aria-pressed", "true");
}
