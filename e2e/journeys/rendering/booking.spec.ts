import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type ServiceId, services } from "@/lib/content/services";
import { serviceOf } from "../../factories/content";
import { expect, test } from "../../fixtures";

/** The last part of a page, which asks for the date. */
const endOf = (page: Page) =>
  page.locator("section", { has: page.getByRole("button", { name: "Ask for this date" }) }).last();

/** The relative luminance of a color (WCAG 2.2), from 0 to 1, by its red, green and blue from 0 to 255. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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

test("each page ends with other words and another picture", async ({ page }) => {
  const headlines = [];
  const pictures = [];
  for (const path of ["/", "/services", "/gallery", "/about"]) {
    await page.goto(path);
    const picture = endOf(page).getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    headlines.push(await endOf(page).getByRole("heading").textContent());
    pictures.push(await picture.getAttribute("alt"));
  }
  expect(new Set(headlines).size).toBe(4);
  expect(new Set(pictures).size).toBe(4);
});

for (const width of [375, 1024, 1440, 2560])
  test(`at ${width} px, the words at the end of a page are easy to read beside its picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // The brightest one.
    await page.goto("/about");
    await page.locator("html[data-whole]").waitFor();
    const end = endOf(page);
    await end.evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
    await end.getByRole("img").evaluate((image: HTMLImageElement) => image.decode());
    const words = end.locator("h2, p, label, a");
    await expect(words).toHaveCount(5);
    for (const word of await words.all()) {
      const ink = await word.evaluate((element) => {
        const { color } = getComputedStyle(element);
        element.style.color = element.style.textDecorationColor = "transparent";
        for (const child of element.children) (child as HTMLElement).style.color = "transparent";
        return color.match(/\d+/g)?.map(Number) ?? [];
      });
      const pixels = await sharp(await word.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer();
      // A link is part of a paragraph, too.
      await word.evaluate((element) => {
        for (const one of [element, ...element.children]) one.removeAttribute("style");
      });
      let brightest = 0;
      for (let at = 0; at < pixels.length; at += 3)
        brightest = Math.max(brightest, luminance([...pixels.subarray(at, at + 3)]));
      expect((luminance(ink) + 0.05) / (brightest + 0.05)).toBeGreaterThan(4.5);
    }
  });

for (const { path, name, viewport } of [
  { path: "/about", name: "a page's last picture", viewport: { width: 1440, height: 900 } },
  { path: "/contact", name: "the footer", viewport: { width: 844, height: 390 } },
])
  test(`the header has the colors of the night over ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const paper = () =>
      page.getByRole("banner").evaluate((header) => getComputedStyle(header).getPropertyValue("--paper"));
    await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      // The first one may be beside the picture that the page begins with.
      .nth(1)
      .evaluate((title) => title.scrollIntoView({ behavior: "instant" }));
    await expect.poll(paper).not.toBe("#0b1521");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(paper).toBe("#0b1521");
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
    await endOf(page).getByRole("heading").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Ask for this date" }).click({ trial: true });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(bar).not.toBeInViewport();
  });

  test("it carries the service that fills most of the screen, which the links at the top mark", async ({
    page,
  }) => {
    await page.goto("/services");
    await page.locator("html[data-whole]").waitFor();
    const link = (id: "dj" | "photography") =>
      page.getByRole("link", { name: `Book Now: ${serviceOf(id).name}` });
    const section = page.getByRole("region", { name: serviceOf("photography").name, exact: true });
    const crafts = page.getByRole("navigation", { name: "Services" });
    const expectMarked = async (marked: ServiceId, other: ServiceId) => {
      await expect(crafts.locator(`[href="#${serviceOf(marked).anchor}"]`)).not.toHaveCSS(
        "box-shadow",
        "none",
      );
      await expect(crafts.locator(`[href="#${serviceOf(other).anchor}"]`)).toHaveCSS("box-shadow", "none");
    };
    const fill = (share: number) =>
      section.evaluate((element, share) => {
        const top = scrollY + element.getBoundingClientRect().top - innerHeight * (1 - share);
        scrollTo({ top, behavior: "instant" });
      }, share);
    for (let round = 0; round < 2; round += 1) {
      await fill(0.4);
      await link("dj").click({ trial: true });
      await expect(link("dj")).toBeInViewport({ ratio: 1 });
      await expect(link("photography")).not.toBeInViewport();
      await expectMarked("dj", "photography");
      await fill(0.6);
      await link("photography").click({ trial: true });
      await expect(link("photography")).toBeInViewport({ ratio: 1 });
      // It would be above the text.
      await expect(link("dj")).toBeHidden();
      await expectMarked("photography", "dj");
    }
  });

  test("it carries the service that the address names", async ({ page }) => {
    for (const { id, name, anchor } of services) {
      // Otherwise the browser would only scroll.
      await page.goto("about:blank");
      await page.goto(`/services#${anchor}`);
      const bar = page.getByRole("link", { name: `Book Now: ${name}` });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toHaveAttribute("href", `/contact?service=${id}`);
    }
  });
});
