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

/** Switches the theme, which is one class on the document, and waits until the colors have changed. */
async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
  }, theme === "dark");
  // Ask for the state: of a transition of 0.01 ms, Chromium sometimes never keeps the promise `finished`. What follows
  // the scroll position has no end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => timeline !== document.timeline || playState !== "running"),
  );
}
