import type { Page } from "@playwright/test";
import { addItem } from "../../factories/gallery-items";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import { works } from "../../screens/gallery";
import { holdRoute } from "../../screens/held-route";

const ON_A_PAGE = 24;
const ALL = 30;
/** The mocked site that the pictures are linked from. */
const PICTURES = "https://pictures.example";

test.use(onEmptySite);

/** Fills two gallery pages, with "Picture 1" on top. */
test.beforeEach(async ({ admin, page }) => {
  for (let number = ALL; number >= 1; number -= 1) {
    await addItem(admin, { title: `Picture ${number}`, url: `${PICTURES}/${number}.svg` });
  }
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  await page.route(`${PICTURES}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
});

const picture = (page: Page, number: number) =>
  page.getByRole("link", { name: new RegExp(`^Picture ${number}\\b`) });
const showMore = (page: Page) => page.getByRole("link", { name: "Show more" });

test("the second page keeps its pictures when the full list arrives", async ({ page }) => {
  const listed = page.waitForResponse("**/api/gallery");
  await page.goto("/gallery/2");
  await listed;
  // From now on this is the number of items in the whole gallery.
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`${ALL} items`);
  await expect(works(page)).toHaveCount(ALL - ON_A_PAGE);
  await expect(picture(page, ON_A_PAGE + 1)).toBeVisible();
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(picture(page, 1)).toBeVisible();
});

test("'Show more' shows the rest, disappears and focuses the first new picture", { tag: ELSEWHERE }, async ({
  page,
}) => {
  await page.goto("/gallery");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`${ALL} items`);
  await expect(works(page)).toHaveCount(ON_A_PAGE);
  await showMore(page).click();
  await expect(works(page)).toHaveCount(ALL);
  await expect(showMore(page)).toHaveCount(0);
  await expect(picture(page, ON_A_PAGE + 1)).toBeFocused();
});

test("'Show more' opens the second page if the list has not arrived yet", async ({ page }) => {
  const held = await holdRoute(page, "**/api/gallery");
  await page.goto("/gallery");
  await showMore(page).click();
  await expect(page).toHaveURL("/gallery/2");
  held.release();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`${ALL} items`);
  await expect(picture(page, ON_A_PAGE + 1)).toBeVisible();
  await expect(picture(page, 1)).toHaveCount(0);
});
