import { findMessages, newEnquiry, sendEnquiry } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { fillIn, SENT, typeIn } from "../../screens/contact-form";
import { expectNoSidewaysScroll } from "../../screens/pages";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

test("from the form to the receipt, the private page, and an addition that the owner sees", {
  tag: ELSEWHERE,
}, async ({ page, admin, signIn }) => {
  const enquiry = newEnquiry({ eventType: "corporate" });
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await expect(page.getByLabel("Venue")).toBeHidden();
  await page.getByText("More details (optional)").click();
  await page.getByLabel("Venue").fill("The Barn, Concord");
  await page.getByLabel("Start", { exact: true }).fill("18:30");
  await page.getByLabel("Guests").fill("plenty");
  await page.getByLabel("Company").fill("Harbor & Co.");
  await page.getByLabel("I need an invoice").check();
  await page.getByText("More details (optional)").click();
  await page.getByRole("button", { name: "Send enquiry" }).click();
  // Unfolded again, since something in it is wrong.
  await expect(page.getByLabel("Guests")).toHaveAccessibleDescription(/Please enter a number/);
  await page.getByLabel("Guests").fill("80 to 100");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();

  const [stored] = await findMessages(admin, { q: `${enquiry.name} harbor barn` });
  const reference = stored?.reference ?? "";
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText("6:30 PM")).toBeVisible();
  const keep = page.getByRole("region", { name: "Keep this address" });
  await expectNoSidewaysScroll(page);
  await keep.getByRole("link").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your enquiry");
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(enquiry.message)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "an invoice" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Your question or detail").fill("Can you also play at the dinner?");
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(page.getByRole("list", { name: "What you added" })).toContainText("play at the dinner");
  await expect(page.getByText("I’ll read it together with your enquiry.")).toBeVisible();

  await signIn();
  await page.goto(`/admin/messages?q=${reference}`);
  await page.getByRole("link", { name: enquiry.name }).click();
  await expect(page.getByRole("region", { name: "Added later" })).toContainText("play at the dinner");
  for (const fact of [reference, "The Barn, Concord", "80 to 100", "Harbor & Co."])
    await expect(page.getByRole("definition").filter({ hasText: fact })).toBeVisible();
});

test("the address can be copied", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page: path } = await sendEnquiry(request);
  await page.goto(path);
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("the theme can be chosen on it, and stays", async ({ page, request }) => {
  const { page: path } = await sendEnquiry(request);
  await page.goto(path);
  const root = page.locator("html");
  await expect(root).not.toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(root).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(root).toHaveClass(/\bdark\b/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the confirmation is a receipt, its page takes additions, and details come along", async ({
    page,
    admin,
  }) => {
    const enquiry = newEnquiry();
    await page.goto("/contact");
    await typeIn(page, enquiry);
    await page.getByText("More details (optional)").click();
    await page.getByLabel("Venue").fill("The Barn");
    await expect(page.getByLabel("Company")).toBeHidden();
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page).toHaveURL("/contact/sent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
    const [stored] = await findMessages(admin, { q: enquiry.name });
    expect(stored).toMatchObject({ venue: "The Barn" });
    await expect(page.getByText(stored?.reference ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the address" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
    await page.reload();
    await page.getByRole("region", { name: "Keep this address" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your enquiry");
    await page.getByLabel("Your question or detail").fill("One more song");
    await page.getByRole("button", { name: "Add to my enquiry" }).click();
    await expect(page.getByRole("list", { name: "What you added" })).toContainText("One more song");
  });
});
