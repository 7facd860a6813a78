import { expect, test } from "../fixtures";
import { untilReact } from "../screens/contact-form";

test("a screen that crashes shows the error screen, and 'Try again' reloads it", async ({
  page,
  signIn,
  quietConsole,
}) => {
  // React and the error screen both log the error.
  quietConsole.allow(/^Error: This screen is broken\./);
  await signIn();
  // The list of messages calls this for each row.
  await page.addInitScript(() => {
    if (localStorage.getItem("mended")) return;
    Date.prototype.toDateString = () => {
      throw new Error("This screen is broken.");
    };
  });
  await page.goto("/admin/messages");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("mended", "yes"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
});

test("losing the connection before the form's code has loaded keeps the page and the input", async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/contact");
  await untilReact(page);
  await context.setOffline(true);
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Network error - please check your connection." }),
  ).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
});
