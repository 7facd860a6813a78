import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";

const PATHS = ["/", "/services"];

/** How many parts below the first screen the browser may leave out. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll(".below")].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length,
  );

for (const path of PATHS) {
  test(`the first frame of ${path} leaves out what is far below, which is laid out a moment later`, async ({
    page,
  }) => {
    // Even without React.
    await holdRoute(page, "**/_next/static/chunks/*.js");
    await page.addInitScript(() => {
      const parts = () => [...document.querySelectorAll(".below")];
      const count = () => {
        const left = parts().filter((part) => getComputedStyle(part).contentVisibility === "auto");
        document.documentElement.dataset.left = `${left.length} of ${parts().length}`;
      };
      addEventListener("DOMContentLoaded", count);
    });
    await page.goto(path);
    const parts = await page.locator(".below").count();
    expect(parts).toBeGreaterThan(2);
    await expect(page.locator("html")).toHaveAttribute("data-left", `${parts} of ${parts}`);
    await expect.poll(() => leftOut(page)).toBe(0);
  });

  // Who scrolls far at once is otherwise led to another place when the page gets its true height.
  for (const width of [375, 639, 640, 1023, 1024, 1920])
    test(`at ${width} px, the first frame of ${path} has nearly the true height`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          document.documentElement.dataset.height = `${document.documentElement.scrollHeight}`;
        });
      });
      await page.goto(path);
      await expect.poll(() => leftOut(page)).toBe(0);
      const { first, later } = await page.evaluate(() => ({
        first: Number(document.documentElement.dataset.height),
        later: document.documentElement.scrollHeight,
      }));
      expect(first).toBeGreaterThan(0);
      expect(Math.abs(first - later)).toBeLessThan(400);
    });

  test(`a reload of ${path}, and the way back to it, lead to the same place`, async ({ page }) => {
    await page.goto(path);
    await page.locator("html[data-ready]").waitFor();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const place = () => page.evaluate(() => [Math.round(scrollY), document.documentElement.scrollHeight]);
    const before = await place();
    await page.reload();
    await expect.poll(place).toEqual(before);
    await page.goto("/privacy");
    await page.goBack();
    await expect.poll(place).toEqual(before);
  });
}
