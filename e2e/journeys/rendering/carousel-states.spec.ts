import type { Route } from "@playwright/test";
import { expect, onEmptySite, test } from "../../fixtures";
import { openCarousel } from "../../screens/carousel";
import { holdRoute } from "../../screens/held-route";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";

test("a picture that fails to load is replaced by the placeholder", async ({ page, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route("**/uploads/**", (route) => route.abort());
  const carousel = await openCarousel(page, "Gallery");
  const picture = carousel.getByRole("img").first();
  await expect(picture).toHaveAttribute("src", "/pictures/placeholder.svg");
  await expect(picture).toHaveAttribute("alt", /\w+/);
});

for (const name of ["Testimonials", "Gallery"]) {
  test(`nothing shifts when ${name} becomes interactive, however late its code loads`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const held = await holdRoute(page, "**/_next/static/chunks/*");
    const carousel = page.getByRole("region", { name, exact: true });
    const requested = page.waitForRequest("**/_next/static/chunks/*");
    await carousel.getByRole("listitem").first().scrollIntoViewIfNeeded();
    await requested;
    await expectNoLayoutShift(page);
    held.release();
    await expect(carousel.getByRole("button", { name: "Go to slide 1", exact: true })).toBeVisible();
    await expectNoLayoutShift(page);
  });
}

test.describe("with an empty gallery", () => {
  test.use(onEmptySite);

  test("the home page shows a loading state, then that there are no items", async ({ page }) => {
    const held = await holdRoute(page, "**/api/gallery");
    await page.goto("/");
    const gallery = page.getByRole("region", { name: "Seen up close" });
    await expect(gallery.getByRole("status")).toHaveText("Loading...");
    held.release();
    await expect(gallery.getByText("No gallery items available")).toBeVisible();
    await expect(gallery.getByRole("status")).toHaveCount(0);
  });

  const unavailable = { success: false, message: "The shelves are being tidied." };

  for (const [failure, fail, text] of [
    ["the network fails", (route: Route) => route.abort(), "Network error - please check your connection."],
    [
      "the API is unavailable",
      (route: Route) => route.fulfill({ status: 503, json: unavailable }),
      unavailable.message,
    ],
    [
      "a proxy fails",
      (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway" }),
      "Failed to fetch gallery items",
    ],
  ] as const) {
    test(`the home page shows an error when ${failure}`, async ({ page, quietConsole }) => {
      quietConsole.allow(/ERR_FAILED|status of 50\d/);
      await page.route("**/api/gallery", fail);
      await page.goto("/");
      const gallery = page.getByRole("region", { name: "Seen up close" });
      await expect(gallery.getByRole("alert")).toHaveText(text);
    });
  }
});
