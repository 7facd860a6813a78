import { expect, test } from "../../fixtures";
import { expectUnderHeader } from "../../screens/sections";

for (const [anchor, name] of [
  ["dj", "DJ Services"],
  ["dj-services", "DJ Services"],
  ["photography", "Photography"],
  ["trumpet", "Trumpet"],
  ["vocals", "Vocals"],
] as const) {
  test(`/services#${anchor} shows ${name} below the header`, async ({ page }) => {
    await page.goto(`/services#${anchor}`);
    await expectUnderHeader(page, name);
  });
}

test("the page's own links lead to the four sections, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/services");
  const links = page.getByRole("navigation", { name: "Services" }).getByRole("link");
  for (const name of ["Vocals", "DJ Services", "Trumpet", "Photography"]) {
    await links.filter({ hasText: name }).click();
    await expectUnderHeader(page, name);
  }
});

for (const [name, prices] of [
  ["DJ Services", ["$500", "$800"]],
  ["Photography", ["$600", "$1,200"]],
  ["Trumpet", ["$400", "$800"]],
  ["Vocals", ["$450", "$900"]],
] as const) {
  test(`${name} says what is included, has two packages for ${prices.join(" and ")}, and leads to the form`, async ({
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

test("DJ nights are offered as Basic and Premium", async ({ page }) => {
  await page.goto("/services");
  const packages = page.getByRole("region", { name: "DJ Services", exact: true }).getByRole("article");
  await expect(packages.getByRole("heading")).toHaveText(["Basic", "Premium"]);
});
