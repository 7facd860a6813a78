import { deliveryNotice, deliveryProblem } from "@/lib/content/delivery-errors";
import { type DeliveryErrorCode, deliverySchema } from "@/lib/contract/deliveries";
import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { fillIn } from "../screens/contact-form";
import { openMessage } from "../screens/messages";
import { respondWith } from "../servers/delivery-services";

test.use({ ...onEmptySite, settings: ({ deliveries }, use) => use(deliveries.settings) });

const FIELD_CODES = /^(REQUIRED|STRIPE|TYPE)_/;
const CODES = deliverySchema.shape.code.options;

/** The form service's response with a code: an error of the form, or of one of its fields. */
function refusal(code: string) {
  const field = FIELD_CODES.test(code) && { field: "email" };
  return respondWith(422, JSON.stringify({ errors: [{ code, message: "Not for visitors", ...field }] }));
}

for (const sent of [...CODES, "A_NEW_CODE"]) {
  test(`${sent} of the form service has a sentence in the notification and in the message`, async ({
    deliveries: { formService },
    admin,
    page,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/^The delivery to the form service failed|status of 422/);
    formService.reply = refusal(sent);
    await page.goto("/contact");
    const enquiry = newEnquiry();
    await fillIn(page, enquiry);
    const reported = page.waitForResponse("**/api/contact/undelivered");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    expect((await reported).status()).toBe(200);
    await expect(page.getByText("Not for visitors")).toHaveCount(0);

    const code: DeliveryErrorCode = CODES.find((one) => one === sent) ?? "UNSPECIFIED";
    const [notice] = await (await admin.get("/api/admin/notifications")).json();
    expect(notice).toMatchObject({ title: deliveryNotice(enquiry.name, "form", { code }) });
    await signIn();
    await openMessage(page, notice.subjectId);
    const copies = page.getByRole("region", { name: "Copies" });
    await expect(copies).toContainText(deliveryProblem("form", { code }));
  });
}

test("no two codes share a sentence", () => {
  expect(new Set(CODES.map((code) => deliveryProblem("form", { code }))).size).toBe(CODES.length);
});
