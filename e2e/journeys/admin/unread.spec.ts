import type { Page } from "@playwright/test";
import { newEnquiry, sendEnquiry, storeEnquiries } from "../../factories/enquiries";
import { expect, onEmptySite, test } from "../../fixtures";
import { setVisibility } from "../../screens/visibility";

test.use(onEmptySite);

const POLL_MS = 30_000;

const unreadInSidebar = (page: Page) =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Messages" });

test("the sidebar and the tab title show the current number of unread messages", async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  const [first, second] = [newEnquiry(), newEnquiry()];
  await storeEnquiries(request, [first]);
  await page.goto("/admin/messages");
  await expect(unreadInSidebar(page)).toHaveText("Messages1 unread");
  await expect(page).toHaveTitle(/^\(1\) Messages · /);

  await storeEnquiries(request, [second]);
  await page.clock.runFor(POLL_MS);
  await expect(unreadInSidebar(page)).toHaveText("Messages2 unread");
  await expect(page).toHaveTitle(/^\(2\) Messages · /);
  const row = page.getByRole("link", { name: second.name });
  await expect(row).toBeVisible();

  await page.getByRole("link", { name: "Users" }).click();
  await expect(page).toHaveTitle(/^\(2\) Users · /);
  await unreadInSidebar(page).click();
  await row.click();
  await expect(unreadInSidebar(page)).toHaveText("Messages1 unread");
  await page.getByRole("link", { name: first.name }).click();
  await expect(unreadInSidebar(page)).toHaveText("Messages");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: first.name })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Messages · /);
});

test("a hidden tab makes no requests and catches up when visible", async ({ page, request, signIn }) => {
  await signIn();
  await page.clock.install();
  await page.goto("/admin/messages");
  await expect(page.getByText("No messages yet.")).toBeVisible();
  await setVisibility(page, "hidden");
  const { enquiry } = await sendEnquiry(request);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.runFor(10 * POLL_MS);
  expect(asked).toEqual([]);
  await setVisibility(page, "visible");
  await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
  expect(asked).not.toEqual([]);
  await expect(unreadInSidebar(page)).toHaveText("Messages1 unread");
});
