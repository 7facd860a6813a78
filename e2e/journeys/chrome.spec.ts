import { NETWORK_ERROR } from "@/lib/client/texts";
import { brand } from "@/lib/content/brand";
import { navigation, quickLinks } from "@/lib/content/navigation";
import { expect, test } from "../fixtures";

test("the header links to each page and marks the current one", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const { name, path } of navigation) {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(main.locator("[aria-current]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("the header turns translucent after scrolling 20 pixels", async ({ page }) => {
  await page.goto("/services");
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

test("the footer has the links, the contact details, and the profiles, which open in new tabs", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const explore = await footer.getByRole("list").first().getByRole("link").allTextContents();
  expect(explore).toEqual(quickLinks.map(({ name }) => name));
  await expect(footer).toContainText(brand.city);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${brand.name}`);
  await expect(footer).toContainText(brand.tagline);
  for (const name of ["Instagram", "Snapchat", "YouTube"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  await footer.getByRole("link", { name: "Admin Portal" }).click();
  await expect(page).toHaveURL("/admin/login");
});

test("an unknown page redirects to the home page, and a missing file, call or upload is a 404", async ({
  page,
  request,
}) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  for (const path of ["/no-such.png", "/_next/static/no-such.js", "/uploads/no-such", "/api/no-such"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("the skip link is the first tab stop and skips the navigation", async ({ page }) => {
  await page.goto("/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Event date")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the menu opens, and closes on Escape or a link", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    await opener.click();
    await expect(menu).toBeVisible();
    // Nothing behind it can be focused: after the last link comes the browser UI or the first link.
    const stops = await menu.getByRole("link").count();
    for (let stop = 0; stop < 2 * stops; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, footer :focus")).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    const { name, path } = navigation.at(-1) ?? { name: "", path: "" };
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
  });

  test("the admin menu is a drawer that closes on a link, Escape or a click on the backdrop", async ({
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

  test("offline, a section of the drawer says in view why it does not open", async ({
    page,
    context,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/ERR_INTERNET_DISCONNECTED/);
    await signIn();
    await page.goto("/admin/messages", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await context.setOffline(true);
    await drawer.getByRole("link", { name: "Gallery" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(NETWORK_ERROR)).toBeVisible();
    await expect(page).toHaveURL("/admin/messages");
    await context.setOffline(false);
  });
});

test("public pages greet a signed-in admin, without any request for visitors", async ({ page, signIn }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
  await signIn();
  await page.goto("/about");
  await expect(page.getByText("Welcome, Site Owner")).toBeVisible();
  expect(calls).not.toEqual([]);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a rejected token is replaced using the session cookie", async ({ page, signIn, quietConsole }) => {
  quietConsole.allow(/401/);
  await signIn();
  // A well-formed token from another server. As with a slow clock, only the server can reject it.
  const payload = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString("base64url");
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem("refused")) localStorage.setItem("adminToken", token);
    sessionStorage.setItem("refused", "yes");
  }, `x.${payload}.x`);
  await page.goto("/about");
  await expect(page.getByText("Welcome, Site Owner")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).not.toContain(payload);
});

test("on a public page, an expired session only removes the greeting", async ({ page, quietConsole }) => {
  quietConsole.allow(/401/);
  await page.addInitScript(() => localStorage.setItem("adminToken", "unreadable"));
  const refused = page.waitForResponse("**/api/admin/refresh-token");
  await page.goto("/about");
  expect((await refused).status()).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  await expect(page).toHaveURL("/about");
});
