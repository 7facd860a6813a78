import { expect, test } from "../../fixtures";
import { expectNoSidewaysScroll, openScreen } from "../../screens/pages";
import { signIn as signInDevice } from "../../servers/sign-in";

const ACCOUNT = "/admin/account";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("another device is signed out from here", async ({ page, newDevice, addUser, signIn }) => {
    const person = addUser("admin");
    const there = await newDevice();
    await signInDevice(there, person);
    await signIn(person);
    await openScreen(page, ACCOUNT);
    const devices = page.getByRole("list", { name: "Signed-in devices" }).getByRole("listitem");
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText("This device");
    page.once("dialog", (dialog) => dialog.accept());
    await devices.last().getByRole("button", { name: /^End/ }).click();
    await expect(page.getByText("The device has been signed out.")).toBeVisible();
    await expect(devices).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Signed-in devices" })).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
});

test("when it can't be loaded, the screen says so and tries again", async ({
  page,
  signIn,
  quietConsole,
}) => {
  await signIn();
  quietConsole.allow(/500/);
  await page.route("**/api/admin/security", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "" } }),
  );
  await page.goto(ACCOUNT);
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load your devices." });
  await expect(failure.first()).toBeVisible();
  await page.unroute("**/api/admin/security");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Signed-in devices" })).toBeVisible();
});
