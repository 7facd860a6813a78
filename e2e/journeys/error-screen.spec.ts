import { expect, test } from "../fixtures";

test("a screen that fails shows the error screen, and 'Try again' reloads it", async ({
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  await signIn();
  await page.route("**/api/contact/admin/messages?*", (route) =>
    route.fulfill({ json: [{ _id: "broken" }] }),
  );
  await page.goto("/admin/messages");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.unroute("**/api/contact/admin/messages?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
});

test("a connection that is lost before the form's code is there keeps the page and what was typed", async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Network error - please check your connection." }),
  ).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});
