import { findMessages, newEnquiry } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";
import { fillIn, SENT, untilReact } from "../../screens/contact-form";
import { openMessage } from "../../screens/messages";

test("a phone number and the way to be reached come with the enquiry", async ({ page, admin, signIn }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByLabel("Phone (optional)").fill("no");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Please enter a phone number, or leave this empty.")).toBeVisible();
  await page.getByLabel("Phone (optional)").fill("(617) 555-0142, after 6");
  await page.getByLabel("Best way to reach you").selectOption("Text message");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const [stored] = await findMessages(admin, { q: `${enquiry.name} 6175550142` });
  expect(stored).toMatchObject({ phone: "(617) 555-0142, after 6", reachBy: "text" });
  await signIn();
  await openMessage(page, stored?._id ?? "");
  await expect(page.getByRole("link", { name: "(617) 555-0142" })).toHaveAttribute("href", "tel:6175550142");
});

test("a mistyped mail domain is asked about, and kept if it is meant", async ({ page }) => {
  await page.goto("/contact");
  await untilReact(page);
  await page.getByLabel("Event date").fill("2075-06-12");
  await expect(page.getByText("That date is more than 3 years away. Is it right?")).toBeVisible();
  await page.getByLabel("Email").fill("bea@gmial.com");
  await page.getByLabel("Email").press("Tab");
  await page.getByRole("button", { name: "Did you mean bea@gmail.com?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("bea@gmail.com");
  await expect(page.getByRole("button", { name: /Did you mean/ })).toHaveCount(0);
});
