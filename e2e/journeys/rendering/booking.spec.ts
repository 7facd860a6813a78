import { services } from "@/lib/content/services";
import { expect, test } from "../../fixtures";

test("the end of a page asks for the date, and hands it to the form", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByLabel("When is it?").fill("2031-06-14");
  await page.getByRole("button", { name: "Ask for this date" }).click();
  await expect(page).toHaveURL("/contact?date=2031-06-14");
});

test("without a date, the visitor is asked for it", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("button", { name: "Ask for this date" }).click();
  await expect(page.getByLabel("When is it?")).toBeFocused();
  await expect(page).toHaveURL("/gallery");
});

for (const theme of ["light", "dark"] as const)
  for (const width of [375, 640, 1440])
    test(`at ${width} px, the sun at the end of a page shines below the link in the ${theme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "no-preference" });
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/about");
      await page.locator("html[data-whole]").waitFor();
      const end = page.locator("section", { hasText: "Is your date still free?" });
      const disc = end.locator("circle").last();
      // Still on its way down.
      await disc.evaluate((circle) => {
        scrollTo({ top: circle.getBoundingClientRect().top - 700, behavior: "instant" });
      });
      const sun = await disc.boundingBox();
      const link = await end.getByRole("link", { name: "Book Now" }).boundingBox();
      if (!sun || !link) throw new Error("The sun or the link is not drawn");
      expect(sun.y).toBeGreaterThan(link.y + link.height);
      // Drawn where the layout says: the disc has one color, which ends at its upper edge.
      const center = sun.x + sun.width / 2;
      const [inside, edge, outside] = await Promise.all(
        [20, 4, -4].map(async (below) => {
          const clip = { x: center, y: sun.y + below, width: 1, height: 1 };
          return (await page.screenshot({ clip })).toString("base64");
        }),
      );
      expect(edge).toBe(inside);
      expect(outside).not.toBe(inside);
    });

for (const [width, isThere] of [
  [768, true],
  [1023, true],
  [1024, false],
] as const) {
  test(`at ${width} px, there is ${isThere ? "a bar" : "a link in the header"} to book`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about");
    await page.mouse.wheel(0, 1000);
    const bar = page.getByRole("link", { name: "Book Now: An evening" });
    const link = page.getByRole("banner").getByRole("link", { name: "Book Now" });
    await expect(isThere ? bar : link).toBeInViewport({ ratio: 1 });
    await expect(isThere ? link : bar).toBeHidden();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the way to book appears below the hero and leaves before the end", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("link", { name: "Book Now: An evening" });
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 700);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.getByRole("heading", { name: "Is your date still free?" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Ask for this date" }).click({ trial: true });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(bar).not.toBeInViewport();
  });

  for (const { id, name, anchor } of services) {
    test(`it carries ${name} while that section is on the screen`, async ({ page }) => {
      await page.goto(`/services#${anchor}`);
      const bar = page.getByRole("link", { name: `Book Now: ${name}` });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toHaveAttribute("href", `/contact?service=${id}`);
    });
  }
});
