import { expect, test } from "../../fixtures";
import { site } from "../../servers/site";

const token = () => localStorage.getItem("adminToken");

async function fillCredentials(page: import("@playwright/test").Page, password = site.admin.password) {
  await page.getByLabel("E-mail").fill(site.admin.email);
  await page.getByLabel("Password").fill(password);
}

test("the way in leads back to the page that was asked for, with its search", async ({ page }) => {
  const answer = await page.request.get("/admin/messages?q=zebra", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe("/admin/login?callbackUrl=%2Fadmin%2Fmessages%3Fq%3Dzebra");

  await page.goto("/admin/messages?q=zebra");
  await fillCredentials(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/admin/messages?q=zebra");
  await expect(page.getByRole("searchbox")).toHaveValue("zebra");
});

test("without a page asked for, the dashboard opens and greets the admin", async ({ page }) => {
  await page.goto("/admin/login");
  await fillCredentials(page);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Site Owner" })).toBeVisible();
});

for (const path of ["/admin", "/admin/dashboard", "/admin/users", "/admin/gallery", "/admin/nothing-here"]) {
  test(`${path} without a session is a redirect that keeps the path`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(`/admin/login?callbackUrl=${encodeURIComponent(path)}`);
  });
}

test("a malformed session cookie is no session and breaks nothing", async ({ request }) => {
  for (const cookie of ["x", "a.b.c.d.e", "%00", "e30.e30.e30"]) {
    const headers = { cookie: `next-auth.session-token=${cookie}` };
    const answer = await request.get("/admin/dashboard", { maxRedirects: 0, headers });
    expect(answer.status()).toBe(307);
  }
});

test("a way back to another site is not taken", async ({ page }) => {
  await page.goto("/admin/login?callbackUrl=https://evil.example/admin/messages");
  await fillCredentials(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a wrong password is said in an alert, clears the password and keeps the e-mail", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await page.goto("/admin/login");
  await fillCredentials(page, "not this one");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Invalid credentials or session expired." }),
  ).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveValue(site.admin.email);
});

test("while it signs in the button says so; after 30 s without an answer that is said", async ({ page }) => {
  await page.clock.install();
  await page.goto("/admin/login");
  await fillCredentials(page);
  await page.route("**/api/admin/login", () => {});
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(
    page.getByRole("alert").filter({ hasText: "Request timed out. Please check your internet connection." }),
  ).toBeVisible();
});

test("a lost connection and an answer without its fields are said in their words", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.goto("/admin/login");
  await fillCredentials(page);
  await page.route("**/api/admin/login", (route) => route.abort());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Network error - please check your connection." }),
  ).toBeVisible();

  await page.unroute("**/api/admin/login");
  await page.route("**/api/admin/login", (route) => route.fulfill({ json: { token: "only" } }));
  await fillCredentials(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Invalid response from server" })).toBeVisible();
});

test("whoever is signed in already is led on from the sign-in", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/login?callbackUrl=/admin/messages");
  await expect(page).toHaveURL("/admin/messages");
});

test("signing out takes the token and the cookie, here and in other tabs", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/dashboard");
  const otherTab = await context.newPage();
  await otherTab.goto("/admin/messages");
  await expect(otherTab.getByRole("heading", { name: "Messages" })).toBeVisible();

  await page.getByRole("button", { name: "Site Owner" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(token)).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name.includes("session-token"))).toEqual([]);
  await expect(otherTab).toHaveURL("/admin/login?callbackUrl=%2Fadmin%2Fmessages");
});

test("an expired or unreadable token is renewed at the start", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  const expired = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":1000}')}.x`;
  for (const stored of ["unreadable", expired]) {
    await page.evaluate((value) => localStorage.setItem("adminToken", value), stored);
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
    expect(await page.evaluate(token)).toMatch(/^ey.+\..+\..+/);
    expect(await page.evaluate(token)).not.toBe(stored);
  }
});

test("a session that is over leads to the sign-in, forgets the token and leads back", async ({
  page,
  context,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await signIn();
  await page.goto("/admin/messages?read=false");
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem("adminToken", "unreadable"));
  await page.getByRole("searchbox").fill("anything");
  await expect(page).toHaveURL(/\/admin\/login\?callbackUrl=%2Fadmin%2Fmessages/);
  expect(await page.evaluate(token)).toBeNull();
  await fillCredentials(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?.*read=false/);
});
