import type { GalleryItem } from "@/lib/contract/gallery";
import { expect, test } from "../../fixtures";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";

const FILTERS = ["All", "DJ", "Photography", "Trumpet", "Vocal"];

test("each filter shows its items, is marked, and stands in the address bar", async ({ page, request }) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  await page.goto("/gallery");
  const group = page.getByRole("group", { name: "Filter the gallery" });
  const album = page.getByRole("group", { name: "Gallery", exact: true });
  await expect(group.getByRole("button")).toHaveText(FILTERS);
  await expect(group.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  for (const name of ["DJ", "Photography", "Trumpet", "Vocal"]) {
    const category = name.toLowerCase();
    await group.getByRole("button", { name }).click();
    await expect(page).toHaveURL(`/gallery?filter=${category}`);
    await expect(group.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await expect(group.getByRole("button", { pressed: true })).toHaveCount(1);
    const expected = items.filter((item) => item.category === category);
    await expect(album.getByRole("link")).toHaveCount(expected.length);
    for (const { title } of expected) await expect(album.getByRole("link", { name: title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`${expected.length} items`);
  }
  await group.getByRole("button", { name: "All" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(album.getByRole("link")).toHaveCount(items.length);
});

test("the back button goes through the filters", async ({ page }) => {
  await page.goto("/gallery");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("DJ").click();
  await button("Vocal").click();
  await expect(button("Vocal")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/gallery?filter=dj");
  await expect(button("DJ")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Half-Sun Label" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Three Valves" })).toHaveCount(0);
  await page.goBack();
  await expect(button("All")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(button("DJ")).toHaveAttribute("aria-pressed", "true");
});

test("a link to a filter shows it, and an unknown filter shows everything", async ({ page, request }) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  const album = page.getByRole("group", { name: "Gallery", exact: true });
  await page.goto("/gallery?filter=trumpet");
  await expect(page.getByRole("button", { name: "Trumpet" })).toHaveAttribute("aria-pressed", "true");
  await expect(album.getByRole("link")).toHaveCount(
    items.filter(({ category }) => category === "trumpet").length,
  );
  await page.goto("/gallery?filter=juggling");
  await expect(page.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  await expect(album.getByRole("link")).toHaveCount(items.length);
});

for (const [width, columns] of [
  [640, 1],
  [641, 2],
  [1024, 2],
  [1025, 3],
  [1280, 3],
  [1536, 3],
  [1537, 4],
] as const) {
  test(`at ${width} px the pictures stand in ${columns} columns, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    await page.goto("/gallery", { waitUntil: "networkidle" });
    const lefts = await page
      .getByRole("group", { name: "Gallery", exact: true })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    await page.mouse.wheel(0, 3000);
    await expectNoLayoutShift(page);
  });
}

test("a gallery that can't be asked for is only logged: what the server drew is there", async ({
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
  await page.getByRole("button", { name: "Vocal" }).click();
  await expect(page.getByRole("link", { name: "String-Light Set" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all pictures are there, and each leads to itself large", async ({ page, request }) => {
    const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
    await page.goto("/gallery");
    const album = page.getByRole("group", { name: "Gallery", exact: true });
    await expect(album.getByRole("link")).toHaveCount(items.length);
    for (const { title, url, alt } of items) {
      const link = album.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", url);
      await expect(link.getByRole("img", { name: alt })).toBeVisible();
    }
  });
});
