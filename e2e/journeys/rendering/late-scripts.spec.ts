import type { APIRequestContext, Page } from "@playwright/test";
import { services } from "@/lib/content/services";
import type { LateScripts } from "@/lib/process/late/late-scripts";
import { newEnquiry } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";
import { album, filterButton } from "../../screens/gallery";
import { holdRoute } from "../../screens/held-route";
import { PUBLIC_PATHS } from "../../screens/pages";
import { expectPast, player } from "../../screens/player";

const SCRIPTS = "**/_next/static/chunks/*.js";

/** Opens a page whose scripts come when the test releases them. Presses until then meet a page without React. */
async function openHeld(page: Page, path: string) {
  const scripts = await holdRoute(page, SCRIPTS);
  await page.goto(path);
  return scripts;
}

/** Listens before the scripts may come. @returns waits until React has taken over. */
async function hydration(page: Page) {
  const heard = await page.evaluateHandle(() => ({
    hydrated: new Promise<void>((resolve) => addEventListener("hydrated", () => resolve())),
  }));
  return () => heard.evaluate(({ hydrated }) => hydrated);
}

const hero = (page: Page) => page.getByRole("region", { name: "The four crafts" });
const [first, second, third] = services.map(({ name }) => name) as [string, string, string];

/** What Playwright's own code causes on the browser's page for a picture, whose policy allows no scripts. */
const ON_PICTURE = /^(Applying inline style|Blocked script execution)/;

/** Script that runs before a page is loaded: the theme and the loader. */
const EARLY_BYTES = 4 * 1024;

for (const path of PUBLIC_PATHS)
  test(`${path} runs at most 4 KiB of script before it is loaded, and React without a visitor`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Debugger.enable");
    let [bytes, loaded] = [0, false];
    devtools.on("Debugger.scriptParsed", ({ length = 0, url }) => {
      if (!loaded && url.startsWith("http")) bytes += length;
    });
    await page.exposeFunction("reportLoad", () => {
      loaded = true;
    });
    await page.addInitScript(() => {
      addEventListener("load", () => Reflect.apply(Reflect.get(window, "reportLoad"), window, []));
      addEventListener("hydrated", () => document.documentElement.setAttribute("data-test-hydrated", ""));
    });
    await page.goto(path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(EARLY_BYTES);
    await expect(page.locator("[data-test-hydrated]")).toBeAttached();
    expect(bytes).toBeLessThanOrEqual(EARLY_BYTES);
  });

/** What a page has to load and run for React. */
async function lateScripts(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [, block = ""] =
    /<script type="application\/json" id="late-scripts">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(block) as LateScripts;
}

test("the browser compiles the largest script while it loads", async ({ request }) => {
  const { chunks } = await lateScripts(request, "/about");
  const scripts = await Promise.all(chunks.map(async (path) => (await request.get(path)).text()));
  const [largest = ""] = scripts.sort((a, b) => b.length - a.length);
  expect(largest.length).toBeGreaterThan(100_000);
  expect(largest.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
});

test("the bundler's large modules are known, so that React starts in steps", async ({ request }) => {
  const { steps, chunks } = await lateScripts(request, "/");
  expect(steps.length).toBeGreaterThanOrEqual(4);
  expect(chunks.length).toBeGreaterThanOrEqual(4);
});

test.describe("before React", () => {
  test("the menu opens and closes", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHeld(page, "/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
  });

  test("the theme changes at once, and only once", async ({ page }) => {
    const scripts = await openHeld(page, "/about");
    const button = page.getByRole("button", { name: "Dark mode" });
    await button.click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    const hydrated = await hydration(page);
    scripts.release();
    await hydrated();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.click();
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    await expect(button).toHaveAttribute("aria-pressed", "false");
  });

  test("the theme button says what a dark system has chosen", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openHeld(page, "/about");
    await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute("aria-pressed", "true");
  });

  test("links lead on", async ({ page }) => {
    await openHeld(page, "/");
    await hero(page).getByRole("link", { name: "Book Now" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("the pressed slide is shown when React comes, the last one of several", async ({ page }) => {
    const scripts = await openHeld(page, "/");
    await hero(page).getByRole("button", { name: second }).click();
    await hero(page).getByRole("button", { name: third }).click();
    await expect(hero(page).getByRole("button", { name: first })).toHaveAttribute("aria-current", "true");
    scripts.release();
    await expect(hero(page).getByRole("button", { name: third })).toHaveAttribute("aria-current", "true");
  });

  test("two impatient presses count as one", async ({ page }) => {
    const scripts = await openHeld(page, "/");
    const motion = hero(page).getByRole("button", { name: /^(Start|Stop) the slides$/ });
    await motion.dblclick();
    scripts.release();
    // React starts the slides, and the press stops them.
    await expect(motion).toHaveAccessibleName("Start the slides");
    await expect(hero(page).locator("[aria-current=true]")).toHaveCount(1);
  });

  test("a key press on a control counts, and the focus stays", async ({ page }) => {
    const scripts = await openHeld(page, "/gallery");
    await filterButton(page, "dj").focus();
    await page.keyboard.press("Enter");
    scripts.release();
    await expect(filterButton(page, "dj")).toHaveAttribute("aria-pressed", "true");
    await expect(filterButton(page, "dj")).toBeFocused();
    await expect(page).toHaveURL("/gallery?filter=dj");
  });

  test("each step on a waveform counts", async ({ page }) => {
    const scripts = await openHeld(page, "/services");
    const slider = page.getByRole("slider", { name: /^Position in/ }).first();
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", /^0:00 of/);
    scripts.release();
    await expect(slider).toHaveAttribute("aria-valuetext", /^0:10 of/);
    await expect(slider).toBeFocused();
  });

  for (const [way, hasTouch] of [
    ["pressed", false],
    ["touched", true],
  ] as const)
    test.describe(() => {
      test.use({ hasTouch });

      test(`a ${way} waveform plays from there`, async ({ page }) => {
        const scripts = await openHeld(page, "/services");
        const slider = page.getByRole("slider", { name: /^Position in/ }).first();
        const box = await slider.boundingBox();
        const position = { x: (box?.width ?? 0) / 2, y: 20 };
        await (hasTouch ? slider.tap({ position }) : slider.click({ position }));
        scripts.release();
        await expect(player(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
        await expectPast(page, Number(await slider.getAttribute("max")) / 2 - 2);
      });
    });

  test("a pressed picture opens on the page, not as a file", async ({ page }) => {
    const scripts = await openHeld(page, "/gallery");
    const picture = album(page).getByRole("link").first();
    await picture.click();
    await expect(page).toHaveURL("/gallery");
    scripts.release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/gallery/);
  });

  test("a picture that is to open in a new tab does", async ({ page, context, quietConsole }) => {
    quietConsole.allow(ON_PICTURE);
    await openHeld(page, "/gallery");
    const opened = context.waitForEvent("page");
    await album(page)
      .getByRole("link")
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await opened;
    await expect(page).toHaveURL("/gallery");
  });

  test("what was typed stays, also while React takes over", async ({ page }) => {
    const scripts = await openHeld(page, "/contact");
    const { name, message, eventType } = newEnquiry();
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel("Event type").selectOption(eventType);
    const field = page.getByLabel("About your event");
    await field.focus();
    const hydrated = await hydration(page);
    scripts.release();
    await field.pressSequentially(message);
    await hydrated();
    await expect(page.getByLabel("Your name")).toHaveValue(name);
    await expect(page.getByLabel("Event type")).toHaveValue(eventType);
    await expect(field).toHaveValue(message);
    await expect(field).toBeFocused();
  });
});

test("no press is lost, whenever it comes", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const delay of [0, 100, 300, 800]) {
    await page.goto("/gallery", { waitUntil: "commit" });
    const button = filterButton(page, "trumpet");
    await button.waitFor();
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
    await button.click();
    await expect(button, `${delay} ms`).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/gallery?filter=trumpet");
  }
});

test.describe("scripts that fail to load", () => {
  test.beforeEach(({ quietConsole }) => quietConsole.allow(/ERR_FAILED/));

  test("are loaded again at the next sign of the visitor", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/gallery", { waitUntil: "networkidle" });
    const failed = page.waitForEvent("requestfailed");
    await filterButton(page, "dj").click();
    await failed;
    await page.unroute(SCRIPTS);
    await expect(async () => {
      await filterButton(page, "vocal").click();
      await expect(filterButton(page, "vocal")).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
    }).toPass();
    await expect(filterButton(page, "dj")).toHaveAttribute("aria-pressed", "false");
  });

  test("let a pressed picture open as a file", async ({ page, quietConsole }) => {
    quietConsole.allow(ON_PICTURE);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/gallery", { waitUntil: "networkidle" });
    const picture = album(page).getByRole("link").first();
    const file = (await picture.getAttribute("href")) ?? "";
    await picture.click();
    await expect(page).toHaveURL(file);
  });
});

test("a page that was cut off on its way has links that work", async ({ page, quietConsole }) => {
  quietConsole.allow(ON_PICTURE);
  await page.route("**/gallery", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('id="late-scripts"') - 100) });
  });
  await page.goto("/gallery");
  await album(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/uploads\//);
});

test("with Save-Data, scripts are loaded at the first sign of a visitor", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  const requested: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && requested.push(request.url()));
  await page.goto("/gallery", { waitUntil: "networkidle" });
  expect(requested).toEqual([]);
  await filterButton(page, "dj").click();
  await expect(filterButton(page, "dj")).toHaveAttribute("aria-pressed", "true");
  expect(requested.length).toBeGreaterThan(4);
});

test("a page that the visitor goes back to works", async ({ page }) => {
  await openHeld(page, "/gallery");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack();
  await filterButton(page, "dj").click();
  await expect(filterButton(page, "dj")).toHaveAttribute("aria-pressed", "true");
});
