import { testimonials } from "@/lib/content/testimonials";
import { expect, test } from "../../fixtures";
import { expectInView, openCarousel } from "../../screens/carousel";

/** Swiper starts a transition in the next frame. */
const FRAMES_MS = 50;

const COUNT = testimonials.length;

/** The numbers of this quote and the next two, wrapping around after the last one. */
const threeFrom = (number: number) => [0, 1, 2].map((step) => ((number - 1 + step) % COUNT) + 1);

for (const [width, numbers] of [
  [639, [1]],
  [640, [1, 2]],
  [1023, [1, 2]],
  [1024, [1, 2, 3]],
] as const) {
  test(`at ${width} px ${numbers.length} quotes are in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const carousel = await openCarousel(page, "Testimonials");
    await expect(carousel.getByRole("listitem")).toHaveCount(COUNT);
    await expectInView(carousel, [...numbers]);
  });
}

test("the quotes advance every five seconds, can be stopped and started, and start over after the last", async ({
  page,
}) => {
  const carousel = await openCarousel(page, "Testimonials");
  await page.clock.runFor(4999);
  await expectInView(carousel, threeFrom(1));
  await page.clock.runFor(1);
  await expectInView(carousel, threeFrom(2));

  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  await page.clock.runFor(60_000);
  await expectInView(carousel, threeFrom(2));
  await carousel.getByRole("button", { name: "Start the slides" }).click();
  for (let first = 3; first <= COUNT + 1; first += 1) {
    await page.clock.runFor(5000);
    await expectInView(carousel, threeFrom(first));
  }
});

test("a bullet shows its quote", async ({ page }) => {
  const carousel = await openCarousel(page, "Testimonials");
  await expect(carousel.getByRole("button", { name: /^Go to slide/ })).toHaveCount(COUNT);
  for (const number of [3, 2, COUNT]) {
    const bullet = carousel.getByRole("button", { name: `Go to slide ${number}` });
    await bullet.click();
    await page.clock.runFor(FRAMES_MS);
    await expect(bullet).toHaveAttribute("aria-current", "true");
    await expectInView(carousel, threeFrom(number));
  }
});

test("keyboard focus stops the quotes, and keys choose one", async ({ page }) => {
  const carousel = await openCarousel(page, "Testimonials");
  await carousel.getByRole("button", { name: "Go to slide 1" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.clock.runFor(FRAMES_MS);
  await expectInView(carousel, threeFrom(2));
  await page.clock.runFor(60_000);
  await expectInView(carousel, threeFrom(2));
  await expect(carousel.getByRole("button", { name: "Go to slide 2" })).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the quotes don't move until they are started", async ({ page }) => {
    const carousel = await openCarousel(page, "Testimonials");
    await page.clock.runFor(60_000);
    await expectInView(carousel, threeFrom(1));
    await carousel.getByRole("button", { name: "Start the slides" }).click();
    await page.clock.runFor(5000);
    await expectInView(carousel, threeFrom(2));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all quotes are in a scrollable row", async ({ page }) => {
    await page.goto("/");
    const quotes = page.getByRole("region", { name: "Testimonials" }).getByRole("listitem");
    await expect(quotes).toHaveCount(COUNT);
    await quotes.last().scrollIntoViewIfNeeded();
    await expect(quotes.last()).toBeInViewport({ ratio: 0.9 });
  });
});
