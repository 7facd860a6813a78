import { expect, test } from "../fixtures";
import { ConsoleGuard } from "../screens/console";
import { expectNoLayoutShift, watchLayoutShifts } from "../screens/layout-shift";
import { expectNoSidewaysScroll } from "../screens/pages";

/* Many tests expect that something does not happen. These prove that they would notice if it did. */

test("the console guard reports errors on every tab, except allowed ones", async ({ browser }) => {
  const context = await browser.newContext();
  const guard = new ConsoleGuard();
  guard.watch(context);
  guard.allow(/^expected/);
  for (const tab of [await context.newPage(), await context.newPage()]) {
    await tab.evaluate(() => {
      console.error("expected error");
      console.error("logged error");
      setTimeout(() => {
        throw new Error("thrown error");
      });
    });
  }
  const expected = ["logged error", "logged error", "thrown error", "thrown error"];
  await expect.poll(() => [...guard.unexpected].sort()).toEqual(expected);
  await context.close();
});

test("a layout shift is detected", async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto("/privacy");
  await page.evaluate(async () => {
    // Only what was painted can shift.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    document.body.style.paddingTop = "400px";
  });
  await expect(expectNoLayoutShift(page)).rejects.toThrow("toBeLessThanOrEqual");
});

test("a page that is too wide is detected", async ({ page }) => {
  await page.goto("/privacy");
  await expectNoSidewaysScroll(page);
  await page.addStyleTag({ content: "main{width:3000px}" });
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow("toBeLessThanOrEqual");
});
