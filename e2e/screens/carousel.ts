import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures";

/**
 * Opens the home page with its clock standing still, and waits until one of its carousels can move.
 *
 * @param name the carousel's name for screen readers.
 */
export async function openCarousel(page: Page, name: string): Promise<Locator> {
  await stopClock(page);
  await page.goto("/");
  const carousel = page.getByRole("region", { name, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole("button", { name: "Go to slide 1", exact: true })).toBeVisible();
  return carousel;
}

/** From now on the page's time passes only when a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** The numbers of a carousel's slides that are whole in view, from left to right. */
function slidesInView(carousel: Locator): Promise<number[]> {
  return carousel.getByRole("listitem").evaluateAll((slides) =>
    slides
      .map((slide) => ({
        number: Number.parseInt(slide.getAttribute("aria-label") ?? "", 10),
        box: slide.getBoundingClientRect(),
        frame: slide.closest("section")?.getBoundingClientRect() ?? new DOMRect(),
      }))
      .filter(({ box, frame }) => box.left > frame.left - 1 && box.right < frame.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ number }) => number),
  );
}

/** Waits until these slides, and no others, stand in view. */
export async function expectInView(carousel: Locator, numbers: number[]): Promise<void> {
  await expect.poll(() => slidesInView(carousel)).toEqual(numbers);
}
