import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { depositProblem, depositText } from "@/lib/content/deposit";
import type { Enquiry } from "@/lib/contract/messages";
import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { fillIn } from "../screens/contact-form";
import { CARD_PAYMENTS, playCardProvider } from "../servers/card-provider";
import { hangUp, respondWith, silence } from "../servers/delivery-services";
import { errorOf } from "../servers/responses";

/** Deposits without deliveries, so that the mock form service receives payments only. */
test.use({
  ...onEmptySite,
  settings: ({ deliveries: { settings } }, use) =>
    use({
      FORMSPREE_ENDPOINT: settings.FORMSPREE_ENDPOINT ?? "",
      FORMSPREE_PROJECT: settings.FORMSPREE_PROJECT ?? "",
      ...CARD_PAYMENTS,
    }),
});

const PAY = `Pay ${depositText.amount}`;
const ASKS_BANK = JSON.stringify({ stripe: { paymentIntentClientSecret: "secret" }, resubmitKey: "again" });
const MAY_BE_PAID = "The payment was not confirmed, but it may have gone through.";

/** Sends an enquiry and opens the card form. */
async function openCardForm(page: Page): Promise<Enquiry> {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Thank you. Your enquiry has arrived.")).toBeVisible();
  await page.getByRole("button", { name: `${PAY} by card` }).click();
  await page.getByRole("textbox", { name: "Card number" }).fill("4242424242424242");
  return enquiry;
}

const pay = (page: Page) => page.getByRole("button", { name: PAY, exact: true });

/** Opens the message of an enquiry and checks what it says about the deposit. */
async function expectInConsole(page: Page, signIn: () => Promise<void>, { name }: Enquiry, text: string) {
  await signIn();
  await page.goto("/admin/messages");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("region", { name: "Deposit" })).toContainText(text);
}

test("a deposit is paid in a second step, after the enquiry is stored", async ({
  deliveries: { formService },
  page,
  signIn,
}) => {
  const provider = await playCardProvider(page);
  await page.goto("/contact");
  await expect(page.getByText(depositText.offer)).toBeVisible();
  const enquiry = await openCardForm(page);
  expect(formService.received).toHaveLength(0);
  await pay(page).click();
  await expect(page.getByText(`Your deposit of ${depositText.amount} is paid.`)).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  expect(formService.received.map(({ path }) => path)).toEqual(["/p/a-project/f/deposits"]);
  expect(formService.received[0]?.body).toEqual({ ...enquiry, paymentMethod: "pm_1" });
  expect(provider.requests).toEqual(["https://js.stripe.com/v3"]);
  await expectInConsole(page, signIn, enquiry, `Deposit of ${depositText.amount}: paid`);
});

test("the card provider's script is loaded when the visitor opens the deposit, and not before", async ({
  page,
}) => {
  const provider = await playCardProvider(page);
  for (const path of ["/", "/services", "/gallery", "/about", "/contact"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  const enquiry = newEnquiry();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("button", { name: `${PAY} by card` })).toBeVisible();
  expect(provider.requests).toEqual([]);
  await page.getByRole("button", { name: `${PAY} by card` }).click();
  await expect(pay(page)).toBeVisible();
  expect(provider.requests).toEqual(["https://js.stripe.com/v3"]);
});

test("a refused card costs nothing, keeps the enquiry, and another card can be tried", async ({
  deliveries: { formService },
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/status of 422/);
  const provider = await playCardProvider(page);
  provider.card = "refused";
  const enquiry = await openCardForm(page);
  await pay(page).click();
  const card = page.getByRole("group", { name: "Card" });
  await expect(card).toContainText("Error creating payment method");
  expect(formService.received).toHaveLength(0);

  provider.card = "accepted";
  formService.reply = respondWith(
    422,
    '{"errors":[{"field":"paymentMethod","code":"STRIPE_CLIENT_ERROR","message":"Declined"}]}',
  );
  await pay(page).click();
  await expect(card).toContainText("Declined. Please check the card details");
  const inbox = await page.context().newPage();
  await expectInConsole(inbox, signIn, enquiry, `failed, ${depositProblem("STRIPE_CLIENT_ERROR")}`);
  formService.reset();
  await pay(page).click();
  await expect(page.getByText("is paid.")).toBeVisible();
  expect(formService.received).toHaveLength(1);
});

test("the bank's confirmation is awaited, then the payment is sent with the intent and the key", async ({
  deliveries: { formService },
  page,
  signIn,
}) => {
  await playCardProvider(page);
  const enquiry = await openCardForm(page);
  formService.reply = (response) => {
    formService.reply = respondWith(200, '{"next":"/thanks"}');
    response.end(ASKS_BANK);
  };
  await pay(page).click();
  await expect(page.getByText("is paid.")).toBeVisible();
  const [first, second] = formService.received.map(({ body }) => body);
  expect(first).toEqual({ ...enquiry, paymentMethod: "pm_1" });
  expect(second).toEqual({ ...enquiry, paymentIntent: "pi_of_secret", resubmitKey: "again" });
  await expectInConsole(page, signIn, enquiry, "paid");
});

test("a payment that the bank refuses is shown at the card", async ({
  deliveries: { formService },
  page,
  signIn,
}) => {
  const provider = await playCardProvider(page);
  provider.bank = "refuses";
  const enquiry = await openCardForm(page);
  formService.reply = respondWith(200, ASKS_BANK);
  await pay(page).click();
  await expect(page.getByRole("group", { name: "Card" })).toContainText("Stripe SCA error");
  await expect(pay(page)).toBeVisible();
  expect(formService.received).toHaveLength(1);
  await expectInConsole(page, signIn, enquiry, `failed, ${depositProblem("STRIPE_SCA_ERROR")}`);
});

test("a page that is left while the bank is asked leaves a pending deposit", async ({
  deliveries: { formService },
  page,
  signIn,
}) => {
  const provider = await playCardProvider(page);
  provider.bank = "waiting";
  const enquiry = await openCardForm(page);
  formService.reply = respondWith(200, ASKS_BANK);
  await pay(page).click();
  await expect(page.getByRole("button", { name: "Confirming with your bank..." })).toBeVisible();
  await expectInConsole(page, signIn, enquiry, `Deposit of ${depositText.amount}: pending`);
});

for (const [failure, reply] of [
  ["closes the connection", hangUp],
  ["responds with an unknown format", respondWith(200, '{"ok":true}')],
  ["gives an unknown reason", respondWith(500, '{"error":"Something else"}')],
] as const) {
  test(`if the service ${failure}, the visitor can't pay again and the deposit stays pending`, async ({
    deliveries: { formService },
    page,
    signIn,
    quietConsole,
  }) => {
    quietConsole.allow(/ERR_|status of 500/);
    await playCardProvider(page);
    const enquiry = await openCardForm(page);
    formService.reply = reply;
    await pay(page).click();
    await expect(page.getByText(MAY_BE_PAID)).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await expectInConsole(page, signIn, enquiry, "pending");
  });
}

test("a payment without a response for 30 s may have been made", async ({
  deliveries: { formService },
  page,
  quietConsole,
}) => {
  quietConsole.allow(/The result of the payment is unknown|ERR_/);
  await page.clock.install();
  await playCardProvider(page);
  await openCardForm(page);
  formService.reply = silence;
  await pay(page).click();
  await expect.poll(() => formService.received.length).toBe(1);
  await page.clock.runFor(30_000);
  await expect(page.getByText(MAY_BE_PAID)).toBeVisible();
});

test("if the card provider can't be reached, the visitor can try again", async ({ page, quietConsole }) => {
  quietConsole.allow(/ERR_FAILED|Failed to load Stripe.js/);
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.goto("/contact");
  await fillIn(page, newEnquiry());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  const open = page.getByRole("button", { name: `${PAY} by card` });
  await open.click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await page.unrouteAll();
  await playCardProvider(page);
  await open.click();
  await expect(pay(page)).toBeVisible();
});

test("only the contact page allows the card provider, and it is loaded as a document of its own", async ({
  deliveries: { settings },
  page,
}) => {
  for (const path of ["/", "/privacy", "/contact", "/admin/login"]) {
    for (const time of ["first", "second"]) {
      const policy = (await page.request.get(path)).headers()["content-security-policy"] ?? "";
      const directive = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1] ?? "";
      const allowed = path === "/contact";
      expect(directive("script-src").endsWith(" https://js.stripe.com"), `${path} ${time}`).toBe(allowed);
      expect(directive("frame-src").includes("https://js.stripe.com https://hooks.stripe.com")).toBe(allowed);
      expect(directive("connect-src")).toBe(
        allowed ? `'self' ${settings.FORMSPREE_ENDPOINT} https://api.stripe.com` : "'self'",
      );
    }
  }
  const provider = await playCardProvider(page);
  await page.goto("/services");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("button", { name: "Send enquiry" })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  await fillIn(page, newEnquiry());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await page.getByRole("button", { name: `${PAY} by card` }).click();
  await expect(pay(page)).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test("only the sender of an enquiry can pay, and no attempt starts while another may be paid", async ({
  request,
  admin,
}) => {
  const enquiry = newEnquiry();
  const headers = { "idempotency-key": randomUUID() };
  const sent = await request.post("/api/contact", { data: enquiry, headers });
  const path = `/api/contact/admin/messages/${(await sent.json()).data._id}/deposit`;
  const start = (key: Record<string, string> = headers) =>
    request.post("/api/contact/deposit", { data: enquiry, headers: key });
  const settle = (attempt: string, code?: string) =>
    request.put("/api/contact/deposit", { data: { ...enquiry, attempt, ...(code && { code }) }, headers });

  await errorOf(await start({ "idempotency-key": "another" }), 404);
  expect(await (await admin.get(path)).json()).toEqual({ deposit: null });
  const starts = await Promise.all([start(), start(), start()]);
  expect(starts.map((one) => one.status()).sort()).toEqual([200, 409, 409]);
  const won = starts.find((one) => one.ok());
  const attempt = (await won?.json())?.data.attempt;
  await errorOf(await settle(randomUUID()), 409);
  expect((await settle(attempt, "STRIPE_SCA_ERROR")).status()).toBe(200);
  await errorOf(await settle(attempt), 409);
  expect(await (await admin.get(path)).json()).toMatchObject({
    deposit: { state: "failed", code: "STRIPE_SCA_ERROR", amount: expect.any(Number) },
  });
  const again = (await (await start()).json()).data.attempt;
  expect((await settle(again)).status()).toBe(200);
  await errorOf(await start(), 409);
  expect(await (await admin.get(path)).json()).toMatchObject({ deposit: { state: "paid" } });
});
