import type { APIRequestContext } from "@playwright/test";
import { formatDay } from "@/lib/shared/format-date";
import { newEnquiry } from "../../factories/enquiries";
import { newAbsence, reachableAddress } from "../../factories/replies";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import { fillIn, typeIn } from "../../screens/contact-form";

test.use({ ...onEmptySite, settings: ({ mailServer }, use) => use(mailServer.settings) });

const OUT_OF_OFFICE = "/api/contact/admin/out-of-office";

/** Sets days of absence around today. @returns how pages and mails say so. */
async function goAway(admin: APIRequestContext): Promise<string> {
  const absence = newAbsence();
  expect((await admin.put(OUT_OF_OFFICE, { data: absence })).status()).toBe(200);
  return `away until ${formatDay(absence.lastDay)}`;
}

test("the confirmation, the private page and the mail say until when the owner is away", {
  tag: ELSEWHERE,
}, async ({ page, admin, mailServer }) => {
  const isAway = await goAway(admin);
  const enquiry = newEnquiry({ email: reachableAddress() });
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  const promise = `I’m ${isAway}. I’ll answer after that, to ${enquiry.email}.`;
  await expect(page.getByText(promise)).toBeVisible();
  await page.getByRole("region", { name: "Keep this address" }).getByRole("link").click();
  await expect(page.getByRole("region", { name: "State" })).toContainText(promise);
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(1);
  expect(mailServer.for(enquiry.email)[0]?.content).toContain(isAway);

  expect((await admin.delete(OUT_OF_OFFICE)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(`I’ll answer within a day, to ${enquiry.email}.`)).toBeVisible();
  const next = newEnquiry({ email: reachableAddress() });
  await page.goto("/contact");
  await fillIn(page, next);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(`I’ll answer within a day, to ${next.email}.`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the confirmation says so too, and promises no time where there is no cookie", async ({
    page,
    context,
    admin,
  }) => {
    const isAway = await goAway(admin);
    const enquiry = newEnquiry();
    await page.goto("/contact");
    await typeIn(page, enquiry);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page).toHaveURL("/contact/sent");
    await expect(page.getByRole("main")).toContainText(
      `I’m ${isAway}. I’ll answer after that, to ${enquiry.email}.`,
    );
    await context.clearCookies();
    await page.goto("/contact/sent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
    await expect(page.getByRole("main")).toContainText("I’ll answer by email");
    await expect(page.getByRole("main")).not.toContainText("within a day");
  });
});
