import { depositText } from "@/lib/content/deposit";
import { storeFailedDelivery } from "../factories/deliveries";
import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { expectNoViolations } from "../screens/axe";
import { fillIn } from "../screens/contact-form";
import { openMessage } from "../screens/messages";
import { expectNoSidewaysScroll } from "../screens/pages";
import { CARD_PAYMENTS, playCardProvider } from "../servers/card-provider";

test.use({
  ...onEmptySite,
  settings: ({ deliveries }, use) => use({ ...deliveries.settings, ...CARD_PAYMENTS }),
  contextOptions: { reducedMotion: "reduce" },
});

for (const width of [375, 1280]) {
  test(`axe finds no violations in the deposit at ${width} px, which works with the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const provider = await playCardProvider(page);
    provider.card = "refused";
    await page.goto("/contact");
    await fillIn(page, newEnquiry());
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await page.getByRole("button", { name: `Pay ${depositText.amount} by card` }).press("Enter");
    const card = page.getByRole("textbox", { name: "Card number" });
    await card.fill("4242");
    await card.press("Enter");
    await expect(page.getByRole("group", { name: "Card" })).toContainText("Error creating payment method");
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    provider.card = "accepted";
    await page.getByRole("button", { name: `Pay ${depositText.amount}`, exact: true }).press("Enter");
    await expect(page.getByText("is paid.")).toBeFocused();
    await expectNoViolations(page);
  });

  test(`axe finds no violations in a message with a failed copy and a deposit at ${width} px`, async ({
    page,
    request,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await storeFailedDelivery(request, { code: "UNSPECIFIED", reason: "timeout" });
    await signIn();
    await openMessage(page, id);
    await expect(page.getByRole("region", { name: "Copies" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Deposit" })).toHaveText("Deposit: none");
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });
}
