import type { Page } from "@playwright/test";
import { codeOf, withTwoStep } from "../../factories/two-step";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { expectNoSidewaysScroll, openScreen } from "../../screens/pages";
import { type Credentials, signIn as signInDevice } from "../../servers/sign-in";
import { backendIsElsewhere } from "../../servers/site";

const ACCOUNT = "/admin/account";

/** Fills in the sign-in form and sends it. */
async function enterPassword(page: Page, { email, password }: Credentials) {
  await page.goto(`/admin/login?callbackUrl=${ACCOUNT}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Answers the question for the password in the open dialog. */
async function confirm(page: Page, { password }: Credentials, action: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: action }).click();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("two-step sign-in is turned on with an app, and the code is asked for at the next sign-in", {
    tag: ELSEWHERE,
  }, async ({ page, addUser, signIn, quietConsole }) => {
    const person = await addUser("admin");
    await signIn(person);
    await openScreen(page, "/admin/dashboard");
    await page.getByRole("banner").getByRole("button", { name: "Some Body" }).click();
    await page.getByRole("link", { name: "Sign-in and devices" }).click();
    await page.getByRole("button", { name: "Turn on" }).click();
    quietConsole.allow(/400/);
    await confirm(page, { ...person, password: "not the password" }, "Continue");
    await expect(page.getByText("Your current password is incorrect.")).toBeVisible();
    await confirm(page, person, "Continue");

    const setup = page.getByRole("dialog", { name: "Connect your app" });
    await expect(setup.getByRole("img", { name: "The secret for your authenticator app" })).toBeVisible();
    const secret = ((await setup.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await setup.getByLabel("Code").fill("12");
    await setup.getByRole("button", { name: "Turn on" }).click();
    await expect(setup.getByText("Please enter the 6 digits that the app shows.")).toBeVisible();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await setup.getByLabel("Code").fill(codeOf(secret));
    await setup.getByRole("button", { name: "Turn on" }).click();

    const codes = page.getByRole("dialog", { name: "Recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const [recoveryCode = ""] = await codes.getByRole("listitem").allInnerTexts();
    await expectNoViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      codes.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("golden-hour-recovery-codes.txt");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await codes.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();
    await expect(page.getByRole("button", { name: "New recovery codes" })).toBeFocused();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    quietConsole.allow(/401/);
    await enterPassword(page, person);
    await expect(page.getByLabel("Code")).toBeFocused();
    // Nothing is wrong yet.
    await expect(page.getByText("Please enter the code of your second step.")).toHaveCount(0);
    await page.getByLabel("Code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code is wrong, or was used before.")).toBeVisible();
    await page.getByLabel("Code").fill(recoveryCode);
    await page.keyboard.press("Enter");
    await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
    const history = page.getByRole("list", { name: "Latest sign-ins" }).getByRole("listitem");
    await expect(history).toContainText([
      "Password and recovery code",
      "Right password, wrong code",
      "Password",
    ]);
  });

  test("another device is signed out from here", async ({ page, newDevice, addUser, signIn }) => {
    const person = await addUser("admin");
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

test("two-step sign-in is turned off, and its codes are made anew, with the password", async ({
  page,
  newDevice,
  addUser,
  signIn,
}) => {
  const person = await addUser("admin");
  await signIn(person);
  await withTwoStep(await newDevice(), person);
  await openScreen(page, ACCOUNT);
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await confirm(page, person, "Make new codes");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("button", { name: "Turn off" }).click();
  await confirm(page, person, "Turn off");
  await expect(page.getByRole("button", { name: "Turn on" })).toBeFocused();
  await signInDevice(await newDevice(), person);
});

test("a passkey is added, signs in without a password, and is removed", async ({
  page,
  addUser,
  signIn,
  quietConsole,
}) => {
  test.skip(backendIsElsewhere, "Passkeys are made for the address of one site.");
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const person = await addUser("admin");
  await signIn(person);
  await openScreen(page, ACCOUNT);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, person, "Continue");
  const passkeys = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  await expect(passkeys).toContainText(["not used yet"]);

  // The same device can't get a second one.
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, person, "Continue");
  await expect(page.getByText("No passkey was added. There is one on this device already.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/admin/login?callbackUrl=${ACCOUNT}`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(passkeys).toContainText(["Last used just now"]);
  await expect(
    page.getByRole("list", { name: "Latest sign-ins" }).getByRole("listitem").first(),
  ).toContainText("Passkey");

  page.once("dialog", (dialog) => dialog.accept());
  await passkeys.getByRole("button", { name: /^Remove the passkey/ }).click();
  await expect(page.getByText("The passkey has been removed.")).toBeVisible();
  await expect(passkeys).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeFocused();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  quietConsole.allow(/401/);
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey was not accepted. Sign in with your password.")).toBeVisible();
  await browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
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
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load how you sign in." });
  await expect(failure.first()).toBeVisible();
  await page.unroute("**/api/admin/security");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Signed-in devices" })).toBeVisible();
});
