import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Runs all checks in the light theme, and the color checks again in the dark theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  await setTheme(page, "light");
  const everything = axe(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  expect(violationsOf(await everything.analyze())).toEqual([]);
  await setTheme(page, "dark");
  const colors = axe(page).withRules(["color-contrast", "link-in-text-block"]);
  expect(violationsOf(await colors.analyze())).toEqual([]);
}

/** In pages without frames, legacy mode finds the same without opening a second page for each run. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const violationsOf = ({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

/** Switches the theme, which is one class on the document, and ends the changes of colors that follow. */
async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
    // End them here: in a busy browser, one of 0.01 ms may take seconds to be drawn. What follows the scroll position,
    // or turns for ever, has no end.
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish();
  }, theme === "dark");
}
