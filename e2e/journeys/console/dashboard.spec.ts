import type { Page } from "@playwright/test";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { sendEnquiry } from "../../factories/enquiries";
import { expect, onEmptySite, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";
import { expectNoLayoutShift, watchLayoutShifts } from "../../screens/layout-shift";
import { setVisibility } from "../../screens/visibility";
import { withTables } from "../../servers/database";

test.use(onEmptySite);

const STATS = "**/api/admin/dashboard/stats";

const tile = (page: Page, name: string) =>
  page.getByRole("list", { name: "Totals" }).getByRole("link", { name });
const waiting = (page: Page) => page.getByRole("list", { name: "Waiting for your answer" }).getByRole("link");
const lookAgain = async (page: Page) => {
  await setVisibility(page, "hidden");
  await setVisibility(page, "visible");
};

test("the owner sees new enquiries, starting with the first one", async ({ page, request, signIn }) => {
  await signIn();
  await page.goto("/admin/dashboard");
  const recent = page.getByRole("region", { name: "Recent Messages" });
  await expect(page.getByRole("heading", { name: "Welcome, Site Owner" })).toBeVisible();
  await expect(recent.getByText("No messages yet.")).toBeVisible();
  await expect(recent.getByRole("link", { name: "Open the contact page" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByText("Nobody is notified of new enquiries.")).toBeVisible();
  await expect(tile(page, "Total Users")).toContainText("1");
  await expect(tile(page, "Contact Messages")).toContainText("0");

  const long = `Line one.\n${"🎺".repeat(60)}`;
  for (let time = 0; time < 5; time += 1) await sendEnquiry(request, { eventType: "birthday" });
  const { enquiry } = await sendEnquiry(request, { message: long, eventDate: "2031-06-14" });
  await lookAgain(page);

  await expect(page.getByText("6 enquiries are waiting for your answer.")).toBeVisible();
  await expect(waiting(page)).toHaveText([/Birthday/, /Birthday/, /Birthday/, "Show all 6"]);
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
  await expect(types.getByRole("listitem").filter({ hasText: EVENT_TYPE_NAMES.birthday })).toContainText("5");
});

test("clicking a new message opens it and marks it as read", async ({ page, request, signIn }) => {
  await sendEnquiry(request);
  const { id, enquiry } = await sendEnquiry(request);
  await signIn();
  await page.goto("/admin/dashboard");
  const rows = page.getByRole("region", { name: "Recent Messages" }).getByRole("table").getByRole("row");
  // A click anywhere in the row works.
  await rows.nth(1).click();
  await expect(page).toHaveURL(`/admin/messages?message=${id}`);
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await page.goBack();
  await expect(rows.nth(1).getByText("Read", { exact: true })).toBeVisible();
  // The oldest of the two, which both still wait for an answer.
  await waiting(page).first().click();
  await expect(page).toHaveURL(/\/admin\/messages\?message=/);
  await expect(page).not.toHaveURL(new RegExp(id));
});

test("what was read waits until it is answered", async ({ page, request, emptySite, signIn }) => {
  const { enquiry } = await sendEnquiry(request, { eventDate: "2031-06-14" });
  for (let time = 0; time < 5; time += 1) await sendEnquiry(request);
  const change = (values: { read?: 1; status?: "answered" }) =>
    withTables(emptySite, (db) =>
      db.updateTable("messages").set(values).where("name", "<>", enquiry.name).execute(),
    );
  await change({ read: 1 });
  await signIn();
  await page.goto("/admin/dashboard");
  await expect(page.getByText("6 enquiries are waiting for your answer.")).toBeVisible();
  await change({ status: "answered" });
  await lookAgain(page);
  await expect(page.getByText("A wedding on Sat, Jun 14, 2031 is waiting for your reply.")).toBeVisible();
  await page.getByRole("link", { name: "Read the enquiry" }).click();
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await page.getByLabel("Status").selectOption("Quoted");
  await expect(page.getByText("Quoted by you, just now")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Nobody is waiting: every enquiry has an answer.")).toBeVisible();
});

test("the tiles and 'View all' link to what they count", async ({ page, signIn }) => {
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

test("a failure is shown on the page and as a toast, and can be retried", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await sendEnquiry(request);
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

  // A failed background refresh keeps the data and shows the error on the page, without a toast.
  await page.route(STATS, (route) => route.abort());
  await lookAgain(page);
  await expect(alert).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent Messages" }).getByRole("table")).toBeVisible();
  await expect(toasts).toHaveCount(0);
});

test("offline, a link stays on the screen and shows an error, and works again once online", async ({
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
  // The toast code has loaded.
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

test("a proxy's error page counts as a failure", async ({ page, signIn, quietConsole }) => {
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
  test(`at ${viewport.width} px nothing shifts when the data arrives`, async ({ page, request, signIn }) => {
    await page.setViewportSize(viewport);
    for (let time = 0; time < 5; time += 1) await sendEnquiry(request);
    await signIn();
    const held = await holdRoute(page, STATS);
    await watchLayoutShifts(page);
    await page.goto("/admin/dashboard");
    await expect(page.locator("main [aria-busy=true]")).toBeVisible();
    await expect(page.getByRole("region", { name: "Recent Messages" })).toBeVisible();
    held.release();
    await expect(waiting(page).first()).toBeInViewport();
    await expectNoLayoutShift(page);
  });
}
