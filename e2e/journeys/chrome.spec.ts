import { expect, test } from "../fixtures";

const PAGES = [
  ["Home", "/"],
  ["Services", "/services"],
  ["Gallery", "/gallery"],
  ["About", "/about"],
  ["Contact", "/contact"],
] as const;

test("the header leads to each page and marks the one that is open", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, path] of PAGES) {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(main.locator("[aria-current]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("the header turns translucent past 20 pixels, not before", async ({ page }) => {
  await page.goto("/contact");
  const header = page.getByRole("banner");
  const opacity = () =>
    header.evaluate((element) => {
      const [, alpha = "1"] = /\/ ([\d.]+)\)|rgba\([^,]+,[^,]+,[^,]+, ([\d.]+)\)/
        .exec(getComputedStyle(element).backgroundColor)
        ?.filter(Boolean) ?? ["", "1"];
      return Number(alpha);
    });
  await page.evaluate(() => scrollTo(0, 20));
  await expect(header).toHaveAttribute("data-scrolled", "false");
  expect(await opacity()).toBe(1);
  await page.evaluate(() => scrollTo(0, 21));
  await expect(header).toHaveAttribute("data-scrolled", "true");
  await expect.poll(opacity).toBeLessThan(1);
});

test("the footer holds the links, the contact block and the profiles in new tabs", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const explore = await footer.getByRole("list").first().getByRole("link").allTextContents();
  expect(explore).toEqual(["Home", "About", "Services", "Gallery", "Contact"]);
  await expect(footer).toContainText("Boston, Massachusetts");
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(/through music, photography and creative expression/);
  for (const name of ["Instagram", "Snapchat", "YouTube"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  await footer.getByRole("link", { name: "Admin Portal" }).click();
  await expect(page).toHaveURL("/admin/login");
});

test("an unknown page leads home; a missing file, call or upload stays missing", async ({
  page,
  request,
}) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  for (const path of ["/no-such.png", "/_next/static/no-such.js", "/uploads/no-such", "/api/no-such"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("the skip link is the first stop and leads past the navigation", async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your name")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the menu opens, closes on Escape and when a link is chosen", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    await opener.click();
    await expect(menu).toBeVisible();
    // Behind it nothing can be reached: after its last link comes the browser itself, or its beginning.
    const stops = await menu.getByRole("link").count();
    for (let stop = 0; stop < 2 * stops; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, footer :focus")).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
  });

  test("the admin's menu is a drawer that a link, Escape and the backdrop close", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto("/admin/dashboard");
    const opener = page.getByRole("button", { name: "Menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(360, 400);
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole("link", { name: "Messages" }).click();
    await expect(page).toHaveURL("/admin/messages");
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/admin/login");
  });
});

test("a signed-in admin is greeted on public pages; visitors make no call for that", async ({
  page,
  signIn,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
  await signIn();
  await page.goto("/about");
  await expect(page.getByText("Welcome, Site Owner")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a token that is refused is no end of the session: the cookie buys another", async ({
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/401/);
  await signIn();
  // Good to look at, but of another server: as with a clock that is slow, only the server knows.
  const payload = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString("base64url");
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem("refused")) localStorage.setItem("adminToken", token);
    sessionStorage.setItem("refused", "yes");
  }, `x.${payload}.x`);
  await page.goto("/about");
  await expect(page.getByText("Welcome, Site Owner")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).not.toContain(payload);
});

test("a session that is over only takes the greeting from a public page", async ({ page, quietConsole }) => {
  quietConsole.allow(/401/);
  await page.addInitScript(() => localStorage.setItem("adminToken", "unreadable"));
  const refused = page.waitForResponse("**/api/admin/refresh-token");
  await page.goto("/about");
  expect((await refused).status()).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  await expect(page).toHaveURL("/about");
});
