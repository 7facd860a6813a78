import type { Locator } from "@playwright/test";
import { heroAlt } from "@/lib/content/pictures";
import { services } from "@/lib/content/services";
import { expect, test } from "../../fixtures";
import { stopClock } from "../../screens/carousel";
import { expectUnderHeader } from "../../screens/sections";

const slides = services.map(({ id, name }) => ({ name, alt: heroAlt[id] }));
const [first, second, third, last] = slides as [Slide, Slide, Slide, Slide];
type Slide = (typeof slides)[number];

test.describe("the hero", () => {
  test("advances through its four slides every five seconds and starts over", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await expect(hero.getByRole("button", { name: "Stop the slides" })).toBeVisible();
    await expect(hero.getByRole("listitem")).toHaveCount(4);
    for (const { name } of [first, second, third, last, first]) {
      const bar = hero.getByRole("button", { name });
      await expect(bar).toHaveAttribute("aria-current", "true");
      await expect(hero.locator("[aria-current=true]")).toHaveCount(1);
      await page.clock.runFor(4999);
      await expect(bar).toHaveAttribute("aria-current", "true");
      await page.clock.runFor(1);
    }
  });

  test("shows the slide whose bar is clicked for a full five seconds", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await expect(hero.getByRole("button", { name: "Stop the slides" })).toBeVisible();
    await page.clock.runFor(4000);
    await hero.getByRole("button", { name: third.name }).click();
    await expect(hero.getByRole("button", { name: third.name })).toHaveAttribute("aria-current", "true");
    await expect(hero.getByRole("img", { name: third.alt })).toBeVisible();
    await page.clock.runFor(4999);
    await expect(hero.getByRole("button", { name: third.name })).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(1);
    await expect(hero.getByRole("button", { name: last.name })).toHaveAttribute("aria-current", "true");
  });

  test("stays on its slide while stopped and continues when started", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await hero.getByRole("button", { name: "Stop the slides" }).click();
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("button", { name: first.name })).toHaveAttribute("aria-current", "true");
    await hero.getByRole("button", { name: "Start the slides" }).click();
    await page.clock.runFor(5000);
    await expect(hero.getByRole("button", { name: second.name })).toHaveAttribute("aria-current", "true");
  });

  test("stops when it gets keyboard focus", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await expect(hero.getByRole("button", { name: "Stop the slides" })).toBeVisible();
    await page.getByRole("button", { name: "Dark mode" }).focus();
    await page.keyboard.press("Tab");
    await expect(hero.getByRole("link", { name: "Book Now" })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("button", { name: "Start the slides" })).toBeVisible();
    await expect(hero.getByRole("button", { name: first.name })).toHaveAttribute("aria-current", "true");
  });

  for (const [name, path] of [
    ["Book Now", "/contact"],
    ["Explore Services", "/services"],
  ] as const) {
    test(`'${name}' links to ${path}`, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("region", { name: "The four crafts" }).getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
    });
  }

  test("the page ends with another link to book", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Book Now" }).last().click();
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the hero moves only after the visitor starts it", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    // React brings the other pictures. A press before that would be repeated by a timer, and time stands still.
    await expect(hero.locator("img")).toHaveCount(slides.length);
    await hero.getByRole("button", { name: second.name }).click();
    await expect(hero.getByRole("button", { name: second.name })).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("button", { name: second.name })).toHaveAttribute("aria-current", "true");
    await hero.getByRole("button", { name: "Start the slides" }).click();
    await page.clock.runFor(5000);
    await expect(hero.getByRole("button", { name: third.name })).toHaveAttribute("aria-current", "true");
  });
});

test("the header has the colors of the night while a dark part of the page lies below it", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const paper = () => header.evaluate((element) => getComputedStyle(element).getPropertyValue("--paper"));
  const night = "#0b1521";
  await page.evaluate(() => scrollTo(0, innerHeight / 2));
  await expect(header).toHaveAttribute("data-scrolled", "true");
  await expect.poll(paper).toBe(night);
  // At the beginning of the evening, it is day.
  await page.evaluate(() => scrollTo(0, innerHeight * 1.2));
  await expect.poll(paper).not.toBe(night);
  await page
    .getByRole("region", { name: "Four crafts, one pair of hands" })
    .evaluate((part) => part.scrollIntoView());
  await expect.poll(paper).toBe(night);
  await page.getByRole("region", { name: "Seen up close" }).evaluate((part) => part.scrollIntoView());
  await expect.poll(paper).not.toBe(night);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`on a phone, with the setting for motion "${reducedMotion}"`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } });

    test("the booking bar has the colors of the night while a dark part of the page lies below it", async ({
      page,
    }) => {
      await page.goto("/");
      const bar = page.locator(".booking-bar");
      const isDark = () =>
        bar.evaluate((element) => getComputedStyle(element).backgroundColor === "rgb(11, 21, 33)");
      /** Scrolls so that a place in a part, as a share of its height, is at the bottom of the window, a little higher or lower. */
      const bringToBar = async (part: Locator, share: number, pixels: number) => {
        await part.evaluate(
          (element, [share, pixels]) => {
            const { top, height } = element.getBoundingClientRect();
            scrollBy({ top: top + share * height + pixels - innerHeight, behavior: "instant" });
          },
          [share, pixels] as const,
        );
      };
      const stage = page.getByRole("region", { name: "An evening in four acts" });
      const night = page.locator("[data-night]");
      for (const { part, share, pixels, dark } of [
        { part: stage, share: 0.4, pixels: 0, dark: false },
        { part: stage, share: 0.9, pixels: 0, dark: true },
        { part: night, share: 0, pixels: -10, dark: true },
        { part: night, share: 0, pixels: 40, dark: true },
        { part: night, share: 0.5, pixels: 0, dark: true },
        { part: night, share: 1, pixels: -10, dark: true },
        { part: night, share: 1, pixels: 60, dark: false },
      ]) {
        await bringToBar(part, share, pixels);
        await expect.poll(isDark, { message: `${share} of the part, and ${pixels} pixels` }).toBe(dark);
      }
    });
  });
}

for (const { name, contextOptions, viewport } of [
  { name: "with reduced motion", contextOptions: { reducedMotion: "reduce" as const } },
  { name: "on a phone on its side", viewport: { width: 844, height: 390 } },
]) {
  test.describe(name, () => {
    test.use({ ...(contextOptions && { contextOptions }), ...(viewport && { viewport }) });

    test("the header has the colors of the night over the last two acts of the evening", async ({ page }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      const paper = () => header.evaluate((element) => getComputedStyle(element).getPropertyValue("--paper"));
      const acts = page.getByRole("region", { name: "An evening in four acts" }).getByRole("article");
      await expect(acts).toHaveCount(4);
      for (const [index, isDark] of [false, false, true, true].entries()) {
        // Both its beginning and its end lie below the header.
        for (const block of ["start", "end"] as const) {
          await acts.nth(index).evaluate((act, block) => {
            const { top, bottom } = act.getBoundingClientRect();
            scrollBy({ top: block === "start" ? top - 20 : bottom - 60, behavior: "instant" });
          }, block);
          const dark = async () => (await paper()) === "#0b1521";
          await expect.poll(dark, { message: `act ${index + 1}, ${block}` }).toBe(isDark);
        }
      }
    });
  });
}

test("the card of each craft links to its section, which is not hidden by the header", async ({ page }) => {
  await page.goto("/");
  const crafts = page.getByRole("region", { name: "Four crafts, one pair of hands" });
  await expect(crafts.getByRole("link", { name: "Tell me the date" })).toHaveAttribute("href", "/contact");
  const cards = crafts.getByRole("listitem").getByRole("link");
  for (const { name, id } of services) {
    await expect(cards).toHaveCount(4);
    await cards.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expectUnderHeader(page, name);
    await page.goBack();
  }
});

test("on a phone, nothing of a carousel is above the booking bar or the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("html[data-whole]").waitFor();
  const carousel = page.getByRole("region", { name: "Gallery", exact: true });
  await carousel.scrollIntoViewIfNeeded();
  const line = carousel.locator(".swiper-scrollbar-drag");
  await expect(line).toBeVisible();
  for (const bar of [page.locator(".booking-bar"), page.getByRole("banner")]) {
    const look = async () =>
      bar.evaluate(
        (bar, line) => {
          const middle = (element: Element) => {
            const { top, height } = element.getBoundingClientRect();
            return top + height / 2;
          };
          if (!line) return undefined;
          scrollBy({ top: middle(line) - middle(bar), behavior: "instant" });
          const { left } = line.getBoundingClientRect();
          const [top, ...below] = document.elementsFromPoint(left + 2, middle(line));
          return { isOnTop: bar.contains(top ?? null), isBelow: below.includes(line) };
        },
        await line.elementHandle(),
      );
    await expect.poll(look).toEqual({ isOnTop: true, isBelow: true });
  }
});
