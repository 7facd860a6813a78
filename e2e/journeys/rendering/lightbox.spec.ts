import type { Locator, Page } from "@playwright/test";
import { demoItemsOf, demoVideo } from "../../factories/content";
import { expect, test } from "../../fixtures";
import { album, openGalleryFilter } from "../../screens/gallery";
import { holdRoute } from "../../screens/held-route";

/** The pictures and videos of the trumpet, in order. */
const trumpets = demoItemsOf("trumpet");
const [first, second] = trumpets as [DemoItem, DemoItem];
const last = trumpets.at(-1) ?? first;
const video = demoVideo("dj");

type DemoItem = (typeof trumpets)[number];

/** Drags the open picture horizontally. @param by the distance in pixels, positive to the right. */
async function swipe(page: Page, by: number): Promise<void> {
  // The browser takes no input while it takes the pictures for a view transition, and draws no frame. What moves then
  // has arrived before the swipe.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          (effect.pseudoElement?.startsWith("::view-transition") || effect.target?.matches("[data-large]")),
      );
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + by, height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Presses Tab repeatedly and checks that the focus never moves to the page behind the dialog. */
async function expectFocusKept(page: Page, dialog: Locator, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const onPage = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(onPage).toBe(false);
  }
  await expect(dialog).toBeVisible();
}

test.describe("a picture", () => {
  test.beforeEach(({ page }) => openGalleryFilter(page, "trumpet"));

  test("opens on a click, and keys and buttons move through the filter's pictures and videos", async ({
    page,
  }) => {
    await album(page).getByRole("link", { name: first.title }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName(first.title);
    await expect(dialog.getByRole("img", { name: first.alt })).toBeVisible();
    for (const { title } of [...trumpets.slice(1), first]) {
      await page.keyboard.press("ArrowRight");
      await expect(dialog).toHaveAccessibleName(title);
    }
    await page.keyboard.press("ArrowLeft");
    await expect(dialog).toHaveAccessibleName(last.title);
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(dialog).toHaveAccessibleName(first.title);
    await dialog.getByRole("button", { name: "Previous" }).click();
    await expect(dialog).toHaveAccessibleName(last.title);
    await expect(dialog.getByText(last.description)).toBeVisible();
  });

  test("closes on Escape before the rest of the page is inert, too", async ({ page }) => {
    await page.evaluate(() =>
      addEventListener(
        "beforetoggle",
        ({ target }) => {
          const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
          queueMicrotask(() => target?.dispatchEvent(press));
        },
        { capture: true, once: true },
      ),
    );
    const link = album(page).getByRole("link", { name: second.title });
    const opened = page.waitForURL(/item=/);
    await link.click();
    await opened;
    await expect(page).not.toHaveURL(/item=/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("opens on Enter, closes on Escape, and returns the focus", async ({ page }) => {
    const link = album(page).getByRole("link", { name: second.title });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: second.title });
    await expect(dialog).toBeVisible();
    await expectFocusKept(page, dialog, 6);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL("/gallery?filter=trumpet");
  });

  test("closes on its button and on a click outside it", async ({ page }) => {
    const link = album(page).getByRole("link", { name: last.title });
    const dialog = page.getByRole("dialog");
    await link.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole("figure").locator("[data-large]").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(dialog).toHaveCount(0);
  });

  test("opens even if a new list arrives before the dialog's code", async ({ page }) => {
    const listed = await holdRoute(page, "**/api/gallery");
    await openGalleryFilter(page, "trumpet");
    await page.route("**/_next/static/**", async (route) => {
      const fresh = page.waitForResponse("**/api/gallery");
      listed.release();
      await (await fresh).finished();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await route.continue();
    });
    await album(page).getByRole("link", { name: second.title }).click();
    await expect(page.getByRole("dialog", { name: second.title })).toBeVisible();
  });

  test("changes on a swipe, but not on a tap", async ({ page }) => {
    await album(page).getByRole("link", { name: first.title }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: first.alt })).toBeVisible();
    await swipe(page, -120);
    await expect(dialog).toHaveAccessibleName(second.title);
    await swipe(page, 120);
    await expect(dialog).toHaveAccessibleName(first.title);
    await swipe(page, 20);
    await expect(dialog).toHaveAccessibleName(first.title);
    // Also if the swipe ends outside the picture, where a click would close the dialog.
    await swipe(page, 600);
    await expect(dialog).toHaveAccessibleName(last.title);
  });
});

test.describe("a video", () => {
  test.beforeEach(({ page }) => openGalleryFilter(page, "dj"));

  test("is marked as a video and plays in a dialog that traps the focus", async ({ page }) => {
    const link = album(page).getByRole("link", { name: video.title });
    await expect(link).toHaveAccessibleName(/Play video/);
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: video.title });
    await expect(dialog.getByLabel(video.alt)).toBeVisible();
    await expectFocusKept(page, dialog, 12);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("closes on its button and on a click on the backdrop, but not on the player", async ({ page }) => {
    const link = album(page).getByRole("link", { name: video.title });
    const dialog = page.getByRole("dialog", { name: video.title });
    await link.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByLabel(video.alt).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(dialog).toHaveCount(0);
  });
});

test("a YouTube video is only a poster until clicked, and its player sets no cookies", async ({
  page,
  request,
}) => {
  const [first] = await (await request.get("/api/gallery")).json();
  const linked = {
    ...first,
    mediaType: "video",
    title: "A Song by the Water",
    url: "https://youtu.be/abcdefghijk",
    poster: first.url,
  };
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await page.route("**/api/gallery", (route) => route.fulfill({ json: [linked] }));
  await page.goto("/gallery");
  const link = page.getByRole("link", { name: linked.title });
  await expect(link).toBeVisible();
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.getByRole("dialog").getByTitle(linked.title)).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual(["https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0"]);
});

for (const [width, height] of [
  [375, 812],
  [740, 360],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} × ${height} px pictures and videos fit the screen, above their text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const dialog = page.getByRole("dialog");
    for (const [filter, title] of [
      ["trumpet", first.title],
      ["dj", video.title],
    ] as const) {
      await page.goto(`/gallery?filter=${filter}`);
      await album(page).getByRole("link", { name: title }).click();
      const medium = dialog.getByRole("figure").locator("img, video");
      await expect(medium).toBeInViewport({ ratio: 1 });
      // It grows to its place.
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const box = await medium.boundingBox();
      const words = await dialog.getByText(title, { exact: true }).last().boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
      await page.keyboard.press("Escape");
      // Closing is a step back, which must not end the next visit.
      await expect(page).toHaveURL(`/gallery?filter=${filter}`);
    }
  });
}
