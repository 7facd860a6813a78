import { packageTitle } from "@/lib/content/services";
import { serviceOf } from "../../factories/content";
import { countStored, newEnquiry } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";
import { fillIn, formValues } from "../../screens/contact-form";

test.use({ javaScriptEnabled: false });

const dj = serviceOf("dj");
const [, chosen] = dj.packages;

test("submitting the form shows a page, and a repeated submission is stored once", async ({
  page,
  admin,
}) => {
  const enquiry = newEnquiry({ name: "Zoë <b>O'Neil</b>" });
  for (let time = 0; time < 2; time += 1) {
    await page.goto("/contact");
    await fillIn(page, enquiry);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
  }
  expect(await countStored(admin, enquiry.email)).toBe(1);
});

test("the package is chosen in the form, since no script can read it from the URL", async ({
  page,
  admin,
}) => {
  const enquiry = newEnquiry();
  await page.goto(`/contact?service=dj&package=${chosen.id}`);
  await fillIn(page, enquiry);
  await page.getByLabel("Package").selectOption(packageTitle(dj, chosen));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
  expect(await countStored(admin, `${enquiry.email} ${chosen.name}`)).toBe(1);
});

test("a rejected form explains why and keeps the input", async ({ page, quietConsole }) => {
  quietConsole.allow(/400/);
  const enquiry = newEnquiry({ name: "Zoë <b>O'Neil</b>", email: "zoe@nowhere" });
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByLabel("Package").selectOption(packageTitle(dj, chosen));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(await formValues(page)).toEqual({ ...enquiry, subject: packageTitle(dj, chosen) });
  await page.getByLabel("Email").fill("zoe@somewhere.example");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page).toHaveURL("/contact/sent");
});
