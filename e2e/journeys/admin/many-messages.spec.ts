import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { newEnquiry, sendEnquiry, storeEnquiries } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";

const links = (page: Page) => page.getByRole("region", { name: "List" }).getByRole("link");
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select the message from ${name}` });

test("selected messages are deleted after one confirmation, and the next row gets the focus", async ({
  page,
  request,
  signIn,
}) => {
  const group = randomUUID().slice(0, 8);
  const [oldest, ...others] = Array.from({ length: 4 }, () => newEnquiry({ message: group }));
  await storeEnquiries(request, [oldest, ...others] as never);
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  await expect(links(page)).toHaveCount(4);
  for (const { name } of others) await box(page, name).check();
  await expect(page.getByText("3 selected")).toBeVisible();
  expect(await page.getByRole("checkbox", { name: "Select all" }).evaluate(isIndeterminate)).toBe(true);

  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return questions.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(links(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("3 messages deleted")).toBeVisible();
  await expect(links(page)).toHaveCount(1);
  await expect(links(page)).toBeFocused();
  expect(questions[1]).toBe("Delete 3 messages? You can restore them from the trash for 30 days.");
  await page.reload();
  await expect(links(page)).toContainText(oldest?.name ?? "");
});

test("'Select all' selects the loaded messages, and those that can't be deleted stay, with an error", async ({
  page,
  request,
  admin,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/404|ERR_FAILED/);
  const group = randomUUID().slice(0, 8);
  const [kept, gone, deleted] = [
    newEnquiry({ message: group }),
    newEnquiry({ message: group }),
    newEnquiry({ message: group }),
  ];
  await storeEnquiries(request, [kept, gone, deleted]);
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText("3 selected")).toBeVisible();
  const idOf = async (name: string) => {
    const address = await page.getByRole("link", { name }).getAttribute("href");
    return new URL(address ?? "", page.url()).searchParams.get("message");
  };
  await admin.delete(`/api/contact/admin/messages/${await idOf(gone.name)}`);
  await page.route(`**/api/contact/admin/messages/${await idOf(kept.name)}`, (route) => route.abort());
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByText("Network error - please check your connection.")).toBeVisible();
  await expect(links(page)).toHaveCount(1);
  await expect(links(page)).toContainText(kept.name);
  await expect(box(page, kept.name)).toBeChecked();
});

test("the export contains all matching messages and no formulas", { tag: ELSEWHERE }, async ({
  page,
  request,
  signIn,
}) => {
  const group = randomUUID().slice(0, 8);
  const formula = `=HYPERLINK("https://evil.example";"${group}")`;
  const enquiries = Array.from({ length: 51 }, () => newEnquiry({ message: group }));
  await storeEnquiries(request, [...enquiries, newEnquiry({ name: `Renée "${group}"`, message: formula })]);
  await signIn();
  await page.goto(`/admin/messages?q=${group}&read=false`);
  await expect(links(page)).toHaveCount(50);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toMatch(/^\ufeff"Received","Name",.+,"Quoted price","Notes"\r\n/);
  expect(text.split("\r\n")).toHaveLength(1 + 52 + 1);
  expect(text).toContain(`"Renée ""${group}"""`);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"";""${group}"")"`);
  for (const { email } of enquiries) expect(text).toContain(email);
});

test("a failed export shows an error", async ({ page, request, signIn, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED/);
  const enquiry = newEnquiry();
  await storeEnquiries(request, [enquiry]);
  await signIn();
  await page.goto(`/admin/messages?q=${enquiry.email}`);
  await page.route("**/messages/export*", (route) => route.abort());
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await expect(page.getByText("Network error - please check your connection.")).toBeVisible();
});

test("a message can be answered by email, and its email address can be copied", async ({
  page,
  context,
  request,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const enquiry = newEnquiry({ message: "One line & more\nand another" });
  await storeEnquiries(request, [enquiry]);
  await signIn();
  await page.goto(`/admin/messages?q=${enquiry.email}`);
  await page.getByRole("link", { name: enquiry.name }).click();
  const reply = new URL(
    (await page.getByRole("link", { name: "Reply by email" }).getAttribute("href")) ?? "",
  );
  expect(reply.protocol).toBe("mailto:");
  expect(reply.pathname).toBe(enquiry.email);
  expect(reply.searchParams.get("subject")).toContain(EVENT_TYPE_NAMES.wedding);
  expect(reply.searchParams.get("body")).toContain("> One line & more\r\n> and another");
  await page.getByRole("button", { name: "Copy email address" }).click();
  await expect(page.getByText("Email address copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(enquiry.email);
});

test("the list is refreshed when the tab gets the focus", async ({ page, request, admin, signIn }) => {
  const group = randomUUID().slice(0, 8);
  const [gone, stays, added] = [
    newEnquiry({ message: group }),
    newEnquiry({ message: group }),
    newEnquiry({ message: group }),
  ];
  const { id } = await sendEnquiry(request, gone);
  await sendEnquiry(request, stays);
  await signIn();
  await page.goto(`/admin/messages?q=${group}`);
  await expect(links(page)).toHaveCount(2);
  await admin.delete(`/api/contact/admin/messages/${id}`);
  await storeEnquiries(request, [added]);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(links(page).first()).toContainText(added.name);
  await expect(links(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: gone.name })).toHaveCount(0);
});

function isIndeterminate(element: SVGElement | HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.indeterminate;
}
