import { newEnquiry, storeEnquiries } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { expectNoSidewaysScroll, openScreen, PUBLIC_PATHS } from "../screens/pages";

for (const width of [320, 768, 2560]) {
  test(`no public page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PUBLIC_PATHS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

  test(`no admin screen scrolls sideways at ${width} px`, async ({ page, request, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    const enquiry = newEnquiry({ name: `Extraordinarily${"long".repeat(20)}`, message: "x".repeat(300) });
    await storeEnquiries(request, [enquiry]);
    await signIn();
    const messages = `/admin/messages?q=${enquiry.email}`;
    for (const path of ["/admin/dashboard", "/admin/users", "/admin/backups", "/admin/replies", messages]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole("link", { name: enquiry.name }).click();
    await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test("at 200% text size no public page scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of [...PUBLIC_PATHS, "/admin/login"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html{font-size:200%}" });
    await expectNoSidewaysScroll(page);
  }
});

test("at 200% text size no admin screen scrolls sideways on a phone", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of [
    "/admin/dashboard",
    "/admin/users",
    "/admin/users?add=1",
    "/admin/gallery",
    "/admin/messages",
    "/admin/backups",
    "/admin/replies",
  ]) {
    await openScreen(page, path);
    await page.addStyleTag({ content: "html{font-size:200%}" });
    await expectNoSidewaysScroll(page);
  }
});
