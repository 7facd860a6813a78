import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens the home page with a paused clock and waits until one of its carousels is interactive.
 *
 * @param name the carousel's accessible name.
 */
export async function openCarousel(page: Page, name: string): Promise<Locator> {
  await stopClock(page);
  await page.goto("/");
  const carousel = page.getByRole("region", { name, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: "Go to slide 1", exact: true })).toBeVisible();
  return carousel;
}

/** Pauses the page's clock, which a test then advances itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * The numbers of a carousel's fully visible slides, from left to right; undefined while it moves, since swiper sets the timer of
 * the next move only after the last one.
 */
function slidesInView(carousel: Locator): Promise<number[] | undefined> {
  return carousel.getByRole("listitem").evaluateAll((slides) => {
    if (slides[0]?.parentElement?.getAnimations().length) return undefined;
    return slides
      .map((slide) => ({
        number: Number.parseInt(slide.getAttribute("aria-label") ?? "", 10),
        box: slide.getBoundingClientRect(),
        frame: slide.closest("section")?.getBoundingClientRect() ?? new DOMRect(),
      }))
      .filter(({ box, frame }) => box.left > frame.left - 1 && box.right < frame.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number);
  });
}

/** Waits until exactly these slides are in view, and have come to rest. */
export async function expectInView(carousel: Locator, numbers: number[]): Promise<void> {
  await expect.poll(() => slidesInView(carousel)).toEqual(numbers);
}
