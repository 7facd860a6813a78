import { ALL_LAID_OUT_MS } from "@/lib/shared/first-frame";
import { expect, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";
import { countLeftOut, expectLaidOut } from "../../screens/pages";
import { expectUnderHeader } from "../../screens/sections";

const PATHS = ["/", "/services", "/gallery", "/contact"];

/** Notes of each part below the first screen whether it is left out when it arrives, which is before its turn on any machine. */
function noteParts() {
  const parts = new Map<Element, boolean>();
  new MutationObserver(() => {
    for (const part of document.querySelectorAll(".below"))
      if (!parts.has(part)) parts.set(part, getComputedStyle(part).contentVisibility === "auto");
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { parts });
}

for (const path of PATHS) {
  test(`the first frame of ${path} leaves out what is far below, which is laid out a moment later`, async ({
    page,
  }) => {
    // Even without React.
    await holdRoute(page, "**/_next/static/chunks/*.js");
    await page.addInitScript(noteParts);
    await page.goto(path);
    const parts = await page.evaluate(() => [
      ...(window as unknown as { parts: Map<Element, boolean> }).parts.values(),
    ]);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).not.toContain(false);
    await expectLaidOut(page);
  });

  // Who scrolls far at once is otherwise led to another place when the page gets its true height.
  test(`at any width, the first frame of ${path} has nearly the true height`, async ({ context }) => {
    await context.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.dataset.height = `${document.documentElement.scrollHeight}`;
      });
    });
    const expectHeight = async (width: number) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectLaidOut(page);
      const { first, later } = await page.evaluate(() => ({
        first: Number(document.documentElement.dataset.height),
        later: document.documentElement.scrollHeight,
      }));
      expect(first, `at ${width} px`).toBeGreaterThan(0);
      expect(Math.abs(first - later), `at ${width} px`).toBeLessThan(400);
    };
    await Promise.all([375, 639, 640, 1023, 1024, 1920].map(expectHeight));
  });

  test(`a reload of ${path}, and the way back to it, lead to the same place`, async ({ page }) => {
    await page.goto(path);
    await page.locator("html[data-ready]").waitFor();
    await expectLaidOut(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const place = () => page.evaluate(() => [Math.round(scrollY), document.documentElement.scrollHeight]);
    const before = await place();
    await page.reload();
    await expect.poll(place).toEqual(before);
    await page.goto("/privacy");
    await page.goBack();
    // Playwright may say that it is back before the page is.
    await page.locator("html[data-ready]").waitFor();
    await expect.poll(place).toEqual(before);
  });
}

test("a link to a part that is pressed at once leaves nothing out on the way there", async ({ page }) => {
  await page.addInitScript({
    content: `addEventListener("DOMContentLoaded", () => {
      const leftOut = [(${countLeftOut})()];
      document.querySelector("a[href='#vocals']").click();
      requestAnimationFrame(() => leftOut.push((${countLeftOut})()));
      Object.assign(window, { leftOut });
    })`,
  });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/services");
  const [before, after] = (await page.evaluate("leftOut")) as number[];
  expect(before).toBeGreaterThan(1);
  expect(after).toBe(0);
  await expectUnderHeader(page, "Vocals");
});

test("the router's next page leaves nothing out, however soon it comes", async ({ page }) => {
  // The page would be whole in any case when its timer ends.
  await page.addInitScript((allLaidOut) => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
      delay === allLaidOut ? 0 : start(run, delay, ...rest)) as typeof window.setTimeout;
  }, ALL_LAID_OUT_MS);
  await page.goto("/");
  await page.locator("html[data-ready]").waitFor();
  await expect(page.locator("html[data-whole]")).toHaveCount(0);
  const atFirst = page.evaluate(
    `new Promise((done) => new MutationObserver((_, observer) => {
      if (location.pathname !== "/services" || !document.querySelector("#trumpet.below")) return;
      observer.disconnect();
      done({ all: document.querySelectorAll(".below").length, left: (${countLeftOut})() });
    }).observe(document.body, { childList: true, subtree: true }))`,
  );
  await page.getByRole("navigation").getByRole("link", { name: "Services" }).first().click();
  const { all, left } = (await atFirst) as { all: number; left: number };
  expect(all).toBeGreaterThan(1);
  expect(left).toBe(0);
});
