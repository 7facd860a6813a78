import type { Page } from "@playwright/test";
import { devices } from "@playwright/test";
import { clockTime } from "@/lib/shared/clock-time";
import { demoPicture, demoVideo } from "../../factories/content";
import { expect, test } from "../../fixtures";
import { album, filterButton, openGalleryFilter, works } from "../../screens/gallery";
import { holdRoute } from "../../screens/held-route";

/** Where the columns of the gallery end, in pixels. */
const ends = (page: Page) =>
  album(page)
    .locator("> div")
    .evaluateAll((columns) =>
      columns.map((column) => column.lastElementChild?.getBoundingClientRect().bottom),
    );

for (const [width, columns] of [
  [768, 2],
  [1440, 3],
  [1920, 4],
] as const) {
  test(`at ${width} px the ${columns} columns end on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const filter of ["all", "photography"] as const) {
      await openGalleryFilter(page, filter);
      await expect(works(page).first()).toBeVisible();
      const [first = Number.NaN, ...others] = await ends(page);
      expect(others).toHaveLength(columns - 1);
      for (const end of others) expect(Math.abs((end ?? Number.NaN) - first)).toBeLessThan(1.5);
    }
  });
}

test("a text among the works of a craft tells its price and leads to its packages", async ({ page }) => {
  // Three works leave a place in four columns.
  await page.setViewportSize({ width: 1920, height: 900 });
  await openGalleryFilter(page, "vocal");
  await album(page)
    .getByRole("link", { name: /^Vocals .* From \$450$/ })
    .click();
  await expect(page).toHaveURL("/services#vocals");
});

test("on a phone, the works end with a text that leads to the form", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openGalleryFilter(page, "all");
  await album(page)
    .getByRole("link", { name: /^Your evening here/ })
    .click();
  await expect(page).toHaveURL("/contact");
});

test("the filters stay in view below the header, and a change starts at the first work", async ({ page }) => {
  await openGalleryFilter(page, "all");
  await page.mouse.wheel(0, 1500);
  const bar = filterButton(page, "dj");
  const header = page.getByRole("banner");
  await expect
    .poll(async () => (await header.boundingBox())?.height ?? 0)
    .toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(album(page).getByRole("link", { name: demoPicture("dj").title })).toBeInViewport({
    ratio: 1,
  });
  await expect(bar).toBeFocused();
});

test("with a mouse, the title and the time of day are below the picture, and the description comes over it", async ({
  page,
}) => {
  await openGalleryFilter(page, "photography");
  const { title, description, timeOfDay } = demoPicture("photography");
  const link = album(page).getByRole("link", { name: title });
  await expect(link.getByText(clockTime(timeOfDay).join(" "), { exact: true })).toBeVisible();
  const picture = await link.getByRole("img").boundingBox();
  const label = await link.getByText(title, { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((picture?.y ?? Number.NaN) + (picture?.height ?? Number.NaN));
  await expect(link.getByText(description)).toHaveCSS("opacity", "0");
  await link.hover();
  await expect(link.getByText(description)).toHaveCSS("opacity", "1");
  // However long it is, it stays over its picture.
  const text = await link.getByText(description).elementHandle();
  await text?.evaluate((span) => {
    span.textContent = "A long description. ".repeat(50);
  });
  expect((await text?.boundingBox())?.y).toBeGreaterThan((await link.boundingBox())?.y ?? Number.NaN);
});

test("a video plays without sound under the mouse and says how long it is", async ({ page }) => {
  await openGalleryFilter(page, "dj");
  const link = album(page).getByRole("link", { name: demoVideo("dj").title });
  await expect(link.locator("video")).toHaveCount(0);
  await link.hover();
  const video = link.locator("video");
  await expect
    .poll(() =>
      video.evaluate(
        ({ muted, paused, currentTime }: HTMLVideoElement) => muted && !paused && currentTime > 0,
      ),
    )
    .toBe(true);
  await expect(link).toContainText("0:05");
  await page.mouse.move(0, 0);
  await expect(video).toHaveCount(0);
});

test("a video that plays under the mouse opens with a press as long as a person's", async ({ page }) => {
  await openGalleryFilter(page, "dj");
  const link = album(page).getByRole("link", { name: demoVideo("dj").title });
  await link.hover();
  await expect(link.locator("video")).toHaveCount(1);
  await link.click({ delay: 150 });
  await expect(page.getByRole("dialog", { name: demoVideo("dj").title })).toBeVisible();
});

test("a video plays without sound while it has the keyboard focus", async ({ page }) => {
  await openGalleryFilter(page, "dj");
  const link = album(page).getByRole("link", { name: demoVideo("dj").title });
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(link.locator("video")).toHaveCount(1);
});

for (const [reason, prepare] of [
  ["under reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "where the visitor saves data",
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
      ),
  ],
] as const) {
  test(`videos don't play by themselves ${reason}`, async ({ page }) => {
    await prepare(page);
    await openGalleryFilter(page, "dj");
    const link = album(page).getByRole("link", { name: demoVideo("dj").title });
    await link.hover();
    await expect(link.getByText(demoVideo("dj").description)).toHaveCSS("opacity", "1");
    await expect(link.locator("video")).toHaveCount(0);
  });
}

test("a filter that is pressed while the works of another one move is chosen", async ({ page }) => {
  await openGalleryFilter(page, "all");
  await page.locator("html[data-ready]").waitFor();
  const box = await filterButton(page, "vocal").boundingBox();
  if (!box) throw new Error("The filter is not on the page.");
  // They may be in place before a watch that begins later.
  const areMoving = page.waitForFunction(() =>
    document.documentElement.matches("[data-works-move]:active-view-transition"),
  );
  await filterButton(page, "trumpet").click();
  await areMoving;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL("/gallery?filter=vocal");
});

/** Counts the movements of works from now on. @returns what tells their number. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => {
      const moves = Number(document.documentElement.dataset.moves ?? 0);
      document.documentElement.dataset.moves = String(moves + 1);
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      count();
      return start(change);
    };
    // The picture grows into the lightbox at once, without a transition that would take pictures of the page first.
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...movement) {
      if (this.matches("dialog [data-large]")) count();
      return animate.apply(this, movement);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moves ?? 0));
}

for (const [reducedMotion, moves] of [
  ["no-preference", 3],
  ["reduce", 0],
] as const) {
  test(`works ${moves ? "move" : "don't move"} to their places with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const movesOf = await countMoves(page);
    await openGalleryFilter(page, "all");
    await filterButton(page, "trumpet").click();
    await expect(page).toHaveURL("/gallery?filter=trumpet");
    await album(page)
      .getByRole("link", { name: demoPicture("trumpet").title })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await movesOf()).toBe(moves);
    // The names are only for the transition.
    await expect
      .poll(() =>
        page.locator("[style*=view-transition-name]:not([style*='view-transition-name: none'])").count(),
      )
      .toBe(0);
  });
}

test("a press from before React is answered without a movement first", async ({ page }) => {
  const movesOf = await countMoves(page);
  const scripts = await holdRoute(page, "**/_next/static/chunks/*.js");
  await page.goto("/gallery");
  await filterButton(page, "trumpet").click();
  await album(page)
    .getByRole("link", { name: demoPicture("trumpet").title })
    .click();
  scripts.release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/filter=trumpet&item=/);
  expect(await movesOf()).toBe(0);
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use(phone);

  test("titles are always visible, and buttons are large enough to touch", async ({ page }) => {
    await openGalleryFilter(page, "trumpet");
    const { title } = demoPicture("trumpet");
    await expect(album(page).getByText(title, { exact: true })).toBeVisible();
    await expect(album(page).getByText(title, { exact: true })).toHaveCSS("opacity", "1");
    for (const button of await page
      .getByRole("group", { name: "Filter the gallery" })
      .getByRole("button")
      .all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test("the page weighs at most 450 KB when it opens", async ({ page }) => {
    const bytes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (!request.url().startsWith("data:"))
        bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto("/gallery", { waitUntil: "networkidle" });
    const total = (await Promise.all(bytes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(450 * 1024);
  });
});
