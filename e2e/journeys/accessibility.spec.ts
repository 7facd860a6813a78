import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { newEnquiry, storeEnquiries } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { openGalleryFilter } from "../screens/gallery";

const PICTURE = fileURLToPath(new URL("../../lib/backend/gallery/demo/trumpet-valves.jpg", import.meta.url));
const WIDTHS = [375, 1280];
const PUBLIC = ["/", "/services", "/gallery", "/about", "/contact", "/privacy", "/terms", "/admin/login"];

/** Checks what is on the page in the light theme, and once more in the dark one what depends on colours. */
async function expectNoFindings(page: Page): Promise<void> {
  await setTheme(page, "light");
  const everything = axe(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  expect(findingsOf(await everything.analyze())).toEqual([]);
  await setTheme(page, "dark");
  const colours = axe(page).withRules(["color-contrast", "link-in-text-block"]);
  expect(findingsOf(await colours.analyze())).toEqual([]);
}

/** Without frames in the page, "legacy" finds the same and opens no second page for each run. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const findingsOf = ({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

/** The theme is one class (SPEC section 4): its tokens change and nothing else. */
async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
    // A colour that is still on its way is neither of the two.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }, theme === "dark");
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const width of [320, 768, 2560]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, request, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    const enquiry = newEnquiry({ name: `Extraordinarily${"long".repeat(20)}`, message: "x".repeat(300) });
    await storeEnquiries(request, [enquiry]);
    await signIn();
    const messages = `/admin/messages?q=${enquiry.email}`;
    for (const path of [...PUBLIC.slice(0, -1), "/admin/dashboard", "/admin/users", messages]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole("link", { name: enquiry.name }).click();
    await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("axe finds nothing on the public pages and the sign-in", async ({ page }) => {
      for (const path of PUBLIC) {
        await page.goto(path);
        await expectNoFindings(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test("axe finds nothing in the contact form with errors and in the open menu", async ({ page }) => {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");
      await expectNoFindings(page);
      if (width > 700) return;
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expectNoFindings(page);
    });

    test("axe finds nothing on the home page when its carousels can move", async ({ page }) => {
      await page.goto("/");
      for (const name of ["Testimonials", "Gallery"]) {
        const carousel = page.getByRole("region", { name, exact: true });
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel.getByRole("button", { name: "Go to slide 1", exact: true })).toBeVisible();
      }
      await expectNoFindings(page);
    });

    test("axe finds nothing in a picture and a film that are open", async ({ page }) => {
      await openGalleryFilter(page, "DJ");
      for (const title of ["Half-Sun Label", "Spinning Record"]) {
        await page.getByRole("link", { name: title }).click();
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expectNoFindings(page);
        await expectNoSidewaysScroll(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });

    test("axe finds nothing in the form of a new user with errors", async ({ page, signIn }) => {
      await signIn();
      await page.goto("/admin/users?add=1");
      await page.getByRole("dialog").getByRole("button", { name: "Add User" }).click();
      await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
    });

    test("axe finds nothing in the admin area, its menus and an open message", async ({
      page,
      request,
      signIn,
    }) => {
      const enquiry = newEnquiry();
      await storeEnquiries(request, [enquiry]);
      await signIn();
      for (const path of ["/admin/dashboard", "/admin/users", "/admin/gallery"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expectNoFindings(page);
      }
      await page.goto(`/admin/messages?q=${enquiry.email}`);
      await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole("link", { name: enquiry.name }).click();
      await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Site Owner" }).click();
      await expectNoFindings(page);
      await page.getByRole("button", { name: "Notifications" }).click();
      await expect(page.getByRole("link", { name: "View all notifications" })).toBeVisible();
      await expectNoFindings(page);
      if (width > 700) return;
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Menu" }).click();
      await expectNoFindings(page);
    });

    test("axe finds nothing in the admin area's dialogs and forms", async ({ page, signIn }) => {
      await signIn();
      await page.goto("/admin/users?add=1");
      await expect(page.getByRole("dialog", { name: "Add User" })).toBeVisible();
      await expectNoFindings(page);
      await page.goto("/admin/messages");
      await page.getByRole("checkbox", { name: "Select all" }).check();
      await expect(page.getByRole("button", { name: "Delete selected" })).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole("button", { name: "Site Owner" }).click();
      await page.getByRole("button", { name: "Account and password" }).click();
      await expect(page.getByRole("dialog", { name: "Account" })).toBeVisible();
      await expectNoFindings(page);
    });

    test("axe finds nothing in the forms of the gallery screen", async ({ page, signIn }) => {
      await signIn();
      await page.goto("/admin/gallery");
      await page.getByRole("button", { name: "Edit Three Valves" }).click();
      await expect(page.getByRole("dialog", { name: "Edit Three Valves" })).toBeVisible();
      await expectNoFindings(page);
      await page.keyboard.press("Escape");
      const add = page.getByRole("form", { name: "Add to the gallery" });
      await add.locator("input[type=file]").setInputFiles(PICTURE);
      await expectNoFindings(page);
      await add.getByRole("button", { name: /^Crop/ }).click();
      await expect(add.getByRole("button", { name: "Apply crop" })).toBeVisible();
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      await add.getByText("URL", { exact: true }).click();
      await add.getByRole("button", { name: "Upload" }).click();
      await expect(add.getByLabel("Address of a picture or film")).toHaveAttribute("aria-invalid", "true");
      await expectNoFindings(page);
    });
  });
}

test("with text twice as large nothing scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.addStyleTag({ content: "html{font-size:200%}" });
    await expectNoSidewaysScroll(page);
  }
});

test("in the admin area neither, and its controls stay in sight", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of [
    "/admin/dashboard",
    "/admin/users",
    "/admin/users?add=1",
    "/admin/gallery",
    "/admin/messages",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await page.addStyleTag({ content: "html{font-size:200%}" });
    await expectNoSidewaysScroll(page);
  }
});
