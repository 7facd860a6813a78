import { expect, type Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    /** The sum of all layout shifts so far. */
    layoutShift: () => number;
  }
}

/** Starts measuring layout shifts on pages opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    window.layoutShift = () => total;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) total += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all layout shifts so far, including the one of the present frame. */
export async function layoutShiftSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift in this frame is reported after the next one.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShift();
  });
}

/**
 * Checks that the layout shift is at most 0.01, a tenth of what Core Web Vitals calls good.
 *
 * @param before the part of it that was expected, from {@link layoutShiftSoFar}.
 */
export async function expectNoLayoutShift(page: Page, before = 0): Promise<void> {
  expect((await layoutShiftSoFar(page)) - before).toBeLessThanOrEqual(0.01);
}
