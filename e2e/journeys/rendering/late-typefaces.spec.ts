import type { Page } from "@playwright/test";
import { pageIds, pages } from "@/lib/content/pages";
import { launchOptions } from "../../../scripts/chromium";
import { expect, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";

// As on phones and Macs: otherwise, Chromium on Linux rounds the width of each letter to whole pixels.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, "--font-render-hinting=none"] },
});

/** How many of the site's own typefaces have come. */
const countOurs = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return loaded.filter(({ family }) => !family.includes(" as ")).length;
  });

for (const id of pageIds) {
  for (const width of [375, 1280]) {
    test(`nothing shifts when the typefaces of ${id} come late at ${width} px`, async ({ page }) => {
      const typefaces = await holdRoute(page, "**/*.woff2");
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      await page.goto(pages[id].path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await countOurs(page)).toBe(0);
      typefaces.release();
      await expect.poll(() => countOurs(page)).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      await expectNoLayoutShift(page);
    });
  }
}

// With one more row of it in view, the picture would count as a larger paint than its preview (docs/decisions/049-preview.md).
test("on a phone, the gallery's first work stays to the pixel where it is when the typefaces come", async ({
  page,
}) => {
  const typefaces = await holdRoute(page, "**/*.woff2");
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/gallery", { waitUntil: "commit" });
  const work = page.getByRole("main").getByRole("link").getByRole("img").first();
  await expect(work).toBeVisible();
  const before = await work.boundingBox();
  expect(await countOurs(page)).toBe(0);
  typefaces.release();
  await expect.poll(() => countOurs(page)).toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  expect(await work.boundingBox()).toEqual(before);
});
