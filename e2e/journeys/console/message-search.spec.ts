import { randomUUID } from "node:crypto";
import { newEnquiry, storeEnquiries } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";

test("a search without results says so and can be cleared", async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/admin/messages?q=${randomUUID()}&read=true`);
  await expect(page.getByText("No messages match.")).toBeVisible();
  await page.getByRole("button", { name: "Show all messages" }).click();
  await expect(page).toHaveURL("/admin/messages");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("after a failed filter, 'Try again' shows only matching messages", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const group = randomUUID().slice(0, 8);
  await storeEnquiries(request, [newEnquiry({ message: group }), newEnquiry({ message: group })]);
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  const rows = page.getByRole("region", { name: "List" }).getByRole("link");
  await expect(rows).toHaveCount(2);
  await page.route("**/api/contact/admin/messages?*", (route) => route.abort());
  await page.getByLabel("Show").selectOption("Read");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.unroute("**/api/contact/admin/messages?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No messages match.")).toBeVisible();
});

test("a search for two words keeps the space, even when typed slowly", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await page.goto("/admin/messages");
  await page.getByRole("searchbox").pressSequentially("maya ");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=maya$/);
  await page.getByRole("searchbox").pressSequentially("demo");
  await page.clock.runFor(1000);
  await expect(page.getByRole("searchbox")).toHaveValue("maya demo");
  await expect(page).toHaveURL(/q=maya\+demo$/);
});

test("a message opened while a search is pending stays open", async ({ page, request, signIn }) => {
  const enquiry = newEnquiry();
  await storeEnquiries(request, [enquiry]);
  await page.clock.install();
  await signIn();
  await page.goto(`/admin/messages?q=${enquiry.email}`);
  const row = page.getByRole("link", { name: enquiry.name });
  await expect(row).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("searchbox").fill(enquiry.name);
  await row.click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=Ada.*&message=/);
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
});

test("a search refined while a message is open is kept when the message is deleted", async ({
  page,
  request,
  signIn,
}) => {
  const group = randomUUID().slice(0, 8);
  const [kept, deleted] = [
    newEnquiry({ message: `${group} barn` }),
    newEnquiry({ message: `${group} barn` }),
  ];
  await storeEnquiries(request, [kept, deleted]);
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  await page.getByRole("link", { name: deleted.name }).click();
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await page.getByRole("searchbox").fill(`${group} barn`);
  await expect(page).toHaveURL(/barn/);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`/admin/messages?q=${group}+barn`);
  await expect(page.getByRole("searchbox")).toHaveValue(`${group} barn`);
  await expect(page.getByRole("link", { name: kept.name })).toBeFocused();
});
