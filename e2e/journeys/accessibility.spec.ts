import type { Page } from "@playwright/test";
import { questions } from "@/lib/content/booking";
import { demoPicture, demoVideo } from "../factories/content";
import { newEnquiry, sendEnquiry } from "../factories/enquiries";
import { demoFile } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { expectNoViolations } from "../screens/axe";
import { fillIn, untilReact } from "../screens/contact-form";
import { openGalleryFilter } from "../screens/gallery";
import { addForm, picker } from "../screens/gallery-admin";
import { expectNoSidewaysScroll, openScreen, PUBLIC_PATHS } from "../screens/pages";

/** A desktop's, then a phone's. */
const WIDTHS = [1280, 375];
const HEIGHT = 800;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What is on the screen is accessible on a desktop and on a phone, which it is left on. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
}

for (const path of [...PUBLIC_PATHS, "/admin/login"]) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test("axe finds no violations in the contact form with errors or the open menu", async ({ page }) => {
  await page.goto("/contact");
  await untilReact(page);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");
  await page.getByText("More details (optional)").click();
  await page.getByLabel("Event type").selectOption("corporate");
  await expect(page.getByLabel("Company")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectNoViolations(page);
});

test("axe finds no violations in the answers on the contact page or the confirmation of an enquiry", async ({
  page,
}) => {
  await page.goto("/contact");
  await page
    .getByRole("group")
    .getByText(questions[0]?.question ?? "")
    .click();
  await expect(page.getByText(questions[0]?.answer ?? "")).toBeVisible();
  await fillIn(page, newEnquiry());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { name: "Your enquiry has arrived" })).toBeFocused();
  await expectAccessible(page);
});

test("axe finds no violations on the private page of an enquiry, or without one", async ({
  page,
  request,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  const { page: path, token } = await sendEnquiry(request);
  await request.post("/api/contact/enquiry/additions", { data: { token, text: "A detail" } });
  for (const address of [path, `/enquiry/${"x".repeat(43)}`]) {
    await page.goto(address);
    await expectAccessible(page);
  }
});

test("axe finds no violations on the home page once its carousels are interactive", async ({ page }) => {
  await page.goto("/");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const name of ["Testimonials", "Gallery"]) {
      const carousel = page.getByRole("region", { name, exact: true });
      await carousel.scrollIntoViewIfNeeded();
      const dot = carousel.getByRole("button", { name: "Go to slide 1", exact: true });
      await expect(dot).toBeVisible();
      // Clear of the booking bar, which would count as making the buttons smaller.
      await dot.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
    }
    await expectNoViolations(page);
  }
});

test("axe finds no violations in an open picture or video", async ({ page }) => {
  await openGalleryFilter(page, "dj");
  for (const title of [demoPicture("dj").title, demoVideo("dj").title]) {
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("axe finds no violations in the form for a new user with errors", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/users?add=1");
  await page.getByRole("dialog").getByRole("button", { name: "Add User" }).click();
  await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

for (const path of ["dashboard", "users", "gallery", "account", "backups"].map((name) => `/admin/${name}`)) {
  test(`axe finds no violations on ${path}`, async ({ page, signIn }) => {
    await signIn();
    await openScreen(page, path);
    await expectAccessible(page);
  });
}

test("axe finds no violations in the messages or an open message", async ({ page, request, signIn }) => {
  const { enquiry } = await sendEnquiry(request);
  await signIn();
  await page.goto(`/admin/messages?q=${enquiry.email}`);
  await expect(page.getByRole("link", { name: enquiry.name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: enquiry.name }).click();
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds no violations in the menus of the admin area", async ({ page, request, signIn }) => {
  await sendEnquiry(request);
  await signIn();
  await openScreen(page, "/admin/users");
  await page.getByRole("banner").getByRole("button", { name: "Site Owner" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByRole("link", { name: "View all notifications" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectNoViolations(page);
});

test("axe finds no violations in the form for a new user", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/users?add=1");
  await expect(page.getByRole("dialog", { name: "Add User" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds no violations in selected messages", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/messages");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByRole("button", { name: "Delete selected" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds no violations in the account dialog", async ({ page, signIn }) => {
  await signIn();
  await openScreen(page, "/admin/users");
  await page.getByRole("banner").getByRole("button", { name: "Site Owner" }).click();
  await page.getByRole("button", { name: "Account and password" }).click();
  await expect(page.getByRole("dialog", { name: "Account" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds no violations in the edit form of a gallery item", async ({ page, signIn }) => {
  const { title } = demoPicture("trumpet");
  await signIn();
  await openScreen(page, "/admin/gallery");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("dialog", { name: `Edit ${title}` })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds no violations in the form for a new gallery item", async ({ page, signIn }) => {
  await signIn();
  await openScreen(page, "/admin/gallery");
  await picker(addForm(page)).setInputFiles(demoFile("trumpet-valves.jpg"));
  await expectAccessible(page);
});

test("axe finds no violations in the crop tool", async ({ page, signIn }) => {
  await signIn();
  await openScreen(page, "/admin/gallery");
  await picker(addForm(page)).setInputFiles(demoFile("trumpet-valves.jpg"));
  await addForm(page).getByRole("button", { name: /^Crop/ }).click();
  await expect(addForm(page).getByRole("button", { name: "Apply crop" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds no violations in the form for a new link with errors", async ({ page, signIn }) => {
  await signIn();
  await openScreen(page, "/admin/gallery");
  const add = addForm(page);
  await add.getByText("URL", { exact: true }).click();
  await add.getByRole("button", { name: "Upload" }).click();
  await expect(add.getByLabel("URL of a picture or video")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});
