import type { Locator, Page, ViewportSize } from "@playwright/test";
import { demoSounds } from "@/lib/content/demo-sounds";
import { evening } from "@/lib/content/evening";
import { services } from "@/lib/content/services";
import { expect, test } from "../../fixtures";

const stage = (page: Page) => page.getByRole("region", { name: "An evening in four acts" });
const opacity = (locator: Locator) =>
  locator.evaluate((element) => Number(getComputedStyle(element).opacity));

/** The opacity of the text that a link or button belongs to. */
const opacityOfText = (locator: Locator) =>
  locator.evaluate((element) => Number(getComputedStyle(element.closest(".act-text") ?? element).opacity));

/** Where a part begins, its first line ends and the part ends in the window, in pixels. */
const extent = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, lineEnd: top + Number.parseFloat(getComputedStyle(element).lineHeight), bottom };
  });

/** Whether anything of a part can be seen. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isInWindow = Math.round(bottom) > 0 && Math.round(top) < innerHeight;
    return isInWindow && getComputedStyle(element).opacity !== "0";
  });

/** Whether a part is neither transparent, nor outside the window, nor below another part. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    return element.contains(stack.find((one) => one.checkVisibility({ opacityProperty: true })) ?? null);
  });

/** The parts of an act that come and go with it. */
function parts(page: Page, { title, time, alt }: (typeof evening)[number]) {
  const act = stage(page).getByRole("article").filter({ hasText: title });
  return {
    text: act.locator(".act-text"),
    clock: act.locator(".act-time").filter({ hasText: time }),
    picture: act.locator(".act-picture").filter({ has: page.getByRole("img", { name: alt }) }),
    heading: act.getByRole("heading", { name: title }),
    link: act.getByRole("link"),
  };
}

/** How far the stage is scrolled when the next act begins, in screens, and how long the change lasts. */
const CHANGES = [0.5, 1.5, 2.5];
const CHANGE_LENGTH = 0.1;

/** Scrolls, until the browser has drawn the picture that belongs to that place. */
const scrollTo = (page: Page, screens: number) =>
  stage(page).evaluate(async (element, screens) => {
    const top = scrollY + element.getBoundingClientRect().top;
    window.scrollTo({ top: top + screens * innerHeight, behavior: "instant" });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, screens);

/**
 * Scrolls, and looks at all acts in one step: there are many places to look at.
 *
 * @returns also where the part of the window ends in which words can be read, in pixels.
 */
async function look(page: Page, screens: number) {
  await scrollTo(page, screens);
  return page.evaluate(() => {
    const acts = [...document.querySelectorAll(".act")].map((act) => {
      const part = (selector: string) => {
        const element = act.querySelector(selector);
        if (!element) throw new Error(`An act has no ${selector}.`);
        const { opacity, lineHeight } = getComputedStyle(element);
        const { top, bottom } = element.getBoundingClientRect();
        return { opacity: Number(opacity), top, lineEnd: top + Number.parseFloat(lineHeight), bottom };
      };
      return {
        text: part(".act-text"),
        clock: part(".act-time"),
        heading: part("h3"),
        ways: part(".act-ways"),
      };
    });
    const bar = document.querySelector(".booking-bar");
    const covers = bar?.checkVisibility({ visibilityProperty: true });
    return { acts, end: covers ? bar?.getBoundingClientRect().top : innerHeight };
  });
}

test("on a phone the pictures of later acts are loaded once the visitor scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = new Set<string>();
  page.on("requestfinished", (request) => {
    const craft = new URL(request.url()).pathname.match(/^\/pictures\/act-([a-z]+)/)?.[1];
    if (craft) loaded.add(craft);
  });
  const crafts = evening.map(({ craft }) => craft);
  await page.goto("/", { waitUntil: "networkidle" });
  for (const craft of crafts.slice(1)) expect(loaded).not.toContain(craft);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => crafts.filter((craft) => loaded.has(craft))).toEqual(crafts);
});

/** While it has the stage, an act is seen whole, and the others are not. */
async function expectAlone(page: Page, size: ViewportSize) {
  for (const [index, act] of evening.entries()) {
    await scrollTo(page, index);
    const { text, clock, picture } = parts(page, act);
    await expect.poll(() => opacity(text)).toBe(1);
    await expect.poll(() => opacity(clock)).toBe(1);
    await expect.poll(() => isOnTop(picture)).toBe(true);
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect(text).toBeInViewport({ ratio: 0.3 });
    expect((await extent(clock)).top).toBeGreaterThanOrEqual(0);
    expect((await extent(clock)).lineEnd).toBeLessThanOrEqual(size.height);
    for (const other of evening.filter((one) => one !== act)) {
      await expect.poll(() => opacity(parts(page, other).clock)).toBe(0);
    }
    for (const later of evening.slice(index + 1)) {
      await expect.poll(() => isInSight(parts(page, later).picture)).toBe(false);
    }
  }
}

/** Between two changes, the words of one act are below its clock and above all that covers the end of the window. */
async function expectReadable(page: Page, size: ViewportSize) {
  for (let screens = 0; screens <= 3; screens += 0.08) {
    if (CHANGES.some((change) => Math.abs(screens - change) < CHANGE_LENGTH)) continue;
    const { acts, end = 0 } = await look(page, screens);
    for (const [index, { text, clock, heading, ways }] of acts.entries()) {
      const place = `${evening[index]?.title} after ${screens} screens`;
      if (index === Math.round(screens)) {
        expect(text.opacity, place).toBe(1);
        expect(heading.top, place).toBeGreaterThanOrEqual(Math.floor(clock.lineEnd));
        expect(ways.bottom, place).toBeLessThanOrEqual(end);
      } else {
        const isBeside = text.top >= size.height || text.bottom <= 0;
        expect(text.opacity === 0 || isBeside, place).toBe(true);
      }
    }
  }
}

/** The parts of the first and of the last act move together when the stage comes and leaves. */
async function expectWhole(page: Page) {
  const title = stage(page).getByRole("heading", { level: 2 });
  for (const { index, ways } of [
    { index: 0, ways: [-0.2, -0.4] },
    { index: 3, ways: [3.2, 3.4, 3.6] },
  ]) {
    const act = evening[index];
    if (!act) throw new Error(`There is no act ${index}.`);
    const { clock, picture, heading, link } = parts(page, act);
    const places = async (screens: number) => {
      await scrollTo(page, screens);
      const tops: number[] = [];
      for (const part of [title, clock, heading, link, picture]) tops.push((await extent(part)).top);
      const first = tops[0] ?? 0;
      return tops.map((top) => Math.round(top - first));
    };
    const whole = await places(index);
    for (const screens of ways) {
      await expect.poll(() => places(screens), { message: `${screens}` }).toEqual(whole);
    }
  }
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 1024, height: 640 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size });

    test("while you scroll, acts have the stage one after the other", async ({ page }) => {
      await page.goto("/");
      await test.step("each has it for itself", () => expectAlone(page, size));
      await test.step("its words can be read for as long as it lasts", () => expectReadable(page, size));
      await test.step("the stage comes and leaves as a whole", () => expectWhole(page));
    });

    test("a link or a recording that gets the focus can be read, forward and back", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: "Explore Services" }).focus();
      const stops = stage(page).getByRole("link").or(stage(page).getByRole("button"));
      await expect(stops).toHaveCount(evening.length + demoSounds.length);
      const last = evening.length + demoSounds.length - 1;
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press("Tab");
        if (await stops.first().evaluate((stop) => stop === document.activeElement)) break;
      }
      const expectStopReadable = async (index: number) => {
        const stop = stops.nth(index);
        await expect(stop).toBeFocused();
        await expect(stop).toBeInViewport({ ratio: 1 });
        await expect.poll(() => opacityOfText(stop)).toBeGreaterThan(0.9);
      };
      for (let index = 0; index <= last; index += 1) {
        await expectStopReadable(index);
        if (index < last) await page.keyboard.press("Tab");
      }
      for (let index = last - 1; index >= 0; index -= 1) {
        await page.keyboard.press("Shift+Tab");
        await expectStopReadable(index);
      }
    });
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the acts stand one below the other", async ({ page }) => {
    await page.goto("/");
    let bottom = 0;
    for (const act of evening) {
      const { text, clock, picture } = parts(page, act);
      for (const part of [text, clock, picture]) expect(await opacity(part)).toBe(1);
      const box = await picture.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      bottom = (box?.y ?? 0) + (box?.height ?? 0);
    }
  });
});

test("each act links to its craft", async ({ page }) => {
  await page.goto("/");
  const links = stage(page).getByRole("link");
  for (const [index, { craft }] of evening.entries()) {
    await expect(links.nth(index)).toHaveText(services.find(({ id }) => id === craft)?.name ?? "");
    await expect(links.nth(index)).toHaveAttribute("href", `/services#${craft}`);
  }
});
