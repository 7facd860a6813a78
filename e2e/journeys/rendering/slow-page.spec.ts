import { pageIds, pages } from "@/lib/content/pages";
import { test } from "../../fixtures";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";

for (const id of pageIds) {
  for (const width of [375, 1280]) {
    test(`nothing shifts while ${id} loads piece by piece at ${width} px`, async ({ page, slowNetwork }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      await page.goto(slowNetwork.url + pages[id].path, { waitUntil: "commit" });
      while (await slowNetwork.sendPiece()) await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.waitForLoadState();
      await expectNoLayoutShift(page);
    });
  }
}
