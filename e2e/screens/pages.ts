import { expect, type Page } from "@playwright/test";
import { pageIds, pages } from "@/lib/content/pages";

export const PUBLIC_PATHS = pageIds.map((id) => pages[id].path);

/** Opens an admin screen and waits until its data has loaded. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Checks that the page is not wider than the viewport. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** How many parts below the first screen the browser may leave out now. */
export function countLeftOut() {
  return [...document.querySelectorAll(".below")].filter(
    // Albums for other widths have no box.
    (part) => part.getClientRects().length > 0 && getComputedStyle(part).contentVisibility === "auto",
  ).length;
}

/** Waits until the parts below the first screen, which the first frame leaves out, have their places. */
export const expectLaidOut = (page: Page) => expect.poll(() => page.evaluate(countLeftOut)).toBe(0);
