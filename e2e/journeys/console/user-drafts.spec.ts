import { PERMISSION_NAMES } from "@/lib/content/permissions";
import { editOf, findUser, newUser, storeUser, USERS } from "../../factories/users";
import { expect, test } from "../../fixtures";
import {
  addressOf,
  dialog,
  endSession,
  fillIn,
  nameOf,
  openEdit,
  rowOf,
  signInAgain,
} from "../../screens/users";

test.describe("a draft", () => {
  test("survives an expired session, without the password", async ({ page, signIn, quietConsole }) => {
    quietConsole.allow(/401/);
    const user = newUser();
    await signIn();
    await page.goto("/admin/users");
    await page.getByRole("button", { name: "Add User" }).click();
    await fillIn(page, user);
    await dialog(page).getByLabel("Password", { exact: true }).fill(user.password);
    await dialog(page).getByLabel(PERMISSION_NAMES.manage_blogs).check();
    await endSession(page);
    await dialog(page).getByRole("button", { name: "Add User" }).click();

    await signInAgain(page);
    await expect(page).toHaveURL("/admin/users?add=1");
    await expect(dialog(page).getByRole("status")).toContainText("Unsaved changes were restored");
    await expect(dialog(page).getByLabel("Email")).toHaveValue(user.email);
    await expect(dialog(page).getByLabel(PERMISSION_NAMES.manage_blogs)).toBeChecked();
    await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveValue("");
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain(user.email);
    expect(stored).not.toContain(user.password);

    await dialog(page).getByLabel("Password", { exact: true }).fill(user.password);
    await dialog(page).getByRole("button", { name: "Add User" }).click();
    await expect(page.getByText("User added successfully")).toBeVisible();
    await expect(rowOf(page, user)).toBeVisible();
    await page.getByRole("button", { name: "Add User" }).click();
    await expect(dialog(page).getByLabel("Email")).toHaveValue("");
    await expect(dialog(page).getByText("Unsaved changes were restored")).toHaveCount(0);
  });

  test("survives Escape and a reload, and is deleted by Discard or Cancel", async ({
    page,
    admin,
    signIn,
  }) => {
    const { user } = await storeUser(admin);
    await signIn();
    await page.goto(addressOf(user));
    const first = dialog(page).getByLabel("First name");
    const restored = dialog(page).getByText("Unsaved changes were restored");

    await openEdit(page, user);
    await first.fill("Typed");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Edit ${nameOf(user)}` })).toBeFocused();
    await expect(page).not.toHaveURL(/edit=/);
    await page.reload();
    await openEdit(page, user);
    await expect(first).toHaveValue("Typed");
    await dialog(page).getByRole("button", { name: "Discard" }).click();
    await expect(first).toHaveValue(user.firstName);
    await expect(first).toBeFocused();
    await expect(restored).toHaveCount(0);

    await first.fill("Typed again");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await openEdit(page, user);
    await expect(first).toHaveValue(user.firstName);
    await expect(restored).toHaveCount(0);
  });
});

test.describe("two admins at the same time", () => {
  test("the later one gets a warning, can load the newer version and keeps their change", async ({
    page,
    admin,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/409/);
    const { sent, user } = await storeUser(admin);
    await signIn();
    await page.goto(addressOf(user));
    await openEdit(page, user);
    await dialog(page).getByLabel("First name").fill("Mine");
    const email = newUser().email;
    await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { firstName: "Theirs", email }) });

    await dialog(page).getByRole("button", { name: "Save" }).click();
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("Someone else has changed this user.");
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mine");
    await expect(dialog(page).getByLabel("Email")).toHaveValue(user.email);
    // The change also survives a reload.
    await page.reload();
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mine");
    await alert.getByRole("button", { name: "Load the newer version" }).click();
    await expect(alert).toHaveCount(0);
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mine");
    await expect(dialog(page).getByLabel("Email")).toHaveValue(email);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("User updated successfully")).toBeVisible();
    expect(await findUser(admin, user._id)).toMatchObject({ firstName: "Mine", email });
  });

  test("editing a deleted user shows an error and keeps the input", async ({
    page,
    admin,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/404/);
    const { user } = await storeUser(admin);
    await signIn();
    await page.goto(addressOf(user));
    await openEdit(page, user);
    await dialog(page).getByLabel("First name").fill("Too late");
    await admin.delete(`${USERS}/${user._id}`);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page).getByRole("alert").first()).toHaveText("This user no longer exists.");
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Too late");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText("No users match.")).toBeVisible();
  });

  test("the list is refreshed when the tab gets the focus", async ({ page, admin, signIn }) => {
    const { sent, user } = await storeUser(admin);
    await signIn();
    await page.goto(addressOf(user));
    await expect(rowOf(page, user)).toBeVisible();
    await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { firstName: "Augusta" }) });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(rowOf(page, { ...user, firstName: "Augusta" })).toBeVisible();
  });
});
