import type { Page } from "@playwright/test";
import type { GalleryItem } from "@/lib/contract/gallery";
import { expect, test } from "../../fixtures";
import { expectInView, openCarousel } from "../../screens/carousel";

/** Swiper starts a transition in the next frame. */
const FRAMES_MS = 50;

/** Moves the mouse off the carousel, which pauses under it. */
const moveAway = (page: Page) => page.mouse.move(0, 0);

test("it shows the first six pictures of the gallery and no videos", async ({ page, request }) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  const pictures = items.filter(({ mediaType }) => mediaType === "image").slice(0, 6);
  expect(items.slice(0, 6).some(({ mediaType }) => mediaType === "video")).toBe(true);
  const carousel = await openCarousel(page, "Gallery");
  await expect(carousel.getByRole("listitem")).toHaveCount(6);
  const alts = await carousel
    .getByRole("img")
    .evaluateAll((images) => images.map((i) => i.getAttribute("alt")));
  expect(alts).toEqual(pictures.map(({ alt }) => alt));
});

for (const [width, numbers] of [
  [639, [1]],
  [640, [1, 2]],
  [1023, [1, 2]],
  [1024, [1, 2, 3]],
] as const) {
  test(`at ${width} px ${numbers.length} pictures are in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectInView(await openCarousel(page, "Gallery"), [...numbers]);
  });
}

test("the arrows move it both ways and past the ends, and the bullets follow", async ({ page }) => {
  const carousel = await openCarousel(page, "Gallery");
  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  const next = carousel.getByRole("button", { name: "Next" });
  const previous = carousel.getByRole("button", { name: "Previous" });
  const current = carousel.locator("[aria-current=true]");
  await previous.click();
  await expectInView(carousel, [6, 1, 2]);
  await expect(current).toHaveAccessibleName("Go to slide 6");
  await next.click();
  await expectInView(carousel, [1, 2, 3]);
  for (const first of [2, 3, 4, 5, 6, 1]) {
    await next.click();
    await expectInView(carousel, [first, (first % 6) + 1, ((first + 1) % 6) + 1]);
    await expect(current).toHaveAccessibleName(`Go to slide ${first}`);
  }
});

test("the current bullet and its neighbors are larger, and each bullet shows its picture", async ({
  page,
}) => {
  const carousel = await openCarousel(page, "Gallery");
  const sizes = () =>
    carousel
      .getByRole("button", { name: /^Go to slide/ })
      .evaluateAll((bullets) => bullets.map((bullet) => Number(getComputedStyle(bullet, "::before").scale)));
  await expect.poll(sizes).toEqual([1, 0.7, 0.4, 0.4, 0.4, 0.4]);
  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  await page.clock.resume();
  await carousel.getByRole("button", { name: "Go to slide 3" }).click();
  await expectInView(carousel, [3, 4, 5]);
  await expect.poll(sizes).toEqual([0.4, 0.7, 1, 0.7, 0.4, 0.4]);
});

test("it advances every three seconds and pauses under the mouse", async ({ page }) => {
  const carousel = await openCarousel(page, "Gallery");
  await moveAway(page);
  await page.clock.runFor(2999);
  await expectInView(carousel, [1, 2, 3]);
  await page.clock.runFor(1);
  await expectInView(carousel, [2, 3, 4]);
  await carousel.getByRole("listitem").nth(1).hover();
  await page.clock.runFor(60_000);
  await expectInView(carousel, [2, 3, 4]);
  await moveAway(page);
  await page.clock.runFor(3000);
  await expectInView(carousel, [3, 4, 5]);
});

test("it pauses when stopped and when it gets keyboard focus", async ({ page }) => {
  const carousel = await openCarousel(page, "Gallery");
  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  await page.clock.runFor(60_000);
  await expectInView(carousel, [1, 2, 3]);
  await carousel.getByRole("button", { name: "Start the slides" }).click();
  await page.clock.runFor(3000);
  await expectInView(carousel, [2, 3, 4]);
  await page.keyboard.press("Shift+Tab");
  await expect(carousel.getByRole("button", { name: "Start the slides" })).toBeVisible();
  await page.clock.runFor(60_000);
  await expectInView(carousel, [2, 3, 4]);
});

test("its scrollbar can be dragged", async ({ page }) => {
  const carousel = await openCarousel(page, "Gallery");
  await carousel.getByRole("button", { name: "Stop the slides" }).click();
  // It has no role, since it is only for the mouse.
  const handle = carousel.locator(".swiper-scrollbar-drag");
  const box = await handle.boundingBox();
  if (!box) throw new Error("The scrollbar has no drag handle.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.clock.runFor(FRAMES_MS);
  await expect(carousel.locator("[aria-current=true]")).not.toHaveAccessibleName("Go to slide 1");
  await expect.poll(async () => (await handle.boundingBox())?.x ?? 0).toBeGreaterThan(box.x + 50);
});

test("a picture's text appears on hover and on focus", async ({ page }) => {
  const carousel = await openCarousel(page, "Gallery");
  const link = carousel.getByRole("link").first();
  const words = link.locator("> span").last();
  await moveAway(page);
  await expect(words).toHaveCSS("opacity", "0");
  await link.hover();
  await expect(words).toHaveCSS("opacity", "1");
  await expect(words).toHaveText(/\w+/);
  await moveAway(page);
  await expect(words).toHaveCSS("opacity", "0");
  await page.getByRole("link", { name: "See the gallery" }).focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(words).toHaveCSS("opacity", "1");
});

test("Tab focuses each picture once, scrolls it into view, and leaves the carousel after the last", async ({
  page,
}) => {
  const carousel = await openCarousel(page, "Gallery");
  const links = carousel.getByRole("link");
  const titles = await links.allTextContents();
  await page.getByRole("link", { name: "See the gallery" }).focus();
  for (const title of titles) {
    await page.keyboard.press("Tab");
    await page.clock.runFor(FRAMES_MS);
    const link = links.filter({ hasText: title });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.98 });
  }
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("button", { name: "Previous" })).toBeFocused();
});

for (const width of [320, 360, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true, isMobile: true });

    test("the pictures reach the edges, and the controls the margins, don't overlap, and are large enough to touch", async ({
      page,
    }) => {
      const carousel = await openCarousel(page, "Gallery");
      const picture = await carousel.getByRole("link").first().boundingBox();
      expect(picture).toMatchObject({ x: 0, width });
      const heading = await page.getByRole("heading", { name: "Seen up close" }).boundingBox();
      const bar = await carousel.locator(".swiper-scrollbar").boundingBox();
      const margin = heading?.x ?? 0;
      expect(margin).toBeGreaterThan(0);
      expect(bar).toMatchObject({ x: margin, width: width - 2 * margin });
      const previous = await carousel.getByRole("button", { name: "Previous" }).boundingBox();
      const next = await carousel.getByRole("button", { name: "Next" }).boundingBox();
      const bullets = await carousel.locator(".carousel-dots").boundingBox();
      const left = (previous?.x ?? 0) + (previous?.width ?? 0);
      expect(bullets?.x).toBeGreaterThanOrEqual(left);
      expect((bullets?.x ?? 0) + (bullets?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
      const current = await carousel.locator("[aria-current=true]").boundingBox();
      for (const box of [previous, next, current])
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      // The first bullet is the current one, in the middle of the row.
      const middle = (current?.x ?? 0) + (current?.width ?? 0) / 2;
      expect(middle).toBeCloseTo((bullets?.x ?? 0) + (bullets?.width ?? 0) / 2, 0);
    });
  });
}
