import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";
import { demoPicture } from "../../factories/content";
import { expect, test } from "../../fixtures";
import { album, filterButton, works } from "../../screens/gallery";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";
import { expectLaidOut } from "../../screens/pages";

test("each filter says how many items it has, shows them, is marked as active and is in the URL", async ({
  page,
  request,
}) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  await page.goto("/gallery");
  const group = page.getByRole("group", { name: "Filter the gallery" });
  const texts = galleryFilters.map(({ id, name }) => {
    const { length } = items.filter(({ category }) => id === "all" || category === id);
    return `${name} ${length}`;
  });
  await expect(group.getByRole("button")).toHaveText(texts);
  await expect(filterButton(page, "all")).toHaveAttribute("aria-pressed", "true");
  for (const category of ["dj", "photography", "trumpet", "vocal"] as const) {
    await filterButton(page, category).click();
    await expect(page).toHaveURL(`/gallery?filter=${category}`);
    await expect(filterButton(page, category)).toHaveAttribute("aria-pressed", "true");
    await expect(group.getByRole("button", { pressed: true })).toHaveCount(1);
    const expected = items.filter((item) => item.category === category);
    await expect(works(page)).toHaveCount(expected.length);
    for (const { title } of expected)
      await expect(works(page).and(page.getByRole("link", { name: title }))).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`${expected.length} items`);
  }
  await filterButton(page, "all").click();
  await expect(page).toHaveURL("/gallery");
  await expect(works(page)).toHaveCount(items.length);
});

test("the back button goes through the filters", async ({ page }) => {
  await page.goto("/gallery");
  const button = (filter: GalleryFilter) => filterButton(page, filter);
  await button("dj").click();
  await button("vocal").click();
  await expect(button("vocal")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/gallery?filter=dj");
  await expect(button("dj")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: demoPicture("dj").title })).toBeVisible();
  await expect(page.getByRole("link", { name: demoPicture("trumpet").title })).toHaveCount(0);
  await page.goBack();
  await expect(button("all")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(button("dj")).toHaveAttribute("aria-pressed", "true");
});

test("back right after a press goes to the filter before it", async ({ page }) => {
  await page.goto("/gallery");
  const [first, second] = [filterButton(page, "dj"), filterButton(page, "vocal")];
  await first.click();
  await expect(works(page).and(page.getByRole("link", { name: demoPicture("trumpet").title }))).toHaveCount(
    0,
  );
  await second.evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/gallery?filter=dj");
  await expect(works(page).and(page.getByRole("link", { name: demoPicture("dj").title }))).toBeVisible();
});

test("a filter that is pressed twice is one step back", async ({ page }) => {
  await page.goto("/gallery");
  await filterButton(page, "dj").dblclick();
  await expect(page).toHaveURL("/gallery?filter=dj");
  await page.goBack();
  await expect(filterButton(page, "all")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/gallery");
});

test("a link to a filter shows it, and an unknown filter shows everything", async ({ page, request }) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  await page.goto("/gallery?filter=trumpet");
  await expect(filterButton(page, "trumpet")).toHaveAttribute("aria-pressed", "true");
  await expect(works(page)).toHaveCount(items.filter(({ category }) => category === "trumpet").length);
  await page.goto("/gallery?filter=juggling");
  await expect(filterButton(page, "all")).toHaveAttribute("aria-pressed", "true");
  await expect(works(page)).toHaveCount(items.length);
});

test("the width of the window decides on the number of columns, and nothing shifts", async ({ page }) => {
  await watchLayoutShifts(page);
  for (const [width, columns] of [
    [640, 1],
    [641, 2],
    [1024, 2],
    [1025, 3],
    [1280, 3],
    [1536, 3],
    [1537, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // Otherwise the browser would reload the page, which leaves nothing out of its first frame.
    await page.goto("about:blank");
    const listed = page.waitForResponse("**/api/gallery");
    await page.goto("/gallery");
    await (await listed).finished();
    await expectLaidOut(page);
    const lefts = await works(page).evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
    await page.mouse.wheel(0, 3000);
    await expectNoLayoutShift(page);
  }
});

test("failing to fetch the gallery is only logged and keeps the server-rendered items", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED|Network error/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("Network error"));
  await page.route("**/api/gallery", (route) => route.abort());
  await page.goto("/gallery");
  await logged;
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  await expect(page.getByText("Network error")).toHaveCount(0);
  await filterButton(page, "vocal").click();
  await expect(page.getByRole("link", { name: demoPicture("vocal").title })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all pictures are shown and link to their large versions", async ({ page, request }) => {
    const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
    await page.goto("/gallery");
    await expect(works(page)).toHaveCount(items.length);
    for (const { title, url, alt } of items) {
      const link = album(page).getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", url);
      await expect(link.getByRole("img", { name: alt })).toBeVisible();
    }
  });
});
