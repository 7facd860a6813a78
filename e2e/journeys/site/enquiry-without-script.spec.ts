import { countStored, fillIn, formValues, newEnquiry } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";

test.use({ javaScriptEnabled: false });

test("the form is sent and answered with a page, once", async ({ page, request, token }) => {
  const enquiry = newEnquiry({ name: "Zoë <b>O'Neil</b>" });
  for (let time = 0; time < 2; time += 1) {
    await page.goto("/contact");
    await fillIn(page, enquiry);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
  }
  expect(await countStored(request, token, enquiry.email)).toBe(1);
});

test("the package is chosen in the form, since no code can take it from the address", async ({
  page,
  request,
  token,
}) => {
  const enquiry = newEnquiry();
  await page.goto("/contact?service=dj&package=premium");
  await fillIn(page, enquiry);
  await page.getByLabel("Package").selectOption("DJ Services, Premium ($800)");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
  expect(await countStored(request, token, `${enquiry.email} Premium`)).toBe(1);
});

test("what the server refuses is said, and what was typed is there to be mended", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/400/);
  const enquiry = newEnquiry({ name: "Zoë <b>O'Neil</b>", email: "zoe@nowhere" });
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByLabel("Package").selectOption("DJ Services, Premium ($800)");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(await formValues(page)).toEqual({ ...enquiry, subject: "DJ Services, Premium ($800)" });
  await page.getByLabel("E-mail").fill("zoe@somewhere.example");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page).toHaveURL("/contact/sent");
});
