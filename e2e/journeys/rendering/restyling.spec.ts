import { expect, test } from "../../fixtures";
import { PUBLIC_PATHS } from "../../screens/pages";

/** How many elements a browser may match all rules for anew when something is put into a page. A page has some 600. */
const FEW = 50;

for (const path of PUBLIC_PATHS) {
  test(`what is put into ${path} leaves the styles of the rest as they are`, async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    // The parts below the first screen have had their turns, which are changes of style, too, and the last has been drawn.
    await page.locator("html[data-ready][data-whole]").waitFor();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
    });
    await page.evaluate(() => {
      document.body.append(document.createElement("div"));
      document.querySelector("main section")?.append(document.createElement("div"));
      document.body.getBoundingClientRect();
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const counts: number[] = traceEvents
      .filter(({ name }: { name: string }) => name === "UpdateLayoutTree")
      .map(({ args }: { args: { elementCount?: number } }) => args.elementCount)
      // One that was under way when the trace began has no count. That of what is put in is whole.
      .filter((count: number | undefined) => count !== undefined);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(FEW);
  });
}
