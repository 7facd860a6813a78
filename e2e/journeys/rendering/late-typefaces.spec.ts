import { pageIds, pages } from "@/lib/content/pages";
import { launchOptions } from "../../../scripts/chromium";
import { expect, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";

// As on phones and Macs: otherwise, Chromium on Linux rounds the width of each letter to whole pixels.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, "--font-render-hinting=none"] },
});

for (const id of pageIds) {
  for (const width of [375, 1280]) {
    test(`nothing shifts when the typefaces of ${id} come late at ${width} px`, async ({ page }) => {
      const typefaces = await holdRoute(page, "**/*.woff2");
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      await page.goto(pages[id].path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      const countOurs = () =>
        page.evaluate(() => {
          const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
          return loaded.filter(({ family }) => !family.includes(" as ")).length;
        });
      expect(await countOurs()).toBe(0);
      typefaces.release();
      await expect.poll(countOurs).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      await expectNoLayoutShift(page);
    });
  }
}
