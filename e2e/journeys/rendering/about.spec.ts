import { approach, figures, samplesNote, skills, stageFigures, stageFiguresNote } from "@/lib/content/about";
import { brand } from "@/lib/content/brand";
import { photographerAlt } from "@/lib/content/pictures";
import { expect, test } from "../../fixtures";

test("the page opens with the person, and says what is a sample", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(brand.performer);
  await expect(page.getByRole("img", { name: photographerAlt })).toBeInViewport();
  if (samplesNote) await expect(page.getByText(samplesNote)).toBeVisible();
});

test("each figure is shown with its label", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const labels = await main.getByRole("term").allTextContents();
  expect(labels).toEqual([
    ...figures.map(({ label }) => label),
    ...skills.map(({ name }) => name),
    ...stageFigures.map(({ label }) => label),
  ]);
  await expect(main.getByRole("definition")).toHaveText([
    ...figures.map(({ value }) => value),
    ...skills.map(({ percent }) => `${percent}%`),
    ...stageFigures.map(({ value }) => value),
  ]);
  await expect(main.getByText(stageFiguresNote)).toBeVisible();
});

test("each part of the approach is shown with its text", async ({ page }) => {
  await page.goto("/about");
  const parts = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(parts.getByRole("heading")).toHaveText(approach.map(({ title }) => title));
  await expect(parts.getByRole("paragraph")).toHaveText(approach.map(({ text }) => text));
});

for (const width of [375, 768, 1024])
  test(`at ${width} px, no title of the approach is broken inside a word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about");
    const titles = page.getByRole("main").getByRole("listitem").getByRole("heading");
    const lines = await titles.evaluateAll((headings) =>
      headings.map((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toEqual(approach.map(() => 1));
  });

test("the page ends with a link to the enquiry form", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL("/contact");
});
