import type { Browser, Page } from "playwright";

/** A phone with a slow processor. */
export const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How long a press may remain without an answer before it counts as lost, in milliseconds. */
const LOST_MS = 15_000;

interface Control {
  path: string;
  /** What is pressed. */
  target: string;
  /** What is there when the press is answered. Both are CSS selectors. */
  answer: string;
}

export const CONTROLS: Record<string, Control> = {
  menu: { path: "/", target: "[popovertarget=mobile-menu]", answer: "#mobile-menu:popover-open" },
  "theme toggle": { path: "/", target: "[data-native=theme]", answer: "[data-sun=down]" },
  filter: {
    path: "/gallery",
    target: "main fieldset button:nth-of-type(2)",
    answer: "main fieldset button:nth-of-type(2)[aria-pressed=true]",
  },
  lightbox: {
    path: "/gallery",
    target: "main [data-late] a:has(img)",
    answer: "dialog:is([open], :popover-open)",
  },
};

/** What a press has shown, in milliseconds. */
export interface Press {
  /** From the press until its answer is there. Infinity: it was lost. */
  answer: number;
  /** From the start of the navigation until its answer is there. */
  sinceStart: number;
  /** The longest interaction that the browser has measured (https://web.dev/articles/inp). */
  inp: number;
}

/**
 * Loads a page anew, and presses a control once.
 *
 * @param after milliseconds between the load event and the press; "painted": as soon as the control is there.
 */
export async function press(
  browser: Browser,
  site: string,
  { path, target, answer }: Control,
  after: number | "painted",
): Promise<Press> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await watch(page, answer);
    await page.goto(site + path, { waitUntil: after === "painted" ? "commit" : "load" });
    if (after !== "painted") await page.waitForTimeout(after);
    const { x, y } = await findControl(page, target);
    const answered = page.evaluate(waitForAnswer, LOST_MS);
    await page.touchscreen.tap(x, y);
    await answered;
    // The browser reports an interaction after the frame that shows it.
    await page.waitForTimeout(500);
    return await page.evaluate(() => {
      const { pressedAt = 0, answeredAt = Number.POSITIVE_INFINITY, longest = 0 } = window as Watched;
      return {
        answer: Math.round(answeredAt - pressedAt),
        sinceStart: Math.round(answeredAt),
        inp: longest,
      };
    });
  } catch (error) {
    // Without the loader, a press that comes before React follows the link, and the page is gone.
    if (String(error).includes("Execution context was destroyed")) return LOST;
    throw error;
  } finally {
    await context.close();
  }
}

/** A press that left the page instead of being answered on it. */
const LOST: Press = { answer: Number.POSITIVE_INFINITY, sinceStart: Number.POSITIVE_INFINITY, inp: 0 };

interface Watched extends Window {
  pressedAt?: number;
  answeredAt?: number;
  /** Fulfilled when the answer is there. */
  answered?: Promise<void>;
  longest?: number;
}

/**
 * Waits until a control is shown, and scrolls to it. Playwright's locators do the same, but they put listeners of a dozen events
 * into the page and compile their code there: 8 of the 30 ms from a press to its click at 4 x slowdown.
 *
 * @returns its center in the window.
 * @throws Error if it is not there in time.
 */
const findControl = (page: Page, target: string) =>
  page.evaluate(
    async ({ target, patience }) => {
      const end = performance.now() + patience;
      while (performance.now() < end) {
        const control = [...document.querySelectorAll(target)].find((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        if (control) {
          control.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { left, top, width, height } = control.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`${target} is not on the page.`);
    },
    { target, patience: LOST_MS },
  );

/** Runs in the page: waits for the answer, or until the press counts as lost. @param patience in milliseconds. */
const waitForAnswer = (patience: number) =>
  Promise.race([
    (window as Watched).answered,
    new Promise<void>((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);

/** Notes when the page is pressed, when the answer is there, and how long the longest interaction was. */
const watch = (page: Page, answer: string) =>
  page.addInitScript((selector) => {
    const noted = window as Watched;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) noted.longest = Math.max(noted.longest ?? 0, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    noted.answered = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector)) {
          noted.answeredAt = performance.now();
          resolve();
        } else requestAnimationFrame(look);
      };
      const begin = ({ timeStamp }: Event) => {
        noted.pressedAt = timeStamp;
        look();
      };
      addEventListener("pointerdown", begin, { capture: true, once: true });
    });
  }, answer);
