import type { GalleryItem } from "@/lib/contract/gallery";
import { demoItemsOf, demoPicture } from "../../factories/content";
import { expect, test } from "../../fixtures";
import { openCarousel } from "../../screens/carousel";
import { album, filterButton, openGalleryFilter, works } from "../../screens/gallery";

const [first, second] = demoItemsOf("trumpet");
if (!first || !second)
  throw new Error("The tests require two items of trumpet in lib/content/demo-gallery.ts.");

test("the open item is in the URL, and the back button closes it, also after paging", async ({ page }) => {
  await openGalleryFilter(page, "trumpet");
  await album(page).getByRole("link", { name: first.title }).click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\?filter=trumpet&item=[\w-]+$/);
  const opened = page.url();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
  expect(page.url()).not.toBe(opened);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/gallery?filter=trumpet");
  await expect(filterButton(page, "trumpet")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
});

test("after paging, closing returns the focus to the item that was shown last", async ({ page }) => {
  await openGalleryFilter(page, "trumpet");
  await album(page).getByRole("link", { name: first.title }).click();
  await expect(page.getByRole("dialog", { name: first.title })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: second.title }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(album(page).getByRole("link", { name: second.title })).toBeFocused();
  await expect(page).toHaveURL("/gallery?filter=trumpet");
});

test("a link to an item opens it, and closing it stays on the gallery", async ({ page, request }) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  const item = items.at(-1);
  await page.goto("/gallery");
  await page.goto(`/gallery?item=${item?._id}`);
  const dialog = page.getByRole("dialog", { name: item?.title ?? "" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await expect(works(page)).toHaveCount(items.length);
});

test("a link to an item that is gone shows the gallery", async ({ page, request }) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  const listed = page.waitForResponse("**/api/gallery");
  await page.goto("/gallery?item=gone");
  await (await listed).finished();
  await expect(works(page)).toHaveCount(items.length);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a picture of the carousel on the home page opens in the gallery", async ({ page }) => {
  const carousel = await openCarousel(page, "Gallery");
  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  await page.clock.resume();
  const { title } = demoPicture("vocal");
  await carousel.getByRole("link", { name: title }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\?item=/);
});
