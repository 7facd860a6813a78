import { expect, test } from "../fixtures";

test("the choice is stored as darkMode and applied before the next page is painted", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");

  // The class must be set while the head is being parsed, before there is a body to paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.darkAtBody = String(
        document.documentElement.classList.contains("dark"),
      );
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ["/about", "/admin/login"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-dark-at-body", "true");
    await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute("aria-pressed", "true");
  }
  await page.getByRole("button", { name: "Dark mode" }).click();
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
});

test.describe("with a dark system theme", () => {
  test.use({ colorScheme: "dark" });

  test("the site is dark until the visitor chooses otherwise", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.getByRole("button", { name: "Dark mode" }).click();
    await page.reload();
    await expect(page.locator("html")).not.toHaveClass(/dark/);
  });
});

for (const { what, target, answer } of [
  {
    what: "a link",
    target: "header nav a[href='/about']",
    answer: "html:has(header a[href='/about'][aria-current])",
  },
  { what: "the theme button", target: "header [data-native=theme]", answer: "html:not(.dark)" },
]) {
  test(`a press on ${what} while the page turns is answered`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await page.locator("html[data-ready]").waitFor();
    const box = await page.locator(target).boundingBox();
    if (!box) throw new Error(`${what} is not on the page.`);
    // It may be over before a watch that begins later.
    const isTurning = page.waitForFunction(() =>
      document.documentElement.matches(".dark:active-view-transition"),
    );
    await page.getByRole("button", { name: "Dark mode" }).click();
    await isTurning;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator(answer)).toBeAttached();
  });
}

test("other tabs follow the choice", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/contact");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(other.locator("html")).toHaveClass(/dark/);
});
