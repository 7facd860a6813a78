import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { needs } from "@/lib/content/permissions";
import { backupNameOf, backupThere, makeBackup, UNREADABLE_ITEM } from "../../factories/backups";
import { storeUser } from "../../factories/users";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { expectNoSidewaysScroll, openScreen } from "../../screens/pages";
import { withTables } from "../../servers/database";
import { holdBackup } from "../../servers/held-backup";
import { keepFile, keptBackup, removeBackups } from "../../servers/stored-files";

test.use(onEmptySite);

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often the screen looks while a backup is being made, in milliseconds. */
const POLL_MS = 3000;

const makeButton = (page: Page) => page.getByRole("button", { name: /^Mak(e|ing) a backup/ });
const rows = (page: Page) => page.getByRole("region", { name: "On the server" }).getByRole("listitem");
const accountMenu = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Site Owner" });

test.beforeEach(({ emptySite }) => removeBackups(emptySite));

for (const width of [375, 1440]) {
  test(`at ${width} px the owner finds the backups, makes one and downloads it, with the keyboard`, {
    tag: ELSEWHERE,
  }, async ({ page, emptySite, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn();
    await openScreen(page, "/admin/dashboard");
    await accountMenu(page).press("Enter");
    await page.getByRole("link", { name: "Backups" }).press("Enter");
    await expect(page).toHaveURL("/admin/backups");
    await expect(page).toHaveTitle(/^Backups · /);
    await expect(page.getByRole("link", { name: "Backups" })).toBeHidden();
    await expect(page.getByText("There is no backup yet.")).toBeVisible();
    await expect(page.getByText("The server makes none by itself (BACKUP_EVERY).")).toBeVisible();

    await makeButton(page).press("Enter");
    await expect(page.getByText("The backup is ready.")).toBeVisible();
    await expect(makeButton(page)).toBeFocused();
    await expect(page.getByText("The last backup was made just now.")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/^\w{3} \d{1,2}, \d{4}, .+just now, [\d.]+ kB/);
    await expectNoSidewaysScroll(page);

    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Download the backup of / }).press("Enter");
    const download = await started;
    const name = download.suggestedFilename();
    expect(name).toMatch(/^golden-hour-.*\.tar$/);
    const downloaded = readFileSync(await download.path());
    expect(downloaded.equals(await keptBackup(emptySite, name))).toBe(true);
    await expect(page.getByRole("heading", { level: 1, name: "Backups" })).toBeVisible();
  });
}

test("a backup that is being made goes on without the page, which shows when it is ready", async ({
  page,
  admin,
  emptySite,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await openScreen(page, "/admin/backups");
  const release = await holdBackup(emptySite);
  try {
    await makeButton(page).click();
    await expect(makeButton(page)).toHaveText("Making a backup...");
    await expect(makeButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("status").filter({ hasText: "You can leave this page" })).toBeVisible();
    await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Users" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    await page.goBack();
    await expect(makeButton(page)).toHaveText("Making a backup...");
    await expect(rows(page)).toHaveCount(0);
  } finally {
    await release();
  }
  await backupThere(admin);
  await page.clock.runFor(POLL_MS);
  await expect(page.getByText("The backup is ready.")).toBeVisible();
  await expect(makeButton(page)).toHaveText("Make a backup now");
  await expect(rows(page)).toHaveCount(1);
});

test("an answer that is lost does not hide that a backup is being made", async ({
  page,
  emptySite,
  admin,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await signIn();
  await openScreen(page, "/admin/backups");
  const release = await holdBackup(emptySite);
  try {
    await page.route("**/api/admin/backups", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort();
    });
    await makeButton(page).click();
    await expect(makeButton(page)).toHaveText("Making a backup...");
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  } finally {
    await release();
  }
  await backupThere(admin);
});

test("a backup that fails says why until one succeeds", async ({ page, emptySite, signIn }) => {
  await withTables(emptySite, (db) => db.insertInto("gallery_items").values(UNREADABLE_ITEM).execute());
  await signIn();
  await openScreen(page, "/admin/backups");
  await makeButton(page).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The last backup could not be made.");
  await expect(alert).toContainText("The server's log has more. That was just now.");
  await expect(page.getByText("The backup is ready.")).toHaveCount(0);
  await expect(page.getByText("There is no backup yet.")).toBeVisible();
  await expectNoViolations(page);
  await withTables(emptySite, (db) => db.deleteFrom("gallery_items").execute());
  await makeButton(page).click();
  await expect(page.getByText("The backup is ready.")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("a backup that is no longer kept says so, and an ended session leads to the sign-in", async ({
  page,
  admin,
  emptySite,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await makeBackup(admin);
  await signIn();
  await openScreen(page, "/admin/backups");
  await removeBackups(emptySite);
  await page.getByRole("button", { name: /^Download/ }).click();
  await expect(page.getByText("This backup is no longer kept. Download a newer one.")).toBeVisible();
  await makeBackup(admin);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.context().clearCookies();
  await page.getByRole("button", { name: /^Download/ }).click();
  await expect(page).toHaveURL("/admin/login?callbackUrl=%2Fadmin%2Fbackups");
});

test("over plain http, where the download would be refused, the page says so", async ({
  page,
  admin,
  signIn,
}) => {
  await makeBackup(admin);
  await signIn();
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await openScreen(page, "/admin/backups");
  await page.getByRole("button", { name: /^Download/ }).click();
  await expect(page.getByText("Open this page over https to download a backup.")).toBeVisible();
});

test("a list that can't be fetched shows an error and can be retried", async ({
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await signIn();
  await page.route("**/api/admin/backups", (route) => route.abort());
  await page.goto("/admin/backups");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Network error - please check your connection.");
  await page.unroute("**/api/admin/backups");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("There is no backup yet.")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("an admin without the permission has no link, and reads at the address what is missing", async ({
  page,
  admin,
  signIn,
}) => {
  const { sent } = await storeUser(admin, { role: "admin", permissions: ["manage_users"] });
  await signIn(sent);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openScreen(page, "/admin/backups");
  await expect(page.getByText(needs("manage_settings"))).toBeVisible();
  await expect(makeButton(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: sent.firstName }).click();
  await expect(page.getByRole("button", { name: "Account and password" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Backups" })).toHaveCount(0);
  expect(asked).not.toContain("/api/admin/backups");
});

test.describe("on a site that makes backups by itself", () => {
  test.use({ settings: { BACKUP_EVERY: "24" } });

  test("the warning that there has been no backup leads to the backups, and goes when there is one", async ({
    page,
    emptySite,
    signIn,
  }) => {
    const old = backupNameOf(new Date(Date.now() - 3 * DAY_MS));
    await keepFile(emptySite, old, Buffer.alloc(47_000_000));
    await signIn();
    await openScreen(page, "/admin/dashboard");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("There has been no backup for 3 days.");
    await alert.getByRole("link", { name: "Go to the backups" }).click();
    await expect(page.getByText("The last backup was made 3 days ago.")).toBeVisible();
    await expect(page.getByText("The server makes one by itself every 24 hours.")).toBeVisible();
    await expect(rows(page)).toContainText(["3 days ago, 47 MB"]);
    await expect(alert.getByRole("link")).toHaveCount(0);
    await makeButton(page).click();
    await expect(alert).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
  });
});
