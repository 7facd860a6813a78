import { deliveryNotice, deliveryProblem } from "@/lib/content/delivery-errors";
import { type DeliveryErrorCode, deliverySchema } from "@/lib/contract/deliveries";
import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { fillIn } from "../screens/contact-form";
import { respondWith } from "../servers/delivery-services";

test.use({ ...onEmptySite, settings: ({ deliveries }, use) => use(deliveries.settings) });

const CODES = deliverySchema.shape.code.options;
const FIELD_CODES = CODES.filter((code) => /^(REQUIRED|STRIPE|TYPE)_/.test(code));
const FORM_CODES = [...CODES.filter((code) => !FIELD_CODES.includes(code)), "A_NEW_CODE"];

for (const [about, codes, field] of [
  ["the form", FORM_CODES, {}],
  ["a field", FIELD_CODES, { field: "email" }],
] as const) {
  test(`each code of the form service about ${about} has a sentence in the notification and in the message`, async ({
    deliveries: { formService },
    admin,
    page,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/^The delivery to the form service failed|status of 422/);
    const messages: { name: string; sentence: string }[] = [];
    await page.goto("/contact");
    for (const sent of codes) {
      const errors = [{ code: sent, message: "Not for visitors", ...field }];
      formService.reply = respondWith(422, JSON.stringify({ errors }));
      const enquiry = newEnquiry();
      await fillIn(page, enquiry);
      const reported = page.waitForResponse("**/api/contact/undelivered");
      await page.getByRole("button", { name: "Send enquiry" }).click();
      expect((await reported).status()).toBe(200);
      await expect(page.getByText("Not for visitors")).toHaveCount(0);

      const code: DeliveryErrorCode = CODES.find((one) => one === sent) ?? "UNSPECIFIED";
      const [notice] = await (await admin.get("/api/admin/notifications")).json();
      expect(notice).toMatchObject({ title: deliveryNotice(enquiry.name, "form", { code }) });
      messages.push({ name: enquiry.name, sentence: deliveryProblem("form", { code }) });
      await page.getByRole("button", { name: "Write another enquiry" }).click();
    }

    await signIn();
    await page.goto("/admin/messages");
    for (const { name, sentence } of messages) {
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("region", { name: "Copies" })).toContainText(sentence);
    }
  });
}

test("no two codes share a sentence", () => {
  expect(new Set(CODES.map((code) => deliveryProblem("form", { code }))).size).toBe(CODES.length);
});
