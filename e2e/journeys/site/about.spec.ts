import { expect, test } from "../../fixtures";

test("the figures are there, each with what it counts", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const labels = await main.getByRole("term").allTextContents();
  expect(labels).toEqual([
    "Happy Clients",
    "Years Experience",
    "Events Completed",
    "Events Performed",
    "Years Experience",
    "DJ Performance",
    "Photography",
    "Vocal Performance",
    "Trumpet",
  ]);
  await expect(main.getByRole("definition")).toHaveText([
    "500+",
    "10+",
    "1000+",
    "100+",
    "5+",
    "95%",
    "90%",
    "88%",
    "85%",
  ]);
});

test("the approach has its three parts", async ({ page }) => {
  await page.goto("/about");
  const parts = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /^(Personal Touch|Versatility|Professionalism)$/ }) });
  await expect(parts.getByRole("heading")).toHaveText(["Personal Touch", "Versatility", "Professionalism"]);
  await expect(parts.getByRole("paragraph")).toHaveCount(3);
});

test("the page ends with the way to the enquiry", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Book Now" }).click();
  await expect(page).toHaveURL("/contact");
});
