import { findUser, newUser, storeUser, USERS } from "../../factories/users";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { questionsOf } from "../../screens/questions";
import { addressOf, dialog, fillIn, nameOf, openEdit } from "../../screens/users";

test("admins can't delete or demote themselves and see why, and their new name appears in the top bar", async ({
  page,
  signIn,
  addUser,
}) => {
  const me = await addUser("admin");
  await signIn(me);
  await page.goto(`/admin/users?q=${me.email}`);
  const row = page.getByRole("row", { name: "(you)" });
  const why = "You can't delete yourself. Another admin can do it for you.";
  await expect(row).toContainText(why);
  const remove = row.getByRole("button", { name: "Delete" });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toHaveAccessibleDescription(why);
  // `force` skips Playwright's check that the button is enabled. No confirmation may appear.
  const questions = questionsOf(page);
  await remove.click({ force: true });
  expect(questions).toEqual([]);

  await openEdit(page, { firstName: "Some", lastName: "Body" });
  const role = dialog(page).getByLabel("Role");
  await expect(role).toHaveAccessibleDescription(/You can't take the admin role from yourself\./);
  await expect(role.getByRole("option", { name: "User" })).toBeDisabled();
  await dialog(page).getByLabel("First name").fill("Renamed");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Renamed Body" })).toBeVisible();
});

test("an admin without manage_users sees all users and why they can't change them", async ({
  page,
  admin,
  signIn,
  addUser,
}) => {
  const { user } = await storeUser(admin);
  const me = await addUser("admin", ["manage_blogs"]);
  await signIn(me);
  await page.goto(addressOf(user));
  const note = /^Only admins with the permission “Manage users” can add, change or delete users\./;
  await expect(page.getByText(note)).toBeVisible();
  const questions = questionsOf(page);
  for (const name of ["Add User", `Edit ${nameOf(user)}`, `Delete ${nameOf(user)}`]) {
    const button = page.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(note);
    await button.click({ force: true });
  }
  await expect(dialog(page)).toHaveCount(0);
  expect(questions).toEqual([]);

  // The form opens by URL but can't be submitted.
  await page.goto(`/admin/users?edit=${user._id}`);
  await dialog(page).getByLabel("First name").fill("Eve");
  await expect(dialog(page).getByRole("alert")).toHaveText(note);
  await dialog(page).getByLabel("First name").press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  expect(await findUser(admin, user._id)).toEqual(user);
});

test("an admin who has just lost the permission sees the server's error, and the screen is updated", {
  tag: ELSEWHERE,
}, async ({ page, admin, signIn, addUser, quietConsole }) => {
  quietConsole.allow(/403/);
  const me = await addUser("admin");
  await signIn(me);
  await page.goto("/admin/users?add=1");
  await fillIn(page, newUser());
  await dialog(page).getByLabel("Password", { exact: true }).fill("long enough");
  const data = { firstName: "Some", lastName: "Body", email: me.email, role: "admin" };
  expect((await admin.put(`${USERS}/${me.id}`, { data })).status()).toBe(200);
  await dialog(page).getByRole("button", { name: "Add User" }).click();
  await expect(dialog(page).getByRole("alert").first()).toContainText("Only admins with the permission");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add User" })).toHaveAttribute("aria-disabled", "true");
});
