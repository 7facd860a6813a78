import { expect, test } from "../../fixtures";
import { expectInView, openCarousel } from "../../screens/carousel";

/** Swiper begins to move in the next frame. */
const FRAMES_MS = 50;

for (const [width, numbers] of [
  [639, [1]],
  [640, [1, 2]],
  [1023, [1, 2]],
  [1024, [1, 2, 3]],
] as const) {
  test(`at ${width} px there are ${numbers.length} of the four quotes in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const carousel = await openCarousel(page, "Testimonials");
    await expect(carousel.getByRole("listitem")).toHaveCount(4);
    await expectInView(carousel, [...numbers]);
  });
}

test("the quotes turn every five seconds, stop and start, and begin again after the last", async ({
  page,
}) => {
  const carousel = await openCarousel(page, "Testimonials");
  await page.clock.runFor(4999);
  await expectInView(carousel, [1, 2, 3]);
  await page.clock.runFor(1);
  await expectInView(carousel, [2, 3, 4]);

  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  await page.clock.runFor(60_000);
  await expectInView(carousel, [2, 3, 4]);
  await carousel.getByRole("button", { name: "Start the slides" }).click();
  await page.clock.runFor(5000);
  await expectInView(carousel, [3, 4, 1]);
});

test("a bullet brings its quote", async ({ page }) => {
  const carousel = await openCarousel(page, "Testimonials");
  await expect(carousel.getByRole("button", { name: /^Go to slide/ })).toHaveCount(4);
  for (const number of [3, 2, 4]) {
    const bullet = carousel.getByRole("button", { name: `Go to slide ${number}` });
    await bullet.click();
    await page.clock.runFor(FRAMES_MS);
    await expect(bullet).toHaveAttribute("aria-current", "true");
    await expectInView(carousel, [number, (number % 4) + 1, ((number + 1) % 4) + 1]);
  }
});

test("the keyboard stops the quotes and chooses one", async ({ page }) => {
  const carousel = await openCarousel(page, "Testimonials");
  await carousel.getByRole("button", { name: "Go to slide 1" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.clock.runFor(FRAMES_MS);
  await expectInView(carousel, [2, 3, 4]);
  await page.clock.runFor(60_000);
  await expectInView(carousel, [2, 3, 4]);
  await expect(carousel.getByRole("button", { name: "Go to slide 2" })).toBeFocused();
});

test.describe("where little motion is wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the quotes stand until they are started", async ({ page }) => {
    const carousel = await openCarousel(page, "Testimonials");
    await page.clock.runFor(60_000);
    await expectInView(carousel, [1, 2, 3]);
    await carousel.getByRole("button", { name: "Start the slides" }).click();
    await page.clock.runFor(5000);
    await expectInView(carousel, [2, 3, 4]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all quotes are there, in a row to be scrolled", async ({ page }) => {
    await page.goto("/");
    const quotes = page.getByRole("region", { name: "Testimonials" }).getByRole("listitem");
    await expect(quotes).toHaveCount(4);
    await quotes.last().scrollIntoViewIfNeeded();
    await expect(quotes.last()).toBeInViewport({ ratio: 0.9 });
  });
});
