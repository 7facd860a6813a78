import type { Page } from "@playwright/test";
import { sendEnquiry } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";

const NOTIFICATIONS = "**/api/admin/notifications";
const time = new Date().toISOString();

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Sections" });

/** Checks that the rest of the console works. */
async function expectConsoleWorks(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Users", level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: "(you)" })).toBeVisible();
  await sidebar(page).getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" }).first()).toBeVisible();
}

test("notifications of an unknown or missing kind have a neutral icon", async ({ page, signIn }) => {
  await signIn();
  await page.route(NOTIFICATIONS, (route) =>
    route.fulfill({
      json: [
        { id: "1", title: "A solar eclipse", time, kind: "eclipse", subjectId: null },
        { id: "2", title: "A name of every object", time, kind: "constructor", subjectId: "2" },
        { id: "3", title: "The least there is", time },
      ],
    }),
  );
  await page.goto("/admin/users");
  await bell(page).click();
  const entries = page.getByRole("region", { name: "Notifications", exact: true }).getByRole("listitem");
  await expect(entries).toHaveText([/^A solar eclipse/, /^A name of every object/, /^The least there is/]);
  await expect(entries.locator("svg")).toHaveCount(3);
  await expect(entries.getByRole("link")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectConsoleWorks(page);
});

for (const [name, json] of [
  ["a null entry", [null]],
  ["an empty object", [{}]],
  ["an object instead of a list", { id: "1", title: "Not a list", time }],
  ["no list at all", null],
] as const) {
  test(`${name} from the notifications call does not break the console`, async ({
    page,
    signIn,
    quietConsole,
  }) => {
    // The response does not fit the contract.
    quietConsole.allow(/Unexpected (answer|response) from GET/);
    await signIn();
    const answered = page.waitForResponse(NOTIFICATIONS);
    await page.route(NOTIFICATIONS, (route) => route.fulfill({ json }));
    await page.goto("/admin/users");
    await answered;
    await expectConsoleWorks(page);
  });
}

/** Opens a screen on which formatting a date or a number throws. @returns a function that repairs it. */
async function openBroken(page: Page, type: "Date" | "Number"): Promise<() => Promise<void>> {
  await page.addInitScript((name) => {
    const { prototype } = name === "Date" ? Date : Number;
    const format = prototype.toLocaleString;
    prototype.toLocaleString = () => {
      throw new Error("broken on purpose");
    };
    Object.assign(window, { repair: () => Object.assign(prototype, { toLocaleString: format }) });
  }, type);
  await page.goto("/admin/users");
  return () => page.evaluate("repair()");
}

test("an error in the bell stays in the bell and can be retried", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/broken on purpose/);
  await sendEnquiry(request);
  await signIn();
  const repair = await openBroken(page, "Date");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("alert")).toHaveText("The notifications can’t be shown.");
  await expect(page.getByRole("row", { name: "(you)" })).toBeVisible();
  await repair();
  await banner.getByRole("button", { name: "Try again" }).click();
  await expect(bell(page)).toBeVisible();
  await expect(banner.getByRole("alert")).toHaveCount(0);
  await expectConsoleWorks(page);
});

test("an error in the sidebar stays in the sidebar and can be retried", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/broken on purpose/);
  await sendEnquiry(request);
  await signIn();
  const repair = await openBroken(page, "Number");
  await expect(sidebar(page).getByRole("alert")).toHaveText("The sections can’t be shown.");
  await expect(page.getByRole("row", { name: "(you)" })).toBeVisible();
  await expect(bell(page)).toBeVisible();
  await repair();
  await sidebar(page).getByRole("button", { name: "Try again" }).click();
  await expectConsoleWorks(page);
});
