import { getMessage, sendEnquiry } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { openMessage } from "../../screens/messages";
import { dialog } from "../../screens/users";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

test("without a mail server, an edited template is copied for the mail program", { tag: ELSEWHERE }, async ({
  page,
  context,
  request,
  admin,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, enquiry } = await sendEnquiry(request, { name: "Bea Ames" });
  await signIn();
  await page.goto("/admin/replies");
  const row = page.getByRole("list", { name: "Templates" }).getByRole("listitem").first();
  await expect(row).toBeVisible();
  await expectNoViolations(page);
  await row.getByRole("button", { name: "Edit Available" }).click();
  const text = dialog(page).getByLabel("Text");
  await text.fill("Hi {first name}, {smile}");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toContainText("There is no field {smile}.");
  await text.fill(`Hi {first name}, yes. ${"Words. ".repeat(300)}`);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Changed");

  await openMessage(page, id);
  await expect(page.getByRole("link", { name: "Reply by email" })).toBeVisible();
  await page.getByRole("button", { name: "Use a template" }).click();
  await page.getByRole("button", { name: "Available", exact: true }).click();
  await expect(page.getByText("Your mail program may cut off a text this long.")).toBeVisible();
  await page.getByLabel("Quoted price").fill("$1,200");
  // A mouse would stay where the toast comes up, which would then stay, too.
  await page.getByRole("button", { name: "Copy the text" }).tap();
  await expect(page.getByText("Reply copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hi Bea, yes\. Words\./);
  const question = page.getByRole("region", { name: "Your reply" });
  await expect(question).toContainText(`Did you answer ${enquiry.name}?`);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(question).toHaveCount(0);
  expect(await getMessage(admin, id)).toMatchObject({ status: "quoted", quotedPrice: 1200 });

  await page.goto("/admin/replies");
  page.once("dialog", (question) => question.accept());
  await row.getByRole("button", { name: "Restore the default" }).click();
  await expect(row).not.toContainText("Changed");
});

test("before the mail program opens, the console asks if another admin was faster", async ({
  page,
  request,
  addUser,
  adminAs,
  signIn,
}) => {
  const { id, enquiry } = await sendEnquiry(request);
  await page.clock.install();
  await signIn();
  await openMessage(page, id);
  const link = page.getByRole("link", { name: "Reply by email" });
  await expect(link).toBeVisible();

  const other = await adminAs(await addUser("admin"));
  await other.put(`/api/contact/admin/messages/${id}`, { data: { status: "declined" } });
  await page.clock.runFor(15_000);
  await expect(page.getByLabel("Status")).toHaveValue("declined");
  const asked = page.waitForEvent("dialog");
  const pressed = link.click();
  const question = await asked;
  expect(question.message()).toMatch(/^Some Body changed the status .+\. Reply to .+ anyway\?$/);
  expect(question.message()).toContain(enquiry.name);
  await question.dismiss();
  await pressed;
});
