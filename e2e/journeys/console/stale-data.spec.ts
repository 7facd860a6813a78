import { randomUUID } from "node:crypto";
import { newEnquiry, sendEnquiry, storeEnquiries } from "../../factories/enquiries";
import { listItems } from "../../factories/gallery-items";
import { storeUser } from "../../factories/users";
import { expect, onEmptySite, test } from "../../fixtures";
import { cards, openGalleryOf } from "../../screens/gallery-admin";
import { addressOf, nameOf, rowOf } from "../../screens/users";

const USERS = "**/api/admin/users";
const MESSAGES = "**/api/contact/admin/messages?*";

const lookAgain = () => {
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("focus"));
};

test("a stale response does not undo a deletion", async ({ page, admin, signIn }) => {
  const { user } = await storeUser(admin);
  await signIn();
  await page.goto(addressOf(user));
  await expect(rowOf(page, user)).toBeVisible();

  const held = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  let count = 0;
  // Stays in place: without any route, Playwright would let the held request through.
  await page.route(USERS, async (route) => {
    count += 1;
    if (count > 1) return route.continue();
    const response = await route.fetch();
    requested.resolve();
    await held.promise;
    // The page has cancelled this request by now.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.evaluate(lookAgain);
  await requested.promise;
  const refreshed = page.waitForResponse(USERS);
  page.once("dialog", (question) => question.accept());
  await page.getByRole("button", { name: `Delete ${nameOf(user)}` }).click();
  await expect(rowOf(page, user)).toHaveCount(0);
  held.resolve();
  await refreshed;
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(rowOf(page, user)).toHaveCount(0);
});

test("returning to the tab refetches its data once", async ({ page, admin, signIn }) => {
  const { user } = await storeUser(admin);
  await signIn();
  await page.goto(addressOf(user));
  await expect(rowOf(page, user)).toBeVisible();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const refreshed = page.waitForResponse(USERS);
  await page.evaluate(lookAgain);
  await refreshed;
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  expect(requested.filter((path) => path === "/api/admin/users")).toHaveLength(1);
});

test("an open message stays visible when it is deleted elsewhere", async ({ page, admin, signIn }) => {
  const { id, enquiry } = await sendEnquiry(admin);
  await signIn();
  await page.goto(`/admin/messages?q=${enquiry.email}`);
  await page.getByRole("link", { name: enquiry.name }).click();
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await admin.delete(`/api/contact/admin/messages/${id}`);
  await page.evaluate(lookAgain);
  await expect(page.getByText("No messages match.")).toBeVisible();
  const pane = page.getByRole("region", { name: "Message", exact: true });
  await expect(pane.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await expect(pane.getByText(enquiry.message)).toBeVisible();
  await expect(pane.getByText("Read", { exact: true })).toBeVisible();
});

test("failing to load older messages shows an error and can be retried, and a refresh keeps them", async ({
  page,
  request,
  admin,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const group = randomUUID().slice(0, 8);
  await storeEnquiries(
    request,
    Array.from({ length: 52 }, () => newEnquiry({ message: group })),
  );
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  const rows = page.getByRole("region", { name: "List" }).getByRole("link");
  await expect(rows).toHaveCount(50);
  await page.route(MESSAGES, (route) => route.abort());
  await page.getByRole("button", { name: "Show older messages" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Network error - please check your connection." });
  await expect(alert).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.unroute(MESSAGES);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows).toHaveCount(52);
  await expect(alert).toHaveCount(0);

  const last = await rows.last().getAttribute("href");
  const newest = await sendEnquiry(request, { message: group });
  await page.evaluate(lookAgain);
  await expect(rows.first()).toContainText(newest.enquiry.name);
  await expect(rows).toHaveCount(53);
  expect(await rows.last().getAttribute("href")).toBe(last);
  await admin.delete(`/api/contact/admin/messages/${newest.id}`);
});

test.describe("on a site without demo content", () => {
  test.use(onEmptySite);

  test("a rejected move shows an error and moves the item back", async ({
    page,
    admin,
    request,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/502/);
    await signIn();
    await openGalleryOf(page, admin, ["C", "B", "A"]);
    await page.route("**/api/gallery/order", (route) => route.fulfill({ status: 502, body: "" }));
    await page.getByRole("button", { name: "Move A later" }).click();
    await expect(page.getByText("Failed to update gallery item")).toBeVisible();
    await expect(cards(page)).toHaveText(["A", "B", "C"]);

    // Two moves in a row both take effect.
    await page.unroute("**/api/gallery/order");
    await page.getByRole("button", { name: "Move A later" }).click();
    await page.getByRole("button", { name: "Move A later" }).click();
    await expect(cards(page)).toHaveText(["B", "C", "A"]);
    await expect
      .poll(async () => (await listItems(request)).map(({ title }) => title))
      .toEqual(["B", "C", "A"]);
    await expect(cards(page)).toHaveText(["B", "C", "A"]);
  });
});
