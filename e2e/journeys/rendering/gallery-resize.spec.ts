import { expect, test } from "../../fixtures";
import { works } from "../../screens/gallery";

test("the gallery's columns adapt to the window width", async ({ page }) => {
  const links = works(page);
  const columns = () =>
    links.evaluateAll(
      (all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().left))).size,
    );
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto("/gallery", { waitUntil: "networkidle" });
  expect(await columns()).toBe(3);
  for (const [width, expected] of [
    [500, 1],
    [1600, 4],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `${width} px`).toBe(expected);
    await expect(links.first()).toBeVisible();
  }
});
