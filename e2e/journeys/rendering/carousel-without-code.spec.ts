import type { Locator, Page } from "@playwright/test";
import { expect, onEmptySite, test } from "../../fixtures";

// Without pictures, whose carousel would load the same code.
test.use(onEmptySite);

/** The carousel code, which the page loads when a carousel approaches the viewport. */
const CODE = "**/_next/static/chunks/*";

/** The requests of one failing load: a script and a style sheet, each repeated once by Next's loader. */
const REQUESTS_PER_LOAD = 4;

/** Waits some frames, in which an observer would fire again. */
async function passFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Opens the home page and scrolls to its carousel, whose code fails to load.
 *
 * @returns the carousel and the number of failing loads so far.
 */
async function openWithoutCode(page: Page): Promise<{ carousel: Locator; loads: () => number }> {
  let requests = 0;
  const loads = () => requests / REQUESTS_PER_LOAD;
  await page.goto("/");
  // Otherwise the code of the gallery may be among the requests: on a busy machine, the network is quiet before it is loaded.
  await expect(page.getByText("No gallery items available")).toBeAttached();
  await page.route(CODE, (route) => {
    requests += 1;
    return route.abort();
  });
  const carousel = page.getByRole("region", { name: "Testimonials", exact: true });
  await carousel.getByRole("listitem").first().scrollIntoViewIfNeeded();
  await expect.poll(loads).toBe(1);
  return { carousel, loads };
}

/** Visible once the library controls the carousel. */
const firstBullet = (carousel: Locator) =>
  carousel.getByRole("button", { name: "Go to slide 1", exact: true });

/** Scrolls to the top of the page, long enough for an observer to see it, and back to the carousel. */
async function leaveAndReturn(page: Page, carousel: Locator): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await passFrames(page);
  await carousel.getByRole("listitem").first().scrollIntoViewIfNeeded();
}

test.beforeEach(({ quietConsole }) => quietConsole.allow(/ERR_FAILED/));

test("a carousel whose code fails to load can be scrolled, and does not retry by itself", async ({
  page,
}) => {
  const { carousel, loads } = await openWithoutCode(page);
  const row = carousel.getByRole("list");
  await row.evaluate((list) => list.parentElement?.scrollBy({ left: 400, behavior: "instant" }));
  expect(await row.evaluate((list) => list.parentElement?.scrollLeft)).toBeGreaterThan(0);
  await passFrames(page);
  expect(loads()).toBe(1);
  await expect(firstBullet(carousel)).toHaveCount(0);
});

test("loading is retried when the carousel approaches the viewport again", async ({ page }) => {
  const { carousel, loads } = await openWithoutCode(page);
  await leaveAndReturn(page, carousel);
  await expect.poll(loads).toBe(2);

  await page.unroute(CODE);
  await leaveAndReturn(page, carousel);
  await expect(firstBullet(carousel)).toBeVisible();
});

for (const [device, enter] of [
  ["mouse", (carousel: Locator) => carousel.hover()],
  ["keyboard", (carousel: Locator) => carousel.locator("[tabindex='0']").focus()],
] as const) {
  test(`loading is retried when the ${device} enters the carousel`, async ({ page }) => {
    const { carousel } = await openWithoutCode(page);
    await page.unroute(CODE);
    await enter(carousel);
    await expect(firstBullet(carousel)).toBeVisible();
    await expect(carousel.getByRole("listitem")).toHaveCount(4);
  });
}
