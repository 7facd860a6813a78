import { expect, test } from "../../fixtures";
import { PUBLIC_PATHS } from "../../screens/pages";
import { site } from "../../servers/site";

test.use({ colorScheme: "dark" });

test("every page prints black on white, without navigation, with the site's address at the end", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    for (const role of ["navigation", "button", "banner"] as const)
      await expect(page.getByRole(role), path).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Write to me" })).toHaveCount(0);
    await expect(page.getByText(new URL(site.url).host)).toBeVisible();
  }
});

test("the prices print on one sheet of paper, without pictures", async ({ page }) => {
  await page.goto("/services");
  const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(sheet).not.toContain("/Subtype /Image");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
});
