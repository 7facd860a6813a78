import { countStored, uniqueWord } from "../../factories/enquiries";
import { storeMessages } from "../../factories/stored-messages";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { dataOfSharedSite } from "../../servers/database";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

test("everything that a search finds gets a status, goes to the trash, and comes back", {
  tag: ELSEWHERE,
}, async ({ page, admin, signIn }) => {
  const word = uniqueWord();
  await storeMessages(dataOfSharedSite(), 73, word);
  await signIn();
  await page.goto(`/admin/messages?q=${word}`);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText("50 selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all 73" }).click();
  await expect(page.getByText("73 selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark as" }).click();
  await page.getByRole("button", { name: "Declined" }).last().click();
  await expect(page.getByText("Marked 73 messages as declined.")).toBeVisible();
  expect(await countStored(admin, word, { status: "declined" })).toBe(73);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("73 messages back as before")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await countStored(admin, word, { status: "new" })).toBe(73);

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Select all 73" }).click();
  await expect(page.getByText("73 selected")).toBeVisible();
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Delete 73 messages? You can restore them from the trash for 30 days.");
    return dialog.accept();
  });
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("No messages match.")).toBeVisible();
  expect(await countStored(admin, word, { trash: "true" })).toBe(73);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "73 messages" })).toBeVisible();
  expect(await countStored(admin, word)).toBe(73);
});
