import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";

function photo(page: Page) {
  const slider = page.getByRole("slider", { name: "Black and white" });
  const frame = page.getByRole("figure").filter({ has: slider });
  const gray = page.locator(".color-slider-gray");
  /** How much of the photo is in black and white. */
  const share = async () =>
    ((await gray.boundingBox())?.width ?? 0) / ((await frame.boundingBox())?.width ?? Number.NaN);
  return { slider, frame, share };
}

test("the photo turns to color or to black and white by keyboard", async ({ page }) => {
  await page.goto("/services#photography");
  const { slider, share } = photo(page);
  await expect.poll(share).toBeCloseTo(0.36, 1);
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(share).toBeCloseTo(1, 1);
  await page.keyboard.press("Home");
  await expect.poll(share).toBeCloseTo(0, 1);
});

test("before the page's code, the line in the photo follows the pointer from wherever it is pressed", async ({
  page,
}) => {
  const scripts = await holdRoute(page, "**/_next/static/chunks/*.js");
  await page.goto("/services#photography");
  const { frame, share } = photo(page);
  const width = await frame.evaluate((element) => element.clientWidth);
  await frame.hover({ position: { x: width * 0.8, y: 40 } });
  await page.mouse.down();
  await expect.poll(share).toBeCloseTo(0.8, 1);
  await frame.hover({ position: { x: width * 0.3, y: 90 } });
  await expect.poll(share).toBeCloseTo(0.3, 1);
  await page.mouse.up();
  scripts.release();
  await page.locator("html[data-ready]").waitFor();
  expect(await share()).toBeCloseTo(0.3, 1);
});

test("the line in the photo can be moved on a page that is reached by a link", async ({ page }) => {
  await page.goto("/about");
  await page.locator("html[data-ready]").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  const { slider, share } = photo(page);
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(share).toBeCloseTo(1, 1);
});
