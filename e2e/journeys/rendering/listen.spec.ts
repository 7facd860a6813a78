import type { APIRequestContext } from "@playwright/test";
import { addItem } from "../../factories/gallery-items";
import { addSound, newTone } from "../../factories/sounds";
import { expect, onEmptySite, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { structuredData } from "../../screens/head";
import { expectNoSidewaysScroll } from "../../screens/pages";
import { expectPast, player, position, trackButton } from "../../screens/player";

test.use(onEmptySite);

const SECONDS = 40;
const UNPLAYABLE = "This recording can’t be played. Check your connection and try again.";

const addTone = (admin: APIRequestContext, title: string, craft: string) =>
  addSound(admin, { title, craft, duration: `${SECONDS}`, media: newTone({ seconds: SECONDS }) });

test("a recording plays at the first press, and goes on while the visitor browses", async ({
  admin,
  page,
}) => {
  await addTone(admin, "Evening Set", "dj");
  await addTone(admin, "Fanfare", "trumpet");
  const loaded: string[] = [];
  page.on("request", (request) => request.url().endsWith(".wav") && loaded.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(player(page)).toHaveCount(0);
  expect(loaded).toEqual([]);

  await trackButton(page, "Play", "Evening Set").click();
  await expect(trackButton(page, "Pause", "Evening Set")).toBeVisible();
  await expect(player(page)).toContainText("Evening Set");
  await expectPast(page, 0.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Evening Set");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expectPast(page, (await position(page)) + 0.5);

  // One at a time.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(trackButton(page, "Pause", "Evening Set")).toBeVisible();
  await trackButton(page, "Play", "Fanfare").click();
  await expect(trackButton(page, "Pause", "Fanfare")).toBeVisible();
  await expect(trackButton(page, "Play", "Evening Set")).toBeVisible();
  await expect(player(page)).toContainText("Fanfare");
  await expectPast(page, 0.2);

  await player(page).getByRole("button", { name: "Pause Fanfare" }).click();
  await expect(trackButton(page, "Play", "Fanfare")).toBeVisible();
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(trackButton(page, "Play", "Fanfare")).toBeFocused();
});

test("a recording goes on when a picture of the home page is opened", async ({ admin, page }) => {
  await addTone(admin, "Evening Set", "dj");
  const picture = await addItem(admin);
  await page.goto("/");
  await trackButton(page, "Play", "Evening Set").click();
  await expectPast(page, 0.2);
  await page
    .getByRole("region", { name: "Seen up close" })
    .getByRole("link", { name: picture.title })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectPast(page, (await position(page)) + 0.5);
});

test("a recording goes on when the visitor asks for a date", async ({ admin, page }) => {
  await addTone(admin, "Evening Set", "dj");
  await page.goto("/");
  await trackButton(page, "Play", "Evening Set").click();
  await expectPast(page, 0.2);
  const form = page.locator("form").filter({ hasText: "When is it?" }).last();
  await form.getByLabel("When is it?").fill("2031-06-14");
  await form.getByRole("button", { name: "Ask for this date" }).click();
  await expect(page).toHaveURL("/contact?date=2031-06-14");
  await expect(page.getByLabel("Event date")).toHaveValue("2031-06-14");
  await expect(page.getByLabel("Event type")).toBeFocused();
  await expectPast(page, (await position(page)) + 0.5);
});

test("an act of the evening plays its craft, and has the focus back when the player is closed", async ({
  admin,
  page,
}) => {
  await addTone(admin, "Evening Set", "dj");
  await page.goto("/");
  const act = page.getByRole("article").filter({ hasText: "Records until the lights go out" });
  await act.getByRole("link").focus();
  await page.keyboard.press("Tab");
  const button = act.getByRole("button", { name: "Play Evening Set" });
  await expect(button).toBeFocused();
  await expect(act).toContainText("Listen0:40");
  await page.keyboard.press("Enter");
  await expect(act.getByRole("button", { name: "Pause Evening Set" })).toBeFocused();
  await expect(trackButton(page, "Pause", "Evening Set")).toBeVisible();
  await expectPast(page, 1);
  await expect(act).toContainText(/Listen0:0[1-9]/);

  const top = await page.evaluate(() => scrollY);
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test("the keyboard plays, seeks and pauses, and a press on the waveform plays from there", async ({
  admin,
  page,
}) => {
  await addTone(admin, "Fanfare", "trumpet");
  await page.goto("/gallery");
  const slider = page.getByRole("main").getByRole("slider", { name: "Position in Fanfare" });
  await expect(slider).toHaveAttribute("aria-valuetext", "0:00 of 0:40");
  await trackButton(page, "Play", "Fanfare").focus();
  // Chooses where to begin, without a sound.
  await page.keyboard.press("Tab");
  await expect(slider).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "0:05 of 0:40");
  await expect(player(page)).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(trackButton(page, "Pause", "Fanfare")).toBeVisible();
  await expectPast(page, 5);

  await player(page).getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(trackButton(page, "Play", "Fanfare")).toBeVisible();
  await expect.poll(() => position(page)).toBe(0);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expectPast(page, 5);
  await page.keyboard.press("Enter");
  await expect(trackButton(page, "Play", "Fanfare")).toBeVisible();
  expect(await position(page)).toBeLessThan(12);

  await player(page).getByRole("button", { name: "Close the player" }).click();
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect(trackButton(page, "Pause", "Fanfare")).toBeVisible();
  await expectPast(page, SECONDS / 2 - 2);
});

test("a recording that can't be loaded says so, and can be tried again", async ({
  admin,
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await addTone(admin, "Fanfare", "trumpet");
  await page.goto("/gallery", { waitUntil: "networkidle" });
  await page.route("**/_next/static/**", (route) => route.abort());
  await trackButton(page, "Play", "Fanfare").click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(UNPLAYABLE);
  await page.unroute("**/_next/static/**");

  await page.route("**/uploads/**", (route) => route.abort());
  await trackButton(page, "Try again:", "Fanfare").click();
  await expect(player(page).getByRole("alert")).toHaveText(UNPLAYABLE);
  await page.unroute("**/uploads/**");
  await player(page).getByRole("button", { name: "Try again: Fanfare" }).click();
  await expectPast(page, 0);
  await expect(page.getByText(UNPLAYABLE)).toHaveCount(0);
});

for (const width of [375, 1280]) {
  test(`the player is accessible and hides nothing at ${width} px`, async ({ admin, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await addTone(admin, "A Very Long Title of a Recording That Was Made Late in the Evening", "vocal");
    await page.goto("/services");
    await page.getByRole("button", { name: /^Play A Very/ }).click();
    await expectPast(page, 0);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    const slider = player(page).getByRole("slider");
    for (const control of [slider, ...(await player(page).getByRole("button").all())]) {
      const size = await control.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = await page.getByRole("contentinfo").boundingBox();
    const bar = await player(page).boundingBox();
    // In whole pixels: the footer's height has a fraction.
    expect(Math.floor((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test("each page has what belongs to it, and none of it where there is nothing to hear", async ({
  admin,
  page,
  request,
}) => {
  const heading = page.getByRole("heading", { name: "Listen" });
  for (const path of ["/", "/services", "/gallery"]) {
    await page.goto(path);
    await expect(heading).toHaveCount(0);
  }
  for (const title of ["Older Set", "Newer Set"]) await addTone(admin, title, "dj");
  const voice = await addTone(admin, "A Voice", "vocal");
  for (const [path, headings, titles] of [
    // In the acts of the evening, then in the list.
    ["/", 1, ["A Voice", "Newer Set", "A Voice", "Newer Set"]],
    ["/services", 2, ["Newer Set", "Older Set", "A Voice"]],
    ["/gallery", 1, ["A Voice", "Newer Set", "Older Set"]],
  ] as const) {
    await page.goto(path);
    await expect(heading).toHaveCount(headings);
    await expect(page.getByRole("button", { name: /^Play / })).toHaveText(
      titles.map((title) => `Play ${title}`),
    );
  }
  const things = await structuredData(request, "/gallery");
  expect(things.filter((thing) => thing["@type"] === "AudioObject")).toHaveLength(3);
  expect(things.find(({ name }) => name === "A Voice")).toMatchObject({
    contentUrl: expect.stringMatching(new RegExp(`^http.+${voice.url}$`)),
    encodingFormat: "audio/wav",
    duration: `PT${SECONDS}S`,
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own controls play, and load nothing before", async ({ admin, page }) => {
    const { url } = await addTone(admin, "Fanfare", "trumpet");
    await page.goto("/services");
    const controls = page.locator("audio");
    await expect(controls).toBeVisible();
    expect((await controls.boundingBox())?.width).toBeGreaterThan(250);
    for (const [name, value] of [
      ["src", url],
      ["preload", "none"],
      ["aria-label", "Fanfare"],
    ] as const)
      await expect(controls).toHaveAttribute(name, value);
    await expect(page.getByRole("button", { name: "Play Fanfare" })).toBeHidden();
    await expect(page.getByRole("slider")).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the player takes the place of the booking bar, and has its link", async ({ admin, page }) => {
    await addTone(admin, "Fanfare", "trumpet");
    await page.goto("/gallery");
    const bar = page.getByRole("link", { name: "Book Now: An evening" });
    await expect(bar).toBeInViewport();
    await trackButton(page, "Play", "Fanfare").click();
    await expect(player(page)).toBeVisible();
    await expect(bar).toBeHidden();
    expect((await player(page).boundingBox())?.height).toBeLessThanOrEqual(72);

    await expectPast(page, 0.2);
    const wave = await player(page).getByRole("slider").boundingBox();
    await page.touchscreen.tap(
      (wave?.x ?? 0) + (wave?.width ?? 0) / 2,
      (wave?.y ?? 0) + (wave?.height ?? 0) / 2,
    );
    await expectPast(page, SECONDS / 2 - 1);

    await player(page).getByRole("link", { name: "Book Now" }).click();
    await expect(page).toHaveURL("/contact?service=trumpet");
    await expect(player(page).getByRole("link", { name: "Book Now" })).toHaveCount(0);
    await expectPast(page, SECONDS / 2);
    await player(page).getByRole("button", { name: "Close the player" }).click();
    await page.goBack();
    await expect(bar).toBeVisible();
  });
});
