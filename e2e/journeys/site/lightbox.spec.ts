import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { openGalleryFilter } from "../../screens/gallery";

const album = (page: Page) => page.getByRole("group", { name: "Gallery", exact: true });

/** The gallery's pictures of trumpets, in order; a film is between them. */
const TRUMPETS = ["Three Valves", "Facing the Bell", "Before the Set"];

/** Presses in the middle of the open picture and lets go so many pixels further right. */
async function swipe(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + by, height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Presses Tab so often, and checks each time that the focus has not left the dialog for the page. */
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
  test.beforeEach(({ page }) => openGalleryFilter(page, "Trumpet"));

  test("opens large on a click, and the keys and buttons lead round the pictures of the filter", async ({
    page,
  }) => {
    await album(page).getByRole("link", { name: "Three Valves" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Three Valves");
    await expect(dialog.getByRole("img", { name: /trumpet valve caps/ })).toBeVisible();
    for (const title of [...TRUMPETS.slice(1), "Three Valves"]) {
      await page.keyboard.press("ArrowRight");
      await expect(dialog).toHaveAccessibleName(title);
    }
    await page.keyboard.press("ArrowLeft");
    await expect(dialog).toHaveAccessibleName("Before the Set");
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await expect(dialog).toHaveAccessibleName("Three Valves");
    await dialog.getByRole("button", { name: "Previous picture" }).click();
    await expect(dialog).toHaveAccessibleName("Before the Set");
    await expect(dialog.getByText("Warmed up, wiped down and ready to play.")).toBeVisible();
  });

  test("opens on Enter, closes on Escape, and gives the focus back to where it was", async ({ page }) => {
    const link = album(page).getByRole("link", { name: "Facing the Bell" });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Facing the Bell" });
    await expect(dialog).toBeVisible();
    await expectFocusKept(page, dialog, 6);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL("/gallery?filter=trumpet");
  });

  test("closes on its button and on a click beside it", async ({ page }) => {
    const link = album(page).getByRole("link", { name: "Before the Set" });
    const dialog = page.getByRole("dialog");
    await link.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole("img").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(dialog).toHaveCount(0);
  });

  test("opens also when a fresh list arrives before the dialog's code", async ({ page }) => {
    let release = () => {};
    const listed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/gallery", async (route) => {
      await listed;
      await route.continue();
    });
    await openGalleryFilter(page, "Trumpet");
    await page.route("**/_next/static/**", async (route) => {
      const fresh = page.waitForResponse("**/api/gallery");
      release();
      await (await fresh).finished();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await route.continue();
    });
    await album(page).getByRole("link", { name: "Facing the Bell" }).click();
    await expect(page.getByRole("dialog", { name: "Facing the Bell" })).toBeVisible();
  });

  test("is turned by a swipe, wherever it ends, not by a tap", async ({ page }) => {
    await album(page).getByRole("link", { name: "Three Valves" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toBeVisible();
    await swipe(page, -120);
    await expect(dialog).toHaveAccessibleName("Facing the Bell");
    await swipe(page, 120);
    await expect(dialog).toHaveAccessibleName("Three Valves");
    await swipe(page, 20);
    await expect(dialog).toHaveAccessibleName("Three Valves");
    // Also when it ends beside the picture, where a click would close it.
    await swipe(page, 600);
    await expect(dialog).toHaveAccessibleName("Before the Set");
  });
});

test.describe("a film", () => {
  test.beforeEach(({ page }) => openGalleryFilter(page, "DJ"));

  test("is marked as one, and plays in a player that keeps the focus until it is closed", async ({
    page,
  }) => {
    const link = album(page).getByRole("link", { name: "Spinning Record" });
    await expect(link).toHaveAccessibleName(/Play the film/);
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Spinning Record" });
    await expect(dialog.getByLabel(/A seamless loop of a record/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Next picture" })).toHaveCount(0);
    await expectFocusKept(page, dialog, 12);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test("closes on its button and on a click on the backdrop, not on the player", async ({ page }) => {
    const link = album(page).getByRole("link", { name: "Spinning Record" });
    const dialog = page.getByRole("dialog", { name: "Spinning Record" });
    await link.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByLabel(/A seamless loop of a record/).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(dialog).toHaveCount(0);
  });
});

test("a film on YouTube is a picture until it is clicked, and is embedded without cookies", async ({
  page,
  request,
}) => {
  const [first] = await (await request.get("/api/gallery")).json();
  const film = {
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
  await page.route("**/api/gallery", (route) => route.fulfill({ json: [film] }));
  await page.goto("/gallery");
  const link = page.getByRole("link", { name: film.title });
  await expect(link).toBeVisible();
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.getByRole("dialog").getByTitle(film.title)).toBeVisible();
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
  test(`at ${width} × ${height} px a picture and a film are there as a whole, above their words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const dialog = page.getByRole("dialog");
    for (const [filter, title] of [
      ["trumpet", "Three Valves"],
      ["dj", "Spinning Record"],
    ] as const) {
      await page.goto(`/gallery?filter=${filter}`);
      await album(page).getByRole("link", { name: title }).click();
      const medium = dialog.locator("img, video");
      await expect(medium).toBeInViewport({ ratio: 1 });
      const box = await medium.boundingBox();
      const words = await dialog.getByText(title, { exact: true }).last().boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
      await page.keyboard.press("Escape");
    }
  });
}
