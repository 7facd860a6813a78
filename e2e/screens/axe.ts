import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules of WCAG 2.2 A and AA. */
const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLORS = ["color-contrast", "link-in-text-block"];

/** Runs all checks in the light theme, and the color checks again in the dark theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  // A frame would not be checked.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await setTheme(page, "light");
  expect(await violationsOf(page, EVERYTHING)).toEqual([]);
  await setTheme(page, "dark");
  expect(await violationsOf(page, COLORS)).toEqual([]);
}

/** @param runOnly tags or names of rules. @returns each broken rule with the HTML that breaks it. */
const violationsOf = (page: Page, runOnly: string[]) =>
  page.evaluate(async (only) => {
    // To collect what passed, and to hand it over, takes longer than the checks.
    const { violations } = await window.axe.run({ runOnly: only, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, runOnly);

/** Switches the theme, which is one class on the document, and ends the changes of colors that follow. */
async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
    // End them here: in a busy browser, one of 0.01 ms may take seconds to be drawn. What follows the scroll position,
    // or turns for ever, has no end.
    const changing = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === "running" &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // When the color of an element has changed, that of what is in it starts to.
    for (let now = changing(); now.length > 0; now = changing()) for (const one of now) one.finish();
  }, theme === "dark");
}
