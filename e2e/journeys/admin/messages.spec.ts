import { randomUUID } from "node:crypto";
import { newEnquiry, sendEnquiry, storeEnquiries } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";

test("search, filter and the open message are in the URL and survive a reload", async ({
  page,
  request,
  signIn,
}) => {
  const group = randomUUID().slice(0, 8);
  const older = newEnquiry({ message: `First of ${group}` });
  const newer = newEnquiry({ message: `Second of ${group}`, name: `Renée ${group}` });
  await storeEnquiries(request, [older, newer]);
  await signIn();

  await page.goto("/admin/messages");
  await page.getByRole("searchbox").fill(group);
  await expect(page.getByRole("status").filter({ hasText: `2 messages matching “${group}”` })).toBeVisible();
  const rows = page.getByRole("region", { name: "List" }).getByRole("link");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(newer.name);

  await page.getByRole("searchbox").fill(`renee ${group}`);
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await expect(rows).toContainText("Read");

  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue(`renee ${group}`);
  await expect(page.getByRole("heading", { name: newer.name })).toBeVisible();

  await page.getByRole("searchbox").fill(group);
  await page.getByLabel("Show").selectOption("Unread");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(older.name);
  await expect(page).toHaveURL(new RegExp(`q=${group}&read=false`));
  await page.reload();
  await expect(rows).toContainText(older.name);
});

test("a message that is not in the list can be opened by URL", async ({ page, request, signIn }) => {
  const { id, enquiry } = await sendEnquiry(request);
  await signIn();
  await page.goto(`/admin/messages?q=${randomUUID()}&message=${id}`);
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await expect(page.getByText("Message marked as read")).toBeVisible();
});

test("loading a message can be retried, even if the list failed too", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const { id, enquiry } = await sendEnquiry(request);
  await signIn();
  await page.route("**/api/contact/admin/messages**", (route) => route.abort());
  await page.goto(`/admin/messages?message=${id}&q=nothing-holds-this`);
  const pane = page.getByRole("region", { name: "Message", exact: true });
  await expect(pane.getByRole("alert")).toHaveText("Network error - please check your connection.");
  await page.unroute("**/api/contact/admin/messages**");
  await pane.getByRole("button", { name: "Try again" }).click();
  await expect(pane.getByRole("heading", { name: enquiry.name })).toBeVisible();
});

test("the URL of a deleted message says that it no longer exists", async ({ page, signIn, quietConsole }) => {
  quietConsole.allow(/404/);
  await signIn();
  await page.goto(`/admin/messages?message=${randomUUID()}`);
  await expect(page.getByRole("alert").filter({ hasText: "This message no longer exists." })).toBeVisible();
});

test("deleting asks for confirmation with the name and focuses the next row", async ({
  page,
  request,
  signIn,
}) => {
  const group = randomUUID().slice(0, 8);
  const [older, newer] = [newEnquiry({ message: group }), newEnquiry({ message: group })];
  await storeEnquiries(request, [older, newer]);
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  const rows = page.getByRole("region", { name: "List" }).getByRole("link");
  await rows.first().click();

  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    dialog.dismiss();
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(2);

  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Message deleted successfully")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "1 message" })).toBeVisible();
  expect(questions).toEqual([
    `Delete the message from ${newer.name}? You can restore it from the trash for 30 days.`,
  ]);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test("many messages load page by page, each once", { tag: ELSEWHERE }, async ({ page, request, signIn }) => {
  const group = randomUUID().slice(0, 8);
  await storeEnquiries(
    request,
    Array.from({ length: 60 }, () => newEnquiry({ message: group })),
  );
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  const rows = page.getByRole("region", { name: "List" }).getByRole("link");
  await expect(rows).toHaveCount(50);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(`q=${group}`) && asked.push(request.url()));
  await page.getByRole("button", { name: "Show older messages" }).click();
  await expect(rows).toHaveCount(60);
  expect(asked).toHaveLength(1);
  // The button stays, to keep the focus, but does nothing. `force` skips Playwright's check that it is enabled.
  await page.getByRole("button", { name: "No older messages" }).click({ force: true });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "No older messages" })).toBeFocused();
  expect(asked).toHaveLength(1);
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(addresses).size).toBe(60);
});

test("failing to list, mark as read or delete is reported and can be retried", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const enquiry = newEnquiry();
  await storeEnquiries(request, [enquiry]);
  await signIn();
  await page.route("**/api/contact/admin/messages*", (route) => route.abort());
  await page.goto(`/admin/messages?q=${enquiry.email}`);
  const alert = page.getByRole("alert").filter({ hasText: "Network error - please check your connection." });
  await expect(alert).toBeVisible();

  await page.unroute("**/api/contact/admin/messages*");
  await page.route("**/api/contact/admin/messages/*/read", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: enquiry.name }).click();
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await expect(page.getByRole("link", { name: enquiry.name })).toContainText("Unread");

  await page.route("**/api/contact/admin/messages/*", (route) => route.abort());
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Network error" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
});

test("a path instead of a message ID in the URL can't reach another call", async ({
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/400/);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await signIn();
  await page.goto("/admin/messages");
  await expect(page.getByRole("region", { name: "List" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await expect.poll(() => asked).toContain("/api/admin/notifications");
  const usual = asked.splice(0);

  await page.goto("/admin/messages?message=..%2F..%2F..%2Fadmin%2Fme");
  await expect(page.getByRole("alert").filter({ hasText: "Invalid message ID" })).toBeVisible();
  const message = "/api/contact/admin/messages/..%2F..%2F..%2Fadmin%2Fme";
  await expect.poll(() => [...asked].sort()).toEqual([...usual, message].sort());
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the list and the message are separate views, and going back focuses the row", async ({
    page,
    request,
    signIn,
  }) => {
    const group = randomUUID().slice(0, 8);
    const enquiry = newEnquiry({ message: group });
    await storeEnquiries(request, [enquiry]);
    await signIn();
    await page.goto(`/admin/messages?q=${group}`);
    const row = page.getByRole("link", { name: enquiry.name });

    await row.click();
    await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
    await expect(row).toBeHidden();
    await page.goBack();
    await expect(row).toBeFocused();

    await row.click();
    await page.getByRole("button", { name: "All messages" }).click();
    await expect(row).toBeFocused();
    await expect(page).toHaveURL(`/admin/messages?q=${group}`);
  });

  test("a message opened by URL has a way back to the list", async ({ page, request, signIn }) => {
    const enquiry = newEnquiry();
    await storeEnquiries(request, [enquiry]);
    await signIn();
    await page.goto(`/admin/messages?q=${enquiry.email}`);
    await page.getByRole("link", { name: enquiry.name }).click();
    const address = page.url();
    await page.goto("/admin/dashboard");
    await page.goto(address);
    await page.getByRole("button", { name: "All messages" }).click();
    await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
  });
});
