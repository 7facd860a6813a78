import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    /** What has moved by itself so far. */
    layoutShift: () => number;
  }
}

/** Begins to add up what moves by itself on the page that is opened next. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    window.layoutShift = () => total;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) total += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Checks that next to nothing has moved by itself: the most that issue 3 allows. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shift = await page.evaluate(async () => {
    // What this frame moves is reported after the next one.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShift();
  });
  expect(shift).toBeLessThanOrEqual(0.01);
}
