import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { PUBLIC_PATHS } from "../../screens/pages";

const styleSheetsOf = (page: Page) => {
  const requested: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && requested.push(request.url()));
  return requested;
};

const hydration = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("hydrated", () => document.documentElement.setAttribute("data-test-hydrated", ""));
  });

for (const path of PUBLIC_PATHS)
  test(`${path} comes with its styles, before and after React`, async ({ page }) => {
    const requested = styleSheetsOf(page);
    await hydration(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("[data-test-hydrated]")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /\bdisplay,/);
    expect(requested).toEqual([]);
  });

test("a page that the router shows has the style sheets that the first one did not need", async ({
  page,
}) => {
  const requested = styleSheetsOf(page);
  await hydration(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator("[data-test-hydrated]")).toBeAttached();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(page.locator(".react-photo-album--track").first()).toHaveCSS("display", "flex");
  expect(requested).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /\bdisplay,/);
  expect(requested).toHaveLength(1);
});
