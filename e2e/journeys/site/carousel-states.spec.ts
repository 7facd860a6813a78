import { expect } from "../../fixtures";
import { openCarousel } from "../../screens/carousel";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";
import { test } from "../../servers/own-site";

test("a picture that can't be loaded is replaced by the placeholder", async ({ page, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route("**/uploads/**", (route) => route.abort());
  const carousel = await openCarousel(page, "Gallery");
  const picture = carousel.getByRole("img").first();
  await expect(picture).toHaveAttribute("src", "/pictures/placeholder.svg");
  await expect(picture).toHaveAttribute("alt", /\w+/);
});

for (const name of ["Testimonials", "Gallery"]) {
  test(`nothing moves on the page when ${name} begins to, however late its code comes`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/_next/static/chunks/*", async (route) => {
      await held;
      await route.continue();
    });
    const carousel = page.getByRole("region", { name, exact: true });
    const asked = page.waitForRequest("**/_next/static/chunks/*");
    await carousel.getByRole("listitem").first().scrollIntoViewIfNeeded();
    await asked;
    await expectNoLayoutShift(page);
    letGo();
    await expect(carousel.getByRole("button", { name: "Go to slide 1", exact: true })).toBeVisible();
    await expectNoLayoutShift(page);
  });
}

test.describe("where the gallery is empty", () => {
  test("the home page says that it asks, and then that there is nothing", async ({ page, own }) => {
    const { url } = await own.start({ SEED_DEMO: "off" });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/api/gallery", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url);
    const gallery = page.getByRole("region", { name: "Seen from up close" });
    await expect(gallery.getByRole("status")).toHaveText("Loading...");
    letGo();
    await expect(gallery.getByText("No gallery items available")).toBeVisible();
    await expect(gallery.getByRole("status")).toHaveCount(0);
  });

  test("the home page says what went wrong when it can't ask, or is refused", async ({
    page,
    own,
    quietConsole,
  }) => {
    quietConsole.allow(/ERR_FAILED|status of 50\d/);
    const { url } = await own.start({ SEED_DEMO: "off" });
    const alert = page.getByRole("region", { name: "Seen from up close" }).getByRole("alert");
    await page.route("**/api/gallery", (route) => route.abort());
    await page.goto(url);
    await expect(alert).toHaveText("Network error - please check your connection.");

    const refusal = { success: false, message: "The shelves are being tidied." };
    await page.route("**/api/gallery", (route) => route.fulfill({ status: 503, json: refusal }));
    await page.reload();
    await expect(alert).toHaveText(refusal.message);

    await page.route("**/api/gallery", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway" }));
    await page.reload();
    await expect(alert).toHaveText("Failed to fetch gallery items");
  });
});
