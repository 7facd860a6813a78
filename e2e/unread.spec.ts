import type { Page } from "@playwright/test";
import type { LoginAnswer } from "@/lib/contract/auth";
import { newEnquiry, sendEnquiry, storeEnquiries } from "./support/enquiries";
import { expect, test } from "./support/own-server";
import { site } from "./support/site";
import { setVisibility } from "./support/visibility";

const { email, password } = site.admin;
const POLL_MS = 30_000;

/** A site without enquiries, whose admin is signed in in the page, on a clock that the test moves. */
async function signedInSite(own: Parameters<Parameters<typeof test>[2]>[0]["own"], page: Page) {
  const server = await own.start({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  const answer = await page.request.post(`${server.url}/api/admin/login`, { data: site.admin });
  const { token }: LoginAnswer = await answer.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
  await page.clock.install();
  return { server, visitor: await server.newDevice() };
}

const unreadInSidebar = (page: Page) =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Messages" });

test("the number of unread messages stands in the sidebar and the tab's title, and follows what happens", async ({
  own,
  page,
}) => {
  const { server, visitor } = await signedInSite(own, page);
  const [first, second] = [newEnquiry(), newEnquiry()];
  await storeEnquiries(visitor, [first]);
  await page.goto(`${server.url}/admin/messages`);
  await expect(unreadInSidebar(page)).toHaveText("Messages1 unread");
  await expect(page).toHaveTitle(/^\(1\) Messages · /);

  await storeEnquiries(visitor, [second]);
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
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: first.name }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(unreadInSidebar(page)).toHaveText("Messages");
  await expect(page).toHaveTitle(/^Messages · /);
});

test("a hidden tab asks for nothing, and catches up when it is looked at again", async ({ own, page }) => {
  const { server, visitor } = await signedInSite(own, page);
  await page.goto(`${server.url}/admin/messages`);
  await expect(page.getByText("No messages yet.")).toBeVisible();
  await setVisibility(page, "hidden");
  const { enquiry } = await sendEnquiry(visitor);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.runFor(10 * POLL_MS);
  expect(asked).toEqual([]);
  await setVisibility(page, "visible");
  await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
  await expect(unreadInSidebar(page)).toHaveText("Messages1 unread");
});
