import { evening } from "@/lib/content/evening";
import { formatPrice, services } from "@/lib/content/services";
import { serviceOf } from "../../factories/content";
import { expect, test } from "../../fixtures";
import { expectUnderHeader } from "../../screens/sections";

const anchors = services.flatMap(({ id, anchor, name }) =>
  [...new Set([id, anchor])].map((address) => ({ address, name })),
);

test("an address with an anchor shows that service below the header", async ({ page }) => {
  for (const { address, name } of anchors) {
    // Otherwise the browser would only scroll.
    await page.goto("about:blank");
    await page.goto(`/services#${address}`);
    await expectUnderHeader(page, name);
  }
});

test("on a phone, the links at the top jump to the sections", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/services");
  const links = page.getByRole("navigation", { name: "Services" }).getByRole("link");
  for (const id of ["vocals", "dj", "trumpet", "photography"] as const) {
    const { name } = serviceOf(id);
    await links.filter({ hasText: name }).click();
    await expectUnderHeader(page, name);
  }
});

test("on a phone, too, each craft names the hour of its act", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services");
  for (const { time, craft, title } of evening) {
    const section = page.getByRole("region", { name: serviceOf(craft).name, exact: true });
    await expect(section.getByText(`${time} pm ${title}`)).toBeVisible();
  }
});

test("on a phone, the page is seven screens at most", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  // From here on its parts have their true heights.
  await page.locator("html[data-whole]").waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(7);
});

for (const { name, packages: offered } of services) {
  const prices = offered.map(({ price }) => formatPrice(price));

  test(`${name} lists what is included and two packages for ${prices.join(" and ")}, and links to the form`, async ({
    page,
  }) => {
    await page.goto("/services");
    const section = page.getByRole("region", { name, exact: true });
    await expect(section.getByRole("listitem").first()).toBeVisible();
    const packages = section.getByRole("article");
    await expect(packages).toHaveCount(2);
    for (const [index, price] of prices.entries()) {
      await expect(packages.nth(index).getByText(price, { exact: true })).toBeVisible();
      await expect(packages.nth(index).getByRole("listitem").first()).toBeVisible();
    }
    await section.getByRole("link", { name: `Get in Touch about ${name}` }).click();
    await expect(page).toHaveURL("/contact");
  });
}

test("each service shows its packages by name, in order", async ({ page }) => {
  await page.goto("/services");
  for (const { name, packages } of services) {
    const headings = page
      .getByRole("region", { name, exact: true })
      .getByRole("article")
      .getByRole("heading");
    await expect(headings).toHaveText(packages.map((offered) => offered.name));
  }
});
