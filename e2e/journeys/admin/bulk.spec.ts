import { randomUUID } from "node:crypto";
import { countStored, uniqueWord } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";
import { withSiteTables } from "../../servers/database";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

/** Stores as many enquiries as no page of the list shows. */
async function storeMany(word: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    name: `Ada ${index}`,
    email: "ada@visitors.example",
    event_type: "wedding" as const,
    event_date: "2031-06-14",
    message: word,
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    search_text: word,
  }));
  await withSiteTables((db) => db.insertInto("messages").values(rows).execute());
}

test("everything that a search finds gets a status, goes to the trash, and comes back", async ({
  page,
  admin,
  signIn,
}) => {
  const word = uniqueWord();
  await storeMany(word, 73);
  await signIn();
  await page.goto(`/admin/messages?q=${word}`);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText("50 selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all 73" }).click();
  await expect(page.getByText("73 selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark as" }).click();
  await page.getByRole("button", { name: "Declined" }).last().click();
  await expect(page.getByText("Marked 73 messages as declined.")).toBeVisible();
  const countOf = async (query: Record<string, string>) => {
    const response = await admin.get("/api/contact/admin/messages", {
      params: { ...query, limit: 1, q: word },
    });
    return Number(response.headers()["x-total-count"]);
  };
  expect(await countOf({ status: "declined" })).toBe(73);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("73 messages back as before")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await countOf({ status: "new" })).toBe(73);

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Select all 73" }).click();
  await expect(page.getByText("73 selected")).toBeVisible();
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Delete 73 messages? You can restore them from the trash for 30 days.");
    return dialog.accept();
  });
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("No messages match.")).toBeVisible();
  expect(await countOf({ trash: "true" })).toBe(73);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "73 messages" })).toBeVisible();
  expect(await countStored(admin, word)).toBe(73);
});
