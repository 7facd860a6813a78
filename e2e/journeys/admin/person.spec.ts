import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sendEnquiry, uniqueWord } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { openMessage } from "../../screens/messages";
import { expectNoSidewaysScroll } from "../../screens/pages";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

/** What a button downloads. */
async function download(page: Page, name: string) {
  const event = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const file = await event;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

test("one person's data is looked at, downloaded and erased", { tag: ELSEWHERE }, async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const word = uniqueWord();
  const email = `${word}@visitors.example`;
  const { id, enquiry } = await sendEnquiry(request, { email, message: "A marzipan trumpet" });
  const { id: second } = await sendEnquiry(request, { email, message: "And a cake" });
  await admin.post(`/api/contact/admin/messages/${id}/notes`, { data: { text: "Called her" } });
  await admin.delete(`/api/contact/admin/messages/${second}`);
  await signIn();
  await openMessage(page, id);
  await page.getByRole("link", { name: "Everything from this address" }).click();
  await expect(page).toHaveURL(`/admin/messages/${id}/person`);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(email);
  const messages = page.getByRole("region", { name: "Messages" }).getByRole("link");
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText("Trash");
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called her");

  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  const text = await download(page, "Download as text");
  expect(text.name).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.txt$/);
  expect(text.text).toContain("A marzipan trumpet");
  expect(text.text).toContain("Called her");
  const json = await download(page, "Download as JSON");
  expect(JSON.parse(json.text)).toMatchObject({ email, messages: [{ _id: second }, { _id: id }] });

  const erase = page.getByRole("button", { name: "Erase everything" });
  await erase.click();
  await expect(page.getByText("Tick this box first.")).toBeVisible();
  await page.getByLabel("Reason (optional)").selectOption("They asked for it");
  await page.getByRole("checkbox", { name: /I have checked everything/ }).check();
  await erase.click();
  await expect(page.getByRole("heading", { name: "Erased", exact: true })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Past erasures" })).toContainText("They asked for it");
  for (const one of [id, second])
    expect((await admin.get(`/api/contact/admin/messages/${one}?trash=true`)).status()).toBe(404);
  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page.getByRole("region", { name: "List" })).toBeVisible();
  await expect(page.getByText(enquiry.name)).toHaveCount(0);
});
