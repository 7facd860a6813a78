import { needs, PERMISSION_NAMES, PERMISSION_PRESETS } from "@/lib/content/permissions";
import { permissionSchema } from "@/lib/contract/users";
import { sendEnquiry } from "../../factories/enquiries";
import { addItem } from "../../factories/gallery-items";
import { storeUser } from "../../factories/users";
import { ELSEWHERE, expect, onEmptySite, THEMES, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { addForm, cards } from "../../screens/gallery-admin";
import { expectNoSidewaysScroll, openScreen } from "../../screens/pages";
import { dialog } from "../../screens/users";

test.use({ ...onEmptySite, viewport: { width: 375, height: 812 } });

for (const colorScheme of THEMES)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("a helper who posts photos does, and neither sees nor is asked about enquiries", async ({
      page,
      admin,
      adminAs,
      request,
      signIn,
    }) => {
      const { enquiry } = await sendEnquiry(request);
      const { sent } = await storeUser(admin, { role: "admin", permissions: ["manage_blogs"] });
      await addItem(await adminAs(sent), { title: "Mine" });
      const asked: string[] = [];
      page.on("request", (call) => asked.push(new URL(call.url()).pathname));
      await signIn(sent);
      for (const path of ["/admin/dashboard", "/admin/messages"]) {
        await openScreen(page, path);
        await expect(page.getByText(needs("manage_bookings"))).toBeVisible();
        await expect(page.getByText(enquiry.name)).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      }
      await page.getByRole("button", { name: "Notifications" }).click();
      await expect(page.getByText(/enquiry from/)).toHaveCount(0);
      await openScreen(page, "/admin/gallery");
      await expect(addForm(page)).toBeVisible();
      await expect(cards(page)).toHaveText(["Mine"]);
      await expect(page.getByRole("button", { name: "Edit Mine" })).toBeVisible();
      expect(asked.filter((path) => path.startsWith("/api/contact"))).toEqual([]);
    });
  });

test("a helper who answers enquiries reads them, and changes nothing in the gallery", {
  tag: ELSEWHERE,
}, async ({ page, admin, request, signIn }) => {
  const { enquiry } = await sendEnquiry(request);
  await addItem(admin, { title: "Theirs" });
  const { sent } = await storeUser(admin, { role: "admin", permissions: ["manage_bookings"] });
  await signIn(sent);
  await openScreen(page, "/admin/messages");
  await page.getByRole("link", { name: enquiry.name }).click();
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await openScreen(page, "/admin/gallery");
  await expect(page.getByText(needs("manage_blogs"))).toBeVisible();
  await expect(cards(page)).toHaveText(["Theirs"]);
  await expect(addForm(page)).toHaveCount(0);
  for (const name of ["Edit Theirs", "Delete Theirs", "Move Theirs later", "Drag Theirs"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expectNoViolations(page);
});

test("a set of permissions ticks its boxes, and no others", async ({ page, signIn }) => {
  await signIn();
  await openScreen(page, "/admin/users");
  await page.getByRole("button", { name: "Add User" }).click();
  for (const { name, permissions } of PERMISSION_PRESETS) {
    await dialog(page).getByRole("button", { name }).click();
    for (const permission of permissionSchema.options)
      await expect(dialog(page).getByLabel(PERMISSION_NAMES[permission])).toBeChecked({
        checked: permissions.includes(permission),
      });
  }
  await expectNoViolations(page);
});
