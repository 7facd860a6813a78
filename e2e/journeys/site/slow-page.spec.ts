import { pageIds, pages } from "@/lib/content/pages";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";
import { test } from "../../servers/slow-network";

for (const id of pageIds) {
  for (const width of [375, 1280]) {
    test(`while ${id} arrives piece by piece, nothing moves at ${width} px`, async ({
      page,
      slowNetwork,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      await page.goto(slowNetwork.url + pages[id].path, { waitUntil: "commit" });
      while (await slowNetwork.sendPiece()) await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.waitForLoadState();
      await expectNoLayoutShift(page);
    });
  }
}
