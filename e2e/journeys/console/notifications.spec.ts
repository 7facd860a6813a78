import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { sendEnquiry } from "../../factories/enquiries";
import { expect, onEmptySite, test } from "../../fixtures";
import { setVisibility } from "../../screens/visibility";
import { withTables } from "../../servers/database";

test.use(onEmptySite);

const NOTIFICATIONS = "/api/admin/notifications";
const MINUTE_MS = 60_000;

const bell = (page: Page, news = "") =>
  page.getByRole("button", { name: `Notifications${news}`, exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });

test("the bell shows the number of new notifications until they are seen on this device", async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/users");
  await bell(page).click();
  await expect(panel(page)).toContainText("No notifications yet.");
  await page.keyboard.press("Escape");

  const first = await sendEnquiry(request);
  const second = await sendEnquiry(request, { eventType: "other" });
  await page.reload();
  await bell(page, ", 2 new").click();
  const entries = panel(page).getByRole("listitem");
  await expect(entries).toHaveText([
    `New enquiry from ${second.enquiry.name}just nowNew`,
    `New wedding enquiry from ${first.enquiry.name}just nowNew`,
  ]);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.reload();
  await bell(page).click();
  await expect(entries.filter({ has: page.getByText("New", { exact: true }) })).toHaveCount(0);

  await entries.last().getByRole("link").click();
  await expect(page).toHaveURL(`/admin/messages?message=${first.id}`);
  await expect(page.getByRole("heading", { name: first.enquiry.name })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  // On the messages screen, the next entry changes only the query.
  await bell(page).click();
  await entries.first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: second.enquiry.name })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test("each notification links to its subject and shows its age", async ({ page, emptySite, signIn }) => {
  const subject = randomUUID();
  const at = new Date(Date.now() - 5.5 * MINUTE_MS).toISOString();
  const row = (kind: "undelivered" | "user" | "sign-in" | "sample", subject_id: string | null) => ({
    id: randomUUID(),
    kind,
    title: `A ${kind}`,
    subject_id,
    created_at: at,
  });
  const rows = [row("undelivered", subject), row("user", subject), row("sign-in", null), row("sample", null)];
  await withTables(emptySite, (db) => db.insertInto("notifications").values(rows).execute());
  await signIn();
  await page.goto("/admin/dashboard");
  await bell(page, ", 4 new").click();
  const entry = (title: string) => panel(page).getByRole("listitem").filter({ hasText: title });
  await expect(entry("A undelivered").getByRole("link")).toHaveAttribute(
    "href",
    `/admin/messages?message=${subject}`,
  );
  await expect(entry("A sign-in").getByRole("link")).toHaveAttribute("href", "/admin/account");
  await expect(entry("A sample").getByRole("link")).toHaveCount(0);
  const time = entry("A sample").getByText("5 minutes ago");
  await expect(time).toHaveAttribute("datetime", at);
  await expect(time).toHaveAttribute("title", /\d{4}.*\d:\d\d/);
  await entry("A user").getByRole("link").click();
  await expect(page).toHaveURL("/admin/users");
});

test("notifications are polled while the tab is visible, and a lost connection shows no error", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.clock.install();
  await signIn();
  let answered = 0;
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(NOTIFICATIONS)) answered += 1;
  });
  await sendEnquiry(request);
  await page.goto("/admin/gallery");
  await expect(bell(page, ", 1 new")).toBeVisible();

  await sendEnquiry(request);
  await page.clock.fastForward(MINUTE_MS);
  await expect(bell(page, ", 2 new")).toBeVisible();

  await setVisibility(page, "hidden");
  await sendEnquiry(request);
  await page.clock.fastForward(5 * MINUTE_MS);
  await setVisibility(page, "visible");
  await expect(bell(page, ", 3 new")).toBeVisible();
  // One on load, one after the first minute, none while hidden, one when visible again.
  await expect.poll(() => answered).toBe(3);

  await page.route(`**${NOTIFICATIONS}`, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.clock.fastForward(MINUTE_MS);
  await failed;
  await bell(page, ", 3 new").click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(3);
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("the list closes on Escape, an outside click and navigation", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/users");
  const open = async () => {
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(panel(page)).toBeVisible();
  };
  await open();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await open();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(panel(page)).toBeHidden();

  await open();
  await panel(page).getByRole("link", { name: "View all notifications" }).click();
  await expect(page).toHaveURL("/admin/messages");
  await expect(panel(page)).toBeHidden();

  await open();
  await page.goBack();
  await expect(page).toHaveURL("/admin/users");
  await expect(panel(page)).toBeHidden();
});

test("the list comes after its button in the tab order", async ({ page, request, signIn }) => {
  await sendEnquiry(request);
  await signIn();
  await page.goto("/admin/users");
  await page.getByRole("button", { name: /^Notifications/ }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(":focus")).toHaveAttribute("href", /^\/admin\//);
});

test("a list that can't be fetched shows an error and can be retried", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await sendEnquiry(request);
  await signIn();
  await page.route(`**${NOTIFICATIONS}`, (route) => route.abort());
  await page.goto("/admin/users");
  await bell(page).click();
  await expect(panel(page).getByRole("alert")).toHaveText("Network error - please check your connection.");
  await page.unroute(`**${NOTIFICATIONS}`);
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("listitem").first()).toBeVisible();
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
});

test("a poll with an expired session redirects to the sign-in", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await sendEnquiry(request);
  await signIn();
  await page.goto("/admin/users");
  await expect(page.getByRole("button", { name: /^Notifications, \d+ new$/ })).toBeVisible();
  await page.route(`**${NOTIFICATIONS}`, (route) =>
    route.fulfill({ status: 401, json: { success: false, message: "Please sign in." } }),
  );
  await setVisibility(page, "visible");
  await expect(page).toHaveURL("/admin/login?callbackUrl=%2Fadmin%2Fusers");
  await expect(page.getByRole("status").filter({ hasText: "Your session has ended." })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});
