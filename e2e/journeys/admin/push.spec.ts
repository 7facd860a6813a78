import type { APIRequestContext, Page } from "@playwright/test";
import { sendEnquiry } from "../../factories/enquiries";
import { pushState } from "../../factories/push-devices";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { expectNoSidewaysScroll, openScreen } from "../../screens/pages";
import { asOniPhone, withPush } from "../../screens/push";
import type { PushService } from "../../servers/push-service";

test.use({ ...onEmptySite, viewport: { width: 375, height: 800 } });

const card = (page: Page) => page.getByRole("region", { name: "Get notified on this" });
const notifyMe = (page: Page) => page.getByRole("button", { name: "Notify me on this" });
const panel = (page: Page) => page.getByRole("region", { name: "Notifications on your devices" });

/** Prepares the page's browser to subscribe at a push service that knows the site. @returns what that service has of it. */
async function subscribingBrowser(page: Page, admin: APIRequestContext, pushService: PushService) {
  pushService.publicKey = (await pushState(admin)).publicKey;
  const browser = pushService.subscribe();
  await withPush(page, browser.subscription);
  return browser;
}

test.describe("with a push service", () => {
  test.use({ settings: ({ pushService }, use) => use(pushService.settings) });

  test("the owner gets notified on a device, tries it and chooses what it shows", { tag: ELSEWHERE }, async ({
    page,
    request,
    admin,
    pushService,
    signIn,
  }) => {
    const browser = await subscribingBrowser(page, admin, pushService);
    await signIn();
    await openScreen(page, "/admin/dashboard");
    await notifyMe(page).click();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toContainText("New enquiries are pushed to 1 device.");
    const { enquiry } = await sendEnquiry(request, { eventDate: "2031-06-14" });
    await expect
      .poll(() => browser.accepted.map(({ content }) => content.title))
      .toEqual(["New wedding enquiry, Jun 14, 2031"]);
    await page.reload();
    await expect(notices).toContainText(/Last notice reached you: today .+ by push\./);
    await expect(card(page)).toHaveCount(0);

    await openScreen(page, "/admin/account");
    const device = panel(page).getByRole("listitem");
    await expect(device).toContainText(/This device.*Last reached today/s);
    await device.getByRole("button", { name: "Send a test" }).click();
    await expect(page.getByText("A test is on its way to")).toBeVisible();
    await device.getByLabel("Show the name on the lock screen").check();
    await expect.poll(async () => (await pushState(admin)).devices).toMatchObject([{ showsName: true }]);
    await sendEnquiry(request, { name: enquiry.name, eventDate: "2031-06-14" });
    await expect
      .poll(() => browser.accepted.at(-1)?.content.title)
      .toBe(`New wedding enquiry from ${enquiry.name}, Jun 14, 2031`);
    // A toast that fades out has no color of its own.
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });

  test("a notification that failed is reported, and a device can be removed and added again", async ({
    page,
    admin,
    pushService,
    quietConsole,
    signIn,
  }) => {
    const browser = await subscribingBrowser(page, admin, pushService);
    await signIn();
    await openScreen(page, "/admin/account");
    const device = panel(page).getByRole("listitem");
    await notifyMe(page).click();
    await expect(device).toContainText("This device");
    quietConsole.allow(/503/);
    browser.fates.push(500);
    await device.getByRole("button", { name: "Send a test" }).click();
    await expect(device).toContainText(
      /The last notification failed today .+: its push service reported an error\./,
    );
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await openScreen(page, "/admin/dashboard");
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toContainText("The last push notifications did not get through.");
    await notices.getByRole("link", { name: "See what is wrong" }).click();

    page.once("dialog", (dialog) => dialog.accept());
    await device.getByRole("button", { name: "Remove" }).click();
    await expect(panel(page)).toContainText("No devices yet.");
    await expect(notifyMe(page)).toBeVisible();
    await openScreen(page, "/admin/dashboard");
    await expect(card(page)).toBeVisible();
    await openScreen(page, "/admin/account");
    await notifyMe(page).click();
    await expect(device).toContainText("This device");
    await expect(notifyMe(page)).toHaveCount(0);
    await expect(panel(page).getByRole("list")).toBeFocused();
  });
});

test("the card goes when it is not wanted, says what to do when notifications are blocked, and how iPhones get them", async ({
  page,
  context,
  pushService,
  signIn,
}) => {
  const { subscription } = pushService.subscribe();
  await signIn();
  const iPhone = await context.newPage();
  await withPush(page, subscription, "denied");
  await openScreen(page, "/admin/dashboard");
  await notifyMe(page).click();
  await expect(card(page)).toContainText("Your browser blocks notifications from this site.");
  await expect(page.getByRole("main")).toBeFocused();
  await openScreen(page, "/admin/account");
  await expect(panel(page)).toContainText("Your browser blocks notifications from this site.");
  await openScreen(page, "/admin/dashboard");
  await expect(card(page)).toHaveCount(0);

  await asOniPhone(iPhone);
  await openScreen(iPhone, "/admin/dashboard");
  await expect(card(iPhone).getByRole("listitem")).toHaveText([/Tap Share/, /Add to Home Screen/]);
  await expectNoViolations(iPhone);
  await expectNoSidewaysScroll(iPhone);
  await openScreen(iPhone, "/admin/account");
  await expect(panel(iPhone).getByText("Add to Home Screen")).toBeVisible();
  await openScreen(iPhone, "/admin/dashboard");
  await card(iPhone).getByRole("button", { name: "Don’t offer this on this phone" }).click();
  await expect(card(iPhone)).toHaveCount(0);
  await iPhone.reload();
  await expect(iPhone.getByRole("list", { name: "Totals" })).toBeVisible();
  await expect(card(iPhone)).toHaveCount(0);
});
