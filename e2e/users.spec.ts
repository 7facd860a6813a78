import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { NewUser } from "@/lib/contract/users";
import { site } from "./support/site";
import { test as base, expect } from "./support/test";
import { editOf, findUser, newUser, storeUser, USERS } from "./support/users";

/** With a client that is signed in as the admin, on another device than the browser. */
const test = base.extend<{ admin: APIRequestContext }>({
  admin: async ({ playwright, token }, use) => {
    const extraHTTPHeaders = { authorization: `Bearer ${token}` };
    const admin = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders });
    await use(admin);
    await admin.dispose();
  },
});

const dialog = (page: Page) => page.getByRole("dialog");
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
const rowOf = (page: Page, user: { firstName: string; lastName: string }) =>
  page.getByRole("row", { name: nameOf(user) });
const addressOf = ({ lastName }: { lastName: string }) => `/admin/users?q=${encodeURIComponent(lastName)}`;

async function openEdit(page: Page, user: { firstName: string; lastName: string }): Promise<void> {
  await page.getByRole("button", { name: `Edit ${nameOf(user)}` }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillIn(page: Page, { firstName, lastName, email }: NewUser): Promise<void> {
  await dialog(page).getByLabel("First name").fill(firstName);
  await dialog(page).getByLabel("Last name").fill(lastName);
  await dialog(page).getByLabel("E-mail").fill(email);
}

/** Ends the session here, as time would. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem("adminToken", "unreadable"));
}

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel("E-mail").fill(site.admin.email);
  await page.getByLabel("Password").fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Collects the browser's questions, and answers no. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return question.dismiss();
  });
  return questions;
}

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

test("oneself can't be deleted or demoted, which is said before; one's new name stands in the top bar", async ({
  page,
  signIn,
  addUser,
}) => {
  const me = addUser("admin");
  await signIn(site.url, me);
  await page.goto(`/admin/users?q=${me.email}`);
  const row = page.getByRole("row", { name: "(you)" });
  const why = "You can't delete yourself. Another admin can do it for you.";
  await expect(row).toContainText(why);
  const remove = row.getByRole("button", { name: "Delete" });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toHaveAccessibleDescription(why);
  // Playwright waits for what is off: a person clicks all the same, and no question comes up.
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

test("an admin without manage_users sees everybody and is told why nothing can be changed", async ({
  page,
  admin,
  signIn,
  addUser,
}) => {
  const { user } = await storeUser(admin);
  const me = addUser("admin", ["manage_blogs"]);
  await signIn(site.url, me);
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

  // By the address the form opens, and can't be sent.
  await page.goto(`/admin/users?edit=${user._id}`);
  await dialog(page).getByLabel("First name").fill("Eve");
  await expect(dialog(page).getByRole("alert")).toHaveText(note);
  await dialog(page).getByLabel("First name").press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  expect(await findUser(admin, user._id)).toEqual(user);
});

test("who loses the right meanwhile is told by the server, and the screen follows", async ({
  page,
  admin,
  signIn,
  addUser,
  quietConsole,
}) => {
  quietConsole.allow(/403/);
  const me = addUser("admin");
  await signIn(site.url, me);
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

test.describe("what was typed", () => {
  test("is there again after an expired session, except for the password", async ({
    page,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/401/);
    const user = newUser();
    await signIn();
    await page.goto("/admin/users");
    await page.getByRole("button", { name: "Add User" }).click();
    await fillIn(page, user);
    await dialog(page).getByLabel("Password", { exact: true }).fill(user.password);
    await dialog(page).getByLabel("Manage blogs").check();
    await endSession(page);
    await dialog(page).getByRole("button", { name: "Add User" }).click();

    await signInAgain(page);
    await expect(page).toHaveURL("/admin/users?add=1");
    await expect(dialog(page).getByRole("status")).toContainText("Unsaved changes were restored");
    await expect(dialog(page).getByLabel("E-mail")).toHaveValue(user.email);
    await expect(dialog(page).getByLabel("Manage blogs")).toBeChecked();
    await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(user.password);

    await dialog(page).getByLabel("Password", { exact: true }).fill(user.password);
    await dialog(page).getByRole("button", { name: "Add User" }).click();
    await expect(page.getByText("User added successfully")).toBeVisible();
    await expect(rowOf(page, user)).toBeVisible();
    await page.getByRole("button", { name: "Add User" }).click();
    await expect(dialog(page).getByLabel("E-mail")).toHaveValue("");
    await expect(dialog(page).getByText("Unsaved changes were restored")).toHaveCount(0);
  });

  test("survives Escape and a reload, and goes with Discard or Cancel", async ({ page, admin, signIn }) => {
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

test.describe("two admins at once", () => {
  test("the later one is told, loads the newer version and keeps the own change", async ({
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
    await expect(alert).toContainText("Somebody else changed this user meanwhile.");
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mine");
    await expect(dialog(page).getByLabel("E-mail")).toHaveValue(user.email);
    // Also when the screen was left in between.
    await page.reload();
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mine");
    await alert.getByRole("button", { name: "Load the newer version" }).click();
    await expect(alert).toHaveCount(0);
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Mine");
    await expect(dialog(page).getByLabel("E-mail")).toHaveValue(email);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("User updated successfully")).toBeVisible();
    expect(await findUser(admin, user._id)).toMatchObject({ firstName: "Mine", email });
  });

  test("an edit of somebody who was deleted says so and keeps what was typed", async ({
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
    await expect(dialog(page).getByRole("alert").first()).toHaveText("This user is no longer there.");
    await expect(dialog(page).getByLabel("First name")).toHaveValue("Too late");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText("Nobody matches.")).toBeVisible();
  });

  test("the list is fresh when its tab is looked at again", async ({ page, admin, signIn }) => {
    const { sent, user } = await storeUser(admin);
    await signIn();
    await page.goto(addressOf(user));
    await expect(rowOf(page, user)).toBeVisible();
    await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { firstName: "Augusta" }) });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(rowOf(page, { ...user, firstName: "Augusta" })).toBeVisible();
  });
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
