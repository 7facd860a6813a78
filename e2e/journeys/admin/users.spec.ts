import { randomUUID } from "node:crypto";
import { findUser, newUser, storeUser } from "../../factories/users";
import { expect } from "../../fixtures";
import { addressOf, dialog, fillIn, nameOf, openEdit, rowOf, test } from "../../screens/users";

test("a user is added in the dialog, shown in the table, edited and found by the search", async ({
  page,
  signIn,
}) => {
  const user = newUser();
  await signIn();
  await page.goto(addressOf(user));
  await expect(page.getByText("Nobody matches.")).toBeVisible();
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
  await dialog(page).getByLabel("Manage events").check();
  await dialog(page).getByRole("button", { name: "Add User" }).click();

  await expect(page.getByText("User added successfully")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add User" })).toBeFocused();
  const row = rowOf(page, user);
  await expect(row).toContainText(user.email);
  await expect(row.getByRole("list", { name: "Permissions" })).toHaveText("Manage events");
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft"))),
  ).toEqual([]);

  await openEdit(page, user);
  await expect(dialog(page).getByLabel("Password")).toHaveCount(0);
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue(user.email);
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
  await expect(page.getByText("Nobody matches.")).toBeVisible();
  await page.getByRole("button", { name: "Show all users" }).click();
  await expect(page).toHaveURL("/admin/users");
  await expect(rowOf(page, renamed)).toBeVisible();
});

test("each missing field is named, and a taken e-mail is said on its field", async ({
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
  await expect(dialog(page).getByText("Somebody with this e-mail address is already here.")).toBeVisible();
  await expect(dialog(page).getByLabel("E-mail")).toBeFocused();
  await expect(dialog(page).getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});

test("deleting asks first, names whom, and moves the focus to the next row, then the previous, then 'Add User'", async ({
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
  await expect(page.getByText("Nobody matches.")).toBeVisible();
});

test("a form of nobody says so, and closes", async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/admin/users?edit=${randomUUID()}`);
  await expect(dialog(page).getByRole("alert")).toHaveText("This user is no longer there.");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/users");
  await expect(page.getByRole("button", { name: "Add User" })).toBeFocused();
});

test("failures of the list, of saving and of deleting are said in their words, and can be tried again", async ({
  page,
  admin,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/502|ERR_FAILED/);
  const { user } = await storeUser(admin);
  await signIn();
  // A proxy's error page: an answer without a message of ours.
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

test("without users the screen says what to do, and a user without an id can't be deleted", async ({
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

  test("users are cards, and a form is closed by the browser's back", async ({ page, admin, signIn }) => {
    const { user } = await storeUser(admin, { role: "admin", permissions: ["manage_blogs"] });
    await signIn();
    await page.goto(addressOf(user));
    const card = page.getByRole("list", { name: "Users" }).getByRole("listitem").first();
    await expect(card).toContainText(nameOf(user));
    for (const text of [user.email, "Admin", "Manage blogs"]) await expect(card).toContainText(text);
    await expect(page.getByRole("table")).toHaveCount(0);

    await openEdit(page, user);
    await expect(dialog(page).getByRole("button", { name: "Save" })).toBeInViewport();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Edit ${nameOf(user)}` })).toBeFocused();
  });
});

test("by keyboard alone a user is found, edited and saved", async ({ page, admin, signIn }) => {
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
  for (const label of ["Last name", "E-mail", "Role", "Manage users"]) {
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
