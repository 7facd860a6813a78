import { expect, test } from "../../fixtures";
import { stopClock } from "../../screens/carousel";
import { expectUnderHeader } from "../../screens/sections";

const SLIDES = ["DJ Services", "Photography", "Trumpet", "Vocals"];

test.describe("the hero", () => {
  test("turns every five seconds through its four slides, and begins again", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await expect(hero.getByRole("button", { name: "Stop the slides" })).toBeVisible();
    await expect(hero.getByRole("listitem")).toHaveCount(4);
    for (const name of [...SLIDES, "DJ Services"]) {
      const bar = hero.getByRole("button", { name });
      await expect(bar).toHaveAttribute("aria-current", "true");
      await expect(hero.locator("[aria-current=true]")).toHaveCount(1);
      await page.clock.runFor(4999);
      await expect(bar).toHaveAttribute("aria-current", "true");
      await page.clock.runFor(1);
    }
  });

  test("shows the slide whose bar is clicked, for its whole five seconds", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await expect(hero.getByRole("button", { name: "Stop the slides" })).toBeVisible();
    await page.clock.runFor(4000);
    await hero.getByRole("button", { name: "Trumpet" }).click();
    await expect(hero.getByRole("button", { name: "Trumpet" })).toHaveAttribute("aria-current", "true");
    await expect(hero.getByRole("img", { name: /polished brass trumpet/ })).toBeVisible();
    await page.clock.runFor(4999);
    await expect(hero.getByRole("button", { name: "Trumpet" })).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(1);
    await expect(hero.getByRole("button", { name: "Vocals" })).toHaveAttribute("aria-current", "true");
  });

  test("stands while it is stopped, and goes on when it is started", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await hero.getByRole("button", { name: "Stop the slides" }).click();
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("button", { name: "DJ Services" })).toHaveAttribute("aria-current", "true");
    await hero.getByRole("button", { name: "Start the slides" }).click();
    await page.clock.runFor(5000);
    await expect(hero.getByRole("button", { name: "Photography" })).toHaveAttribute("aria-current", "true");
  });

  test("stops for the keyboard", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    await expect(hero.getByRole("button", { name: "Stop the slides" })).toBeVisible();
    await page.getByRole("button", { name: "Dark mode" }).focus();
    await page.keyboard.press("Tab");
    await expect(hero.getByRole("link", { name: "Book Now" })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("button", { name: "Start the slides" })).toBeVisible();
    await expect(hero.getByRole("button", { name: "DJ Services" })).toHaveAttribute("aria-current", "true");
  });

  for (const [name, path] of [
    ["Book Now", "/contact"],
    ["Explore Services", "/services"],
  ] as const) {
    test(`'${name}' leads to ${path}`, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("region", { name: "The four crafts" }).getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
    });
  }

  test("the end of the page asks once more to book", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Book Now" }).last().click();
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("where little motion is wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the hero moves only when it is asked to", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    const hero = page.getByRole("region", { name: "The four crafts" });
    // Answers to clicks from the moment that its code is there.
    await hero.getByRole("button", { name: "Photography" }).click();
    await expect(hero.getByRole("button", { name: "Photography" })).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("button", { name: "Photography" })).toHaveAttribute("aria-current", "true");
    await hero.getByRole("button", { name: "Start the slides" }).click();
    await page.clock.runFor(5000);
    await expect(hero.getByRole("button", { name: "Trumpet" })).toHaveAttribute("aria-current", "true");
  });
});

for (const [name, anchor] of [
  ["DJ Services", "dj"],
  ["Photography", "photography"],
  ["Trumpet", "trumpet"],
  ["Vocals", "vocals"],
] as const) {
  test(`the card of ${name} leads to its section, which lands below the header`, async ({ page }) => {
    await page.goto("/");
    const cards = page.getByRole("region", { name: "Four crafts, one pair of hands" });
    await expect(cards.getByRole("link")).toHaveCount(4);
    await cards.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/services#${anchor}`);
    await expectUnderHeader(page, name);
  });
}
