import { expect, test } from "../../fixtures";

test("the photo turns to color or to black and white by keyboard", async ({ page }) => {
  await page.goto("/services#photography");
  const slider = page.getByRole("slider", { name: "Black and white" });
  const gray = page.locator(".color-slider-gray");
  const frame = page.getByRole("figure").filter({ has: slider });
  const share = async () =>
    ((await gray.boundingBox())?.width ?? 0) / ((await frame.boundingBox())?.width ?? Number.NaN);
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(share).toBeCloseTo(1, 1);
  await page.keyboard.press("Home");
  await expect.poll(share).toBeCloseTo(0, 1);
});
