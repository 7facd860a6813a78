import type { Page } from "@playwright/test";
import { demoPicture, demoVideo } from "../factories/content";
import { newEnquiry, sendEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { SENT, untilReact } from "../screens/contact-form";
import { openGalleryFilter, works } from "../screens/gallery";

/**
 * Collects the policy violations of all pages opened from now on. The console guard of every test
 * fails on them too; these tests check them explicitly.
 */
function violationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/^Content Security Policy violation/.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Scrolls through the whole page, so that everything lazy is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const section of await page.locator("main section, footer").all())
    await section.scrollIntoViewIfNeeded();
}

test("a violation is detected even if the script catches its error", async ({ page, quietConsole }) => {
  quietConsole.allow(/Content Security Policy/);
  const violations = violationsOf(page);
  for (const path of ["/", "/admin/login"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      setTimeout(() => {
        try {
          new Function("");
        } catch {}
      });
    });
    await expect
      .poll(() => violations.splice(0))
      .toEqual(["Content Security Policy violation: script-src blocked eval"]);
  }
});

for (const path of ["/", "/services", "/gallery", "/about", "/contact/sent", "/privacy", "/terms"]) {
  test(`${path} does not violate its policy`, async ({ page }) => {
    const violations = violationsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await scrollThrough(page);
    if (path === "/") {
      for (const name of ["Testimonials", "Gallery"]) {
        const carousel = page.getByRole("region", { name, exact: true });
        await expect(carousel.getByRole("button", { name: "Go to slide 1", exact: true })).toBeAttached();
      }
    }
    await page.waitForLoadState("networkidle");
    expect(violations).toEqual([]);
  });
}

test("opening a picture or video does not violate the policy", async ({ page }) => {
  const violations = violationsOf(page);
  await openGalleryFilter(page, "dj");
  for (const { title } of [demoPicture("dj"), demoVideo("dj")]) {
    await works(page).filter({ hasText: title }).click();
    await expect(page.getByRole("dialog").locator("img, video").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(violations).toEqual([]);
});

test("validating and sending an enquiry does not violate the policy", async ({ page }) => {
  const violations = violationsOf(page);
  const field = (name: string) => page.locator(`main form [name=${name}]`);
  await page.goto("/contact");
  // Before that, the browser's own hints answer.
  await untilReact(page);
  await page.locator("main form").getByRole("button").last().click();
  await expect(field("email")).toHaveAttribute("aria-invalid", "true");
  const { eventType, subject: _, ...typed } = newEnquiry();
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await field("eventType").selectOption(eventType);
  await page.locator("main form").getByRole("button").last().click();
  await expect(page.getByText(SENT).first()).toBeVisible();
  expect(violations).toEqual([]);
});

test("signing in does not violate the policy", async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 401/);
  const violations = violationsOf(page);
  await page.goto("/admin/login");
  const signIn = page.locator("main form").getByRole("button").last();
  await signIn.click();
  await expect(page.locator("main form [name=email]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("main form [name=email]").fill("nobody@journeys.example");
  await page.locator("main form [name=password]").fill("not the password");
  await signIn.click();
  await expect(page.getByText("Invalid credentials or session expired.")).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe("signed in", () => {
  test.beforeEach(({ signIn }) => signIn());

  for (const path of [
    "/admin/dashboard",
    "/admin/users",
    "/admin/gallery",
    "/admin/messages",
    "/admin/backups",
    "/admin/replies",
  ]) {
    test(`${path} does not violate its policy`, async ({ page }) => {
      const violations = violationsOf(page);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(violations).toEqual([]);
    });
  }

  test("the forms of the console do not violate the policy", async ({ page }) => {
    const violations = violationsOf(page);
    await page.goto("/admin/users");
    await page.getByRole("button", { name: "Add User" }).click();
    await page.getByRole("dialog").locator("form button[type=submit]").click();
    await expect(page.getByRole("dialog").locator("[name=email]")).toHaveAttribute("aria-invalid", "true");

    await page.goto("/admin/gallery");
    const add = page.getByRole("form", { name: "Add to the gallery" });
    await add.locator("button[type=submit]").click();
    await expect(page.getByText("Please select a file or enter a valid URL to upload").first()).toBeVisible();
    expect(violations).toEqual([]);
  });

  test("opening a message does not violate the policy", async ({ page, request }) => {
    const violations = violationsOf(page);
    const { id, enquiry } = await sendEnquiry(request);
    await page.goto(`/admin/messages?open=${id}`);
    await page.getByRole("searchbox").fill(enquiry.email);
    await page.getByRole("link", { name: enquiry.name }).click();
    await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(violations).toEqual([]);
  });
});
