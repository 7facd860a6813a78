import { randomUUID } from "node:crypto";
import { PERMISSION_NAMES } from "@/lib/content/permissions";
import { findUser, newUser, storeUser } from "../../factories/users";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { addressOf, dialog, fillIn, nameOf, openEdit, rowOf } from "../../screens/users";

test("a user can be added, found by search and edited", { tag: ELSEWHERE }, async ({ page, signIn }) => {
  const user = newUser();
  await signIn();
  await page.goto(addressOf(user));
  await expect(page.getByText("No users match.")).toBeVisible();
  await page.getByRole("button", { name: "Add User" }).click();
  await expect(page).toHaveURL(/&add=1$/);
  await expect(dialog(page).getByLabel("First name")).toBeFocused();
  await expect(dialog(page).getByLabel("Role")).toHaveValue("user");
  await fillIn(page, user);

  const password = dialog(page).getByLabel("Password", { exact: true });
  await password.fill("sunshine");
  await expect(dialog(page).getByText(/^Weak/)).toBeVisible();
  await expect(password).toHaveAttribute("type", "password");
  await dialog(page).getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill(user.password);
  await expect(dialog(page).getByText(/^Strong/)).toBeVisible();
  await dialog(page).getByLabel(PERMISSION_NAMES.manage_events).check();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft")).length);
  await expect.poll(drafts).toBe(1);
  await dialog(page).getByRole("button", { name: "Add User" }).click();

  await expect(page.getByText("User added successfully")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add User" })).toBeFocused();
  const row = rowOf(page, user);
  await expect(row).toContainText(user.email);
  await expect(row.getByRole("list", { name: "Permissions" })).toHaveText(PERMISSION_NAMES.manage_events);
  expect(await drafts()).toBe(0);

  await openEdit(page, user);
  await expect(dialog(page).getByLabel("Password")).toHaveCount(0);
  await expect(dialog(page).getByLabel("Email")).toHaveValue(user.email);
  await dialog(page).getByLabel("First name").fill("Augusta");
  await dialog(page).getByLabel("Role").selectOption("Admin");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User updated successfully")).toBeVisible();
  const renamed = { ...user, firstName: "Augusta" };
  await expect(rowOf(page, renamed)).toContainText("Admin");
  await expect(page.getByRole("button", { name: `Edit ${nameOf(renamed)}` })).toBeFocused();

  await page.reload();
  await page.getByRole("searchbox").fill(`augusta ${user.lastName.toUpperCase()} admin`);
  await expect(rowOf(page, renamed)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Users");
  await expect(page.getByText("No users match.")).toBeVisible();
  await page.getByRole("button", { name: "Show all users" }).click();
  await expect(page).toHaveURL("/admin/users");
  await expect(rowOf(page, renamed)).toBeVisible();
});

test("missing fields and an email that is in use are shown at their fields", async ({
  page,
  admin,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const { user: other } = await storeUser(admin);
  const user = newUser({ email: other.email.toUpperCase() });
  await signIn();
  await page.goto("/admin/users?add=1");
  await dialog(page).getByRole("button", { name: "Add User" }).click();
  for (const text of [
    "Please enter a first name.",
    "Please enter a last name.",
    "Please enter a valid email address",
    "The password needs at least 6 characters.",
  ]) {
    await expect(dialog(page).getByText(text)).toBeVisible();
  }
  await expect(dialog(page).getByLabel("First name")).toBeFocused();
  await fillIn(page, user);
  await dialog(page).getByLabel("Password", { exact: true }).fill(user.password);
  await dialog(page).getByRole("button", { name: "Add User" }).click();
  await expect(dialog(page).getByText("This email address is already in use.")).toBeVisible();
  await expect(dialog(page).getByLabel("Email")).toBeFocused();
  await expect(dialog(page).getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
});

test("deleting asks for confirmation with the name and focuses the next row, the previous row or 'Add User'", async ({
  page,
  admin,
  signIn,
}) => {
  const lastName = `Bach ${randomUUID().slice(0, 8)}`;
  for (const firstName of ["Anna", "Carl", "Johann"]) await storeUser(admin, { firstName, lastName });
  await signIn();
  await page.goto(addressOf({ lastName }));
  const remove = (firstName: string) =>
    page.getByRole("button", { name: `Delete ${firstName} ${lastName}` }).click();

  const questions: string[] = [];
  page.once("dialog", (question) => {
    questions.push(question.message());
    question.dismiss();
  });
  await remove("Carl");
  expect(questions[0]).toMatch(new RegExp(`^Delete Carl ${lastName} \\(Ada\\..*@people\\.example\\)\\? `));
  await expect(page.getByRole("row")).toHaveCount(4);

  page.on("dialog", (question) => question.accept());
  for (const [firstName, next] of [
    ["Carl", "Johann"],
    ["Johann", "Anna"],
  ] as const) {
    await remove(firstName);
    await expect(rowOf(page, { firstName: next, lastName })).toBeFocused();
    await expect(rowOf(page, { firstName, lastName })).toHaveCount(0);
  }
  await expect(page.getByText("User deleted successfully")).toBeVisible();
  await remove("Anna");
  await expect(page.getByRole("button", { name: "Add User" })).toBeFocused();
  await page.reload();
  await expect(page.getByText("No users match.")).toBeVisible();
});

test("the form of an unknown user says so and can be closed", async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/admin/users?edit=${randomUUID()}`);
  await expect(dialog(page).getByRole("alert")).toHaveText("This user no longer exists.");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/users");
  await expect(page.getByRole("button", { name: "Add User" })).toBeFocused();
});

test("failing to list, save or delete is reported and can be retried", async ({
  page,
  admin,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/502|ERR_FAILED/);
  const { user } = await storeUser(admin);
  await signIn();
  // A proxy's error page, which has no message from the API.
  const proxyFailed = { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" };
  await page.route("**/api/admin/users", (route) => route.fulfill(proxyFailed));
  await page.goto(addressOf(user));
  const failed = "Failed to fetch users. Please try again later.";
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: failed })).toBeVisible();
  await page.unroute("**/api/admin/users");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, user)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

  await page.route("**/api/admin/users/*", (route) => route.fulfill(proxyFailed));
  await openEdit(page, user);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Failed to save user. Please try again.");
  await page.keyboard.press("Escape");
  page.on("dialog", (question) => question.accept());
  await page.getByRole("button", { name: `Delete ${nameOf(user)}` }).click();
  await expect(page.getByText("Failed to delete user. Please try again.")).toBeVisible();
  await expect(rowOf(page, user)).toBeVisible();
});

test("an empty list explains what to do, and a user without an ID can't be deleted", async ({
  page,
  signIn,
}) => {
  await signIn();
  let listed: object[] = [];
  await page.route("**/api/admin/users", (route) => route.fulfill({ json: listed }));
  await page.goto("/admin/users");
  await expect(page.getByText('No users found. Click "Add User" to create one.')).toBeVisible();

  const { firstName, lastName, email } = newUser();
  listed = [{ _id: "", firstName, lastName, email, role: "user", permissions: [], version: 1 }];
  await page.reload();
  page.on("dialog", (question) => question.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Invalid user ID")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("users are cards, and the browser's back button closes a form", async ({ page, admin, signIn }) => {
    const { user } = await storeUser(admin, { role: "admin", permissions: ["manage_blogs"] });
    await signIn();
    await page.goto(addressOf(user));
    const card = page.getByRole("list", { name: "Users" }).getByRole("listitem").first();
    await expect(card).toContainText(nameOf(user));
    for (const text of [user.email, "Admin", PERMISSION_NAMES.manage_blogs])
      await expect(card).toContainText(text);
    await expect(page.getByRole("table")).toHaveCount(0);

    await openEdit(page, user);
    await expect(dialog(page).getByRole("button", { name: "Save" })).toBeInViewport();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Edit ${nameOf(user)}` })).toBeFocused();
  });
});

test("a user can be found, edited and saved by keyboard alone", async ({ page, admin, signIn }) => {
  const { user } = await storeUser(admin);
  await signIn();
  await page.goto(addressOf(user));
  await page.getByRole("searchbox").focus();
  const edit = page.getByRole("button", { name: `Edit ${nameOf(user)}` });
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press("Tab");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("First name")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Augusta");
  for (const label of ["Last name", "Email", "Role", PERMISSION_NAMES.manage_users]) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("User updated successfully")).toBeVisible();
  expect(await findUser(admin, user._id)).toMatchObject({
    firstName: "Augusta",
    permissions: ["manage_users"],
  });
});
