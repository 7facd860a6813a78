import { ELSEWHERE, expect, test } from "../../fixtures";
import { fillCredentials, submitCredentials } from "../../screens/sign-in";
import { site } from "../../servers/site";

const token = () => localStorage.getItem("adminToken");

test("signing in returns to the requested page with its query", { tag: ELSEWHERE }, async ({ page }) => {
  const response = await page.request.get("/admin/messages?q=zebra", { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe("/admin/login?callbackUrl=%2Fadmin%2Fmessages%3Fq%3Dzebra");

  await page.goto("/admin/messages?q=zebra");
  await submitCredentials(page);
  await expect(page).toHaveURL("/admin/messages?q=zebra");
  await expect(page.getByRole("searchbox")).toHaveValue("zebra");
});

test("by default, signing in opens the dashboard, which greets the admin", async ({ page }) => {
  await page.goto("/admin/login");
  await fillCredentials(page);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome, Site Owner" })).toBeVisible();
});

for (const path of ["/admin", "/admin/dashboard", "/admin/users", "/admin/gallery", "/admin/nothing-here"]) {
  test(`${path} redirects to the sign-in without a session and keeps the path`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(`/admin/login?callbackUrl=${encodeURIComponent(path)}`);
  });
}

test("a malformed session cookie counts as no session", async ({ request }) => {
  for (const cookie of ["x", "a.b.c.d.e", "%00", "e30.e30.e30"]) {
    const headers = { cookie: `next-auth.session-token=${cookie}` };
    const response = await request.get("/admin/dashboard", { maxRedirects: 0, headers });
    expect(response.status()).toBe(307);
  }
});

test("a callback URL of another site is ignored", async ({ page }) => {
  await page.goto("/admin/login?callbackUrl=https://evil.example/admin/messages");
  await submitCredentials(page);
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a wrong password shows an alert, clears the password and keeps the email", { tag: ELSEWHERE }, async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await page.goto("/admin/login");
  await submitCredentials(page, { ...site.admin, password: "not this one" });
  await expect(
    page.getByRole("alert").filter({ hasText: "Invalid credentials or session expired." }),
  ).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(site.admin.email);
});

test("the button shows 'Signing in...', and after 30 s without a response an alert appears", async ({
  page,
}) => {
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

test("a lost connection and a malformed response are reported", async ({ page, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED|Unexpected response from POST/);
  await page.goto("/admin/login");
  await fillCredentials(page);
  await page.route("**/api/admin/login", (route) => route.abort());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Network error - please check your connection." }),
  ).toBeVisible();

  await page.unroute("**/api/admin/login");
  await page.route("**/api/admin/login", (route) => route.fulfill({ json: { token: "only" } }));
  await submitCredentials(page);
  await expect(page.getByRole("alert").filter({ hasText: "Invalid response from server" })).toBeVisible();
});

test("the sign-in page redirects signed-in admins", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/login?callbackUrl=/admin/messages");
  await expect(page).toHaveURL("/admin/messages");
});

test("signing out removes the token and the cookie, here and in other tabs", { tag: ELSEWHERE }, async ({
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

test("an expired or unreadable token is renewed on load", { tag: ELSEWHERE }, async ({ page, signIn }) => {
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

test("an expired session deletes the token and redirects to the sign-in, which leads back", async ({
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
  await submitCredentials(page);
  await expect(page).toHaveURL(/\/admin\/messages\?.*read=false/);
});
