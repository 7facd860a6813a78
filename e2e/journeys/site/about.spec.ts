import { approach, figures, skills, stageFigures } from "@/lib/content/about";
import { expect, test } from "../../fixtures";

test("each figure is shown with its label", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const labels = await main.getByRole("term").allTextContents();
  const counted = [...figures, ...stageFigures];
  expect(labels).toEqual([...counted.map(({ label }) => label), ...skills.map(({ name }) => name)]);
  await expect(main.getByRole("definition")).toHaveText([
    ...counted.map(({ value }) => value),
    ...skills.map(({ percent }) => `${percent}%`),
  ]);
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

test("the page ends with a link to the enquiry form", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL("/contact");
});
