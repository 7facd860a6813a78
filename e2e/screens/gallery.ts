import { expect, type Page } from "@playwright/test";
import type { GalleryFilter } from "@/lib/content/gallery-filters";
import { filterName } from "../factories/content";

/** The pictures of the gallery, each a link. */
export const album = (page: Page) => page.getByRole("group", { name: "Gallery", exact: true });

export const filterButton = (page: Page, filter: GalleryFilter) =>
  page.getByRole("button", { name: filterName(filter), exact: true });

/**
 * Opens the gallery with a filter and waits for hydration. Before that, a click on a picture follows its
 * link.
 */
export async function openGalleryFilter(page: Page, filter: GalleryFilter): Promise<void> {
  await page.goto(`/gallery?filter=${filter}`);
  await expect(filterButton(page, filter)).toHaveAttribute("aria-pressed", "true");
}
