import type { Page } from "@playwright/test";
import { sendEnquiry } from "../../factories/enquiries";
import { expect } from "../../fixtures";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";
import { setVisibility } from "../../screens/visibility";
import { withDatabase } from "../../servers/database";
import { SAME_ADMIN, test } from "../../servers/own-site";

const STATS = "**/api/admin/dashboard/stats";

const tile = (page: Page, name: string) =>
  page.getByRole("list", { name: "Totals" }).getByRole("link", { name });
const lookAgain = async (page: Page) => {
  await setVisibility(page, "hidden");
  await setVisibility(page, "visible");
};

test("an owner sees what is new, from the first enquiry on, and opens it", async ({ page, own, signIn }) => {
  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  await signIn(server.url);
  await page.goto(`${server.url}/admin/dashboard`);
  const recent = page.getByRole("region", { name: "Recent Messages" });
  await expect(page.getByRole("heading", { name: "Welcome, Site Owner" })).toBeVisible();
  await expect(recent.getByText("No messages yet.")).toBeVisible();
  await expect(recent.getByRole("link", { name: "Open the contact page" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(tile(page, "Total Users")).toContainText("1");
  await expect(tile(page, "Contact Messages")).toContainText("0");

  const long = `Line one.\n${"🎺".repeat(60)}`;
  for (let time = 0; time < 5; time += 1) await sendEnquiry(visitor, { eventType: "birthday" });
  const { id, enquiry } = await sendEnquiry(visitor, { message: long, eventDate: "2031-06-14" });
  await lookAgain(page);

  await expect(page.getByText("A wedding on Sat, Jun 14, 2031 waits for your answer.")).toBeVisible();
  const rows = recent.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(6);
  const newest = rows.nth(1);
  await expect(newest).toContainText(enquiry.name);
  await expect(newest).toContainText(enquiry.email);
  await expect(newest).toContainText(`Line one. ${"🎺".repeat(40)}…`);
  await expect(newest).toContainText("Unread");
  await expect(tile(page, "Contact Messages")).toContainText("6");
  const weeks = page.getByRole("region", { name: "Enquiries per week" }).getByRole("listitem");
  await expect(weeks).toHaveCount(12);
  await expect(weeks.last()).toContainText("This week: 6");
  const types = page.getByRole("region", { name: "Enquiries by event" });
  await expect(types.getByRole("listitem").filter({ hasText: "Birthday" })).toContainText("5");

  // Anywhere in the row.
  await newest.click();
  await expect(page).toHaveURL(`${server.url}/admin/messages?message=${id}`);
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await page.goBack();
  await expect(rows.nth(1).getByText("Read", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Read the enquiry" }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?message=/);
  await expect(page).not.toHaveURL(new RegExp(id));
});

test("when the newest are read, the older unread ones are offered", async ({ page, own, signIn }) => {
  const server = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  const { enquiry } = await sendEnquiry(visitor);
  for (let time = 0; time < 5; time += 1) await sendEnquiry(visitor);
  withDatabase(own.dataDir, (db) =>
    db.prepare("update messages set read = 1 where name <> ?").run(enquiry.name),
  );
  await signIn(server.url);
  await page.goto(`${server.url}/admin/dashboard`);
  await expect(page.getByText("1 of the older waits to be read.")).toBeVisible();
  await page.getByRole("link", { name: "Show unread" }).click();
  await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/admin/messages?read=false`);
});

test("the tiles and 'View all' lead to what they count", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/dashboard");
  for (const [name, path] of [
    ["Total Users", "/admin/users"],
    ["Gallery Images", "/admin/gallery"],
    ["Contact Messages", "/admin/messages"],
  ] as const) {
    await tile(page, name).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await page.getByRole("link", { name: "View all", exact: true }).click();
  await expect(page).toHaveURL("/admin/messages");
});

test("a failure stands in the page and as a toast, and can be tried again", async ({
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await signIn();
  await page.route(STATS, (route) => route.abort());
  await page.goto("/admin/dashboard");
  const alert = page.getByRole("alert").filter({ hasText: "Failed to load dashboard data" });
  await expect(alert).toContainText("Network error - please check your connection.");
  const toasts = page.locator("[data-sonner-toast]");
  await expect(toasts.filter({ hasText: "Failed to load dashboard data" })).toBeVisible();

  await page.unroute(STATS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Recent Messages" }).getByRole("table")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(toasts).toHaveCount(0);

  // What is there stays while a refresh fails, which nobody asked for and which says so in the page alone.
  await page.route(STATS, (route) => route.abort());
  await lookAgain(page);
  await expect(alert).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent Messages" }).getByRole("table")).toBeVisible();
  await expect(toasts).toHaveCount(0);
});

test("without a connection a link keeps the screen and says why; with one it leads on", async ({
  page,
  context,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|Network error/);
  await sendEnquiry(request);
  await signIn();
  await page.goto("/admin/dashboard");
  const recent = page.getByRole("region", { name: "Recent Messages" });
  await expect(recent.getByRole("table")).toBeVisible();
  // Where the toasts appear: their code is there.
  await expect(page.getByRole("region", { name: /^Notifications alt/ })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole("link", { name: "View all", exact: true }).click();
  await expect(page.getByText("Network error - please check your connection.")).toBeVisible();
  await expect(recent.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL("/admin/dashboard");
  await context.setOffline(false);
  await page.getByRole("link", { name: "View all", exact: true }).click();
  await expect(page).toHaveURL("/admin/messages");
});

test("an answer that is none of ours is a failure too", async ({ page, signIn, quietConsole }) => {
  quietConsole.allow(/502/);
  await signIn();
  await page.route(STATS, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
  await page.goto("/admin/dashboard");
  const alert = page.getByRole("alert").filter({ hasText: "Failed to load dashboard data" });
  await expect(alert).toContainText("Failed to fetch dashboard data");
});

for (const viewport of [
  { width: 375, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(`at ${viewport.width} px nothing jumps when the data come`, async ({ page, request, signIn }) => {
    await page.setViewportSize(viewport);
    for (let time = 0; time < 5; time += 1) await sendEnquiry(request);
    await signIn();
    const held = Promise.withResolvers<void>();
    await page.route(STATS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await watchLayoutShifts(page);
    await page.goto("/admin/dashboard");
    await expect(page.locator("main [aria-busy=true]")).toBeVisible();
    await expect(page.getByRole("region", { name: "Recent Messages" })).toBeVisible();
    held.resolve();
    await expect(page.getByRole("link", { name: "Read the enquiry" })).toBeInViewport();
    await expectNoLayoutShift(page);
  });
}
