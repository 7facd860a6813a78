import type { Page } from "@playwright/test";
import { deliveryNotice } from "@/lib/content/delivery-errors";
import { packageTitle } from "@/lib/content/services";
import type { DeliveryFailure, DeliveryService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { serviceOf } from "../factories/content";
import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { fillIn } from "../screens/contact-form";
import { DELIVERY_CODE, watchDeliveryCode } from "../screens/delivery-code";
import { withDatabase } from "../servers/database";
import { hangUp, respondWith, silence } from "../servers/delivery-services";
import type { OwnServer } from "../servers/server-process";

test.use({ ...onEmptySite, settings: ({ deliveries }, use) => use(deliveries.settings) });

const ARRIVED = "Thank you. Your enquiry has arrived.";
const UNDELIVERED = "/api/contact/undelivered";

/** Submits an enquiry in the open contact page. @returns it once the page confirms it. */
async function send(page: Page, enquiry = newEnquiry()): Promise<Enquiry> {
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(ARRIVED)).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  return enquiry;
}

/** Resolves when the site has responded to this many reports. */
function reports(page: Page, count: number): Promise<unknown> {
  let left = count;
  return page.waitForResponse((response) => response.url().endsWith(UNDELIVERED) && --left === 0);
}

/** The titles of the notifications about an enquiry's failed deliveries. */
const notified = ({ dataDir }: OwnServer, { email }: Enquiry) =>
  withDatabase(dataDir, (db) =>
    db
      .prepare(
        `select title from notifications join messages on messages.id = subject_id
         where kind = 'undelivered' and email = ? order by title`,
      )
      .pluck()
      .all(email),
  );
const titles = ({ name }: Enquiry, failures: { [Service in DeliveryService]?: DeliveryFailure }) =>
  (["email", "form"] as const)
    .flatMap((service) => {
      const failure = failures[service];
      return failure ? [deliveryNotice(name, service, failure)] : [];
    })
    .sort();

const UNKNOWN = { code: "UNSPECIFIED" } as const;
const FORMAT = { ...UNKNOWN, reason: "format" } as const;
const LATE = { ...UNKNOWN, reason: "timeout" } as const;
const LEFT = { ...UNKNOWN, reason: "left" } as const;

const countStored = ({ dataDir }: OwnServer, { email }: Enquiry) =>
  withDatabase(dataDir, (db) =>
    db.prepare("select count(*) from messages where email = ?").pluck().get(email),
  );

test("both services receive all fields after client-side navigation", async ({
  emptySite,
  deliveries: { formService, emailService },
  page,
}) => {
  await page.goto("/services");
  const dj = serviceOf("dj");
  const [, chosen] = dj.packages;
  await page.getByRole("link", { name: `Choose ${chosen.name} of ${dj.name}` }).click();
  await expect(page.getByText(`You chose ${packageTitle(dj, chosen)}`)).toBeVisible();
  const opened = Date.now();
  const enquiry = { ...(await send(page)), subject: packageTitle(dj, chosen) };
  await expect.poll(() => [formService.received.length, emailService.received.length]).toEqual([1, 1]);

  const [form] = formService.received;
  expect(form).toMatchObject({ path: "/p/a-project/f/a-form", body: enquiry });
  expect(form?.headers).toMatchObject({
    accept: "application/json",
    "content-type": "application/json",
    "formspree-client": expect.stringMatching(/^@formspree\/react@3\.\S+ @formspree\/core@\d/),
  });
  const session = Buffer.from(String(form?.headers["formspree-session-data"]), "base64").toString();
  expect(JSON.parse(session)).toEqual({ loadedAt: expect.any(Number), webdriver: true });
  // The time when the page's code was loaded, not that of sending.
  expect(JSON.parse(session).loadedAt).toBeLessThanOrEqual(opened);

  const [email] = emailService.received;
  expect(email).toMatchObject({ path: "/api/v1.0/email/send" });
  expect(email?.body).toEqual({
    user_id: "a public key",
    service_id: "a service",
    template_id: "a template",
    template_params: enquiry,
  });
  expect(notified(emptySite, enquiry)).toEqual([]);
});

test("the delivery code is loaded only after an enquiry is stored", async ({ page }) => {
  const loaded = watchDeliveryCode(page);
  await page.goto("/contact");
  await fillIn(page, newEnquiry());
  expect(await loaded()).toEqual([]);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(ARRIVED)).toBeVisible();
  await expect.poll(loaded).toEqual(DELIVERY_CODE);
});

test("the policy allows the services, and the privacy page names them", async ({
  deliveries: { settings },
  page,
}) => {
  const { FORMSPREE_ENDPOINT = "", EMAILJS_ENDPOINT = "" } = settings;
  for (const path of ["/", "/contact", "/privacy", "/admin/login"]) {
    const policy = (await page.request.get(path)).headers()["content-security-policy"];
    const allowed = `'self' ${FORMSPREE_ENDPOINT} ${EMAILJS_ENDPOINT}`;
    expect(/connect-src ([^;]+)/.exec(policy ?? "")?.[1], path).toBe(allowed);
  }
  await page.goto("/privacy");
  for (const origin of [FORMSPREE_ENDPOINT, EMAILJS_ENDPOINT])
    await expect(page.getByRole("main")).toContainText(`service at ${new URL(origin).host}`);
});

for (const [failure, form, email, text, failed] of [
  ["close the connection", hangUp, hangUp, "Failed to fetch", UNKNOWN],
  [
    "respond with 500",
    respondWith(500, "<h1>Out of order</h1>"),
    respondWith(500, "Out of order"),
    "is not valid JSON",
    FORMAT,
  ],
  [
    "respond with an unknown format and with 400",
    respondWith(200, '{"ok":true}'),
    respondWith(400, "No such template"),
    "Unexpected response format",
    FORMAT,
  ],
  [
    "respond with 404 and 429",
    respondWith(
      404,
      '{"error":"Form not found","errors":[{"code":"FORM_NOT_FOUND","message":"Form not found"}]}',
    ),
    respondWith(429, "Too many"),
    "Form not found",
    { code: "FORM_NOT_FOUND" },
  ],
  [
    "reject a field and close the connection",
    respondWith(422, '{"errors":[{"field":"email","code":"TYPE_EMAIL","message":"should be an email"}]}'),
    hangUp,
    "should be an email",
    { code: "TYPE_EMAIL" },
  ],
] as const) {
  test(`if the services ${failure}, the visitor sees no error and the owner gets one notification for each`, async ({
    emptySite,
    deliveries: { formService, emailService },
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/^The delivery to the (form|email) service failed|Failed to load resource/);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const printed = emptySite.output.length;
    formService.reply = form;
    emailService.reply = email;
    await page.goto("/contact");
    const reported = reports(page, 2);
    const enquiry = await send(page);
    await reported;
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
    await expect(page.getByText(text)).toHaveCount(0);
    expect(logged.find((line) => line.includes("form service"))).toContain(text);
    expect(notified(emptySite, enquiry)).toEqual(titles(enquiry, { email: UNKNOWN, form: failed }));
    await expect
      .poll(() => emptySite.output.slice(printed))
      .toContain(`"service":"form","code":"${failed.code}"`);
  });
}

test("a delivery fails after 10 s without a response", async ({
  emptySite,
  deliveries: { formService, emailService },
  page,
  quietConsole,
}) => {
  // The form service's client can't be cancelled: its request ends when the mock server closes.
  quietConsole.allow(/^The delivery to the (form|email) service failed|ERR_(CONNECTION|EMPTY)/);
  formService.reply = silence;
  emailService.reply = silence;
  await page.clock.install();
  await page.goto("/contact");
  const enquiry = await send(page);
  await expect.poll(() => [formService.received.length, emailService.received.length]).toEqual([1, 1]);
  const reported = reports(page, 2);
  await page.clock.runFor(10_000);
  await reported;
  expect(notified(emptySite, enquiry)).toEqual(titles(enquiry, { email: LATE, form: LATE }));
  await expect(page.getByText(ARRIVED)).toBeVisible();
});

test("if the visitor leaves at once, the email is still delivered and the form delivery is reported as failed", async ({
  emptySite,
  deliveries: { formService, emailService },
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  formService.preflight = held;
  emailService.preflight = held;
  await page.goto("/contact");
  const enquiry = await send(page);
  await expect.poll(() => [formService.preflights, emailService.preflights]).toEqual([1, 1]);
  await page.goto("about:blank");
  release();
  await expect.poll(() => emailService.received.length).toBe(1);
  await expect.poll(() => notified(emptySite, enquiry)).toEqual(titles(enquiry, { form: LEFT }));
});

test("an enquiry whose response was lost is delivered once, even if two tabs retry it", async ({
  emptySite,
  deliveries: { formService, emailService },
  context,
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.goto("/contact");
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const enquiry = newEnquiry();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
  // A delivery that an earlier test cut off may still arrive.
  const namesAt = ({ received }: typeof formService, ...names: string[]) =>
    received
      .map(({ body }) => (body.template_params ?? body).name ?? "")
      .filter((name) => names.includes(name));
  expect(namesAt(formService, enquiry.name)).toEqual([]);
  await page.unroute("**/api/contact");

  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto("/contact");
    await expect(tab.getByLabel("Your name")).toHaveValue(enquiry.name);
  }
  for (const tab of [page, otherTab]) {
    await tab.getByRole("button", { name: "Send enquiry" }).click();
    await expect(tab.getByText(ARRIVED)).toBeVisible();
  }
  expect(countStored(emptySite, enquiry)).toBe(1);
  // A different enquiry from the second tab is delivered. A duplicate from that tab would have come first.
  await otherTab.getByRole("button", { name: "Write another enquiry" }).click();
  const { name } = await send(otherTab);
  for (const service of [formService, emailService]) {
    await expect.poll(() => namesAt(service, name)).toEqual([name]);
    expect(namesAt(service, enquiry.name, name)).toEqual([enquiry.name, name]);
  }
});

test("if the delivery code can't be loaded, the owner is notified", async ({
  emptySite,
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED|Failed to load chunk|ChunkLoadError|dynamically imported module/);
  await page.goto("/contact");
  // The scripts that are loaded after the response are the delivery code.
  await page.route("**/api/contact", async (route) => {
    const response = await route.fetch();
    await page.route("**/_next/static/chunks/*.js", (chunk) => chunk.abort());
    await route.fulfill({ response });
  });
  const reported = reports(page, 2);
  const enquiry = await send(page);
  await reported;
  expect(notified(emptySite, enquiry)).toEqual(titles(enquiry, { email: UNKNOWN, form: UNKNOWN }));
});
