import type { Page } from "@playwright/test";
import { bearer, signIn } from "../../api/api-test";
import { expect } from "../../fixtures";
import { test as base, SAME_ADMIN } from "../../servers/own-site";
import { site } from "../../servers/site";

const ON_A_PAGE = 24;
const ALL = 30;
/** The pictures are links to another site, which this stands in for. */
const PICTURES = "https://pictures.example";

/** Playwright's test with a site whose gallery has two pages: "Picture 1" is on top. */
const test = base.extend<{ url: string }>({
  url: async ({ own, page }, use) => {
    const server = await own.start(SAME_ADMIN);
    const { token } = await signIn(await server.newDevice(), site.admin);
    const admin = await server.newDevice(bearer(token));
    for (let picture = ALL; picture >= 1; picture -= 1) {
      const data = { title: `Picture ${picture}`, category: "dj", url: `${PICTURES}/${picture}.svg` };
      expect((await admin.post("/api/gallery", { data })).status()).toBe(201);
    }
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
    await page.route(`${PICTURES}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    await use(server.url);
  },
});

const album = (page: Page) => page.getByRole("group", { name: "Gallery", exact: true }).getByRole("link");
const picture = (page: Page, number: number) =>
  page.getByRole("link", { name: new RegExp(`^Picture ${number}\\b`) });
const showMore = (page: Page) => page.getByRole("link", { name: "Show more" });

test("the second page keeps its pictures when the list has come", async ({ page, url }) => {
  const listed = page.waitForResponse("**/api/gallery");
  await page.goto(`${url}/gallery/2`);
  await listed;
  // The number of items is that of the whole gallery from then on.
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`${ALL} items`);
  await expect(album(page)).toHaveCount(ALL - ON_A_PAGE);
  await expect(picture(page, ON_A_PAGE + 1)).toBeVisible();
  await page.getByRole("link", { name: "From the beginning" }).click();
  await expect(page).toHaveURL(`${url}/gallery`);
  await expect(picture(page, 1)).toBeVisible();
});

test("'Show more' shows the rest and goes, and the focus is on the first new picture", async ({
  page,
  url,
}) => {
  await page.goto(`${url}/gallery`);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`${ALL} items`);
  await expect(album(page)).toHaveCount(ON_A_PAGE);
  await showMore(page).click();
  await expect(album(page)).toHaveCount(ALL);
  await expect(showMore(page)).toHaveCount(0);
  await expect(picture(page, ON_A_PAGE + 1)).toBeFocused();
});

test("'Show more' before the list has come leads to the second page", async ({ page, url }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/gallery", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/gallery`);
  await showMore(page).click();
  await expect(page).toHaveURL(`${url}/gallery/2`);
  letGo();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`${ALL} items`);
  await expect(picture(page, ON_A_PAGE + 1)).toBeVisible();
  await expect(picture(page, 1)).toHaveCount(0);
});
