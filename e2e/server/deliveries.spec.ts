import type { Page } from "@playwright/test";
import type { Enquiry } from "@/lib/contract/messages";
import { fillIn, newEnquiry } from "../factories/enquiries";
import { withDatabase } from "../servers/database";
import { answer, hangUp, silence, test } from "../servers/delivery-services";
import { expect } from "../servers/own-servers";

const ARRIVED = "Thank you. Your enquiry has arrived.";
const UNDELIVERED = "/api/contact/undelivered";
const FORM = "the form service";
const EMAIL = "the e-mail service";

/** Sends an enquiry with the form of the open page. @returns it, when the visitor was told that it arrived. */
async function send(page: Page, enquiry = newEnquiry()): Promise<Enquiry> {
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(ARRIVED)).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  return enquiry;
}

/** Resolves when the site has answered this many reports. */
function reports(page: Page, count: number): Promise<unknown> {
  let left = count;
  return page.waitForResponse((response) => response.url().endsWith(UNDELIVERED) && --left === 0);
}

/** What the owner is told about the copies of an enquiry. */
const told = (dataDir: string, { email }: Enquiry) =>
  withDatabase(dataDir, (db) =>
    db
      .prepare(
        `select title from notifications join messages on messages.id = subject_id
         where kind = 'undelivered' and email = ? order by title`,
      )
      .pluck()
      .all(email),
  );
const titles = ({ name }: Enquiry, ...services: string[]) =>
  services.map((service) => `The copy of ${name}’s enquiry may not have reached ${service}`);

const countStored = (dataDir: string, { email }: Enquiry) =>
  withDatabase(dataDir, (db) =>
    db.prepare("select count(*) from messages where email = ?").pluck().get(email),
  );

test("both services are sent a copy with all fields, from a page that was opened on the way", async ({
  own,
  copies,
  page,
}) => {
  const { formService, emailService, settings } = copies;
  const { url } = await own.start(settings);
  await page.goto(`${url}/services`);
  const opened = Date.now();
  await page.getByRole("link", { name: "Choose Premium of DJ Services" }).click();
  await expect(page.getByText("You chose DJ Services, Premium ($800)")).toBeVisible();
  const enquiry = { ...(await send(page)), subject: "DJ Services, Premium ($800)" };
  await expect.poll(() => [formService.received.length, emailService.received.length]).toEqual([1, 1]);

  const [form] = formService.received;
  expect(form).toMatchObject({ path: "/p/a-project/f/a-form", body: enquiry });
  expect(form?.headers).toMatchObject({
    accept: "application/json",
    "content-type": "application/json",
    "formspree-client": expect.stringMatching(/^@formspree\/core@\d/),
  });
  const session = Buffer.from(String(form?.headers["formspree-session-data"]), "base64").toString();
  expect(JSON.parse(session)).toEqual({ loadedAt: expect.any(Number), webdriver: true });
  // The page's load, and not the moment of sending.
  expect(JSON.parse(session).loadedAt).toBeLessThanOrEqual(opened);

  const [email] = emailService.received;
  expect(email).toMatchObject({ path: "/api/v1.0/email/send" });
  expect(email?.body).toEqual({
    user_id: "a public key",
    service_id: "a service",
    template_id: "a template",
    template_params: enquiry,
  });
  expect(told(own.dataDir, enquiry)).toEqual([]);
});

test("the policy names the services on public pages alone, and the privacy page tells of them", async ({
  own,
  copies: { settings },
  page,
}) => {
  const { url } = await own.start(settings);
  const { FORMSPREE_ENDPOINT = "", EMAILJS_ENDPOINT = "" } = settings;
  for (const path of ["/", "/contact", "/privacy", "/admin/login"]) {
    const policy = (await page.request.get(url + path)).headers()["content-security-policy"];
    const services = path.startsWith("/admin") ? "" : ` ${FORMSPREE_ENDPOINT} ${EMAILJS_ENDPOINT}`;
    expect(/connect-src ([^;]+)/.exec(policy ?? "")?.[1], path).toBe(`'self'${services}`);
  }
  await page.goto(`${url}/privacy`);
  for (const origin of [FORMSPREE_ENDPOINT, EMAILJS_ENDPOINT])
    await expect(page.getByRole("main")).toContainText(`service at ${new URL(origin).host}`);
});

test("a service that fails is nothing to the visitor, and the owner is told once", async ({
  own,
  copies: { formService, emailService, settings },
  page,
  quietConsole,
}) => {
  quietConsole.allow(/^The copy for the (form|email) service did not arrive|Failed to load resource/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const server = await own.start(settings);
  await page.goto(`${server.url}/contact`);
  for (const [form, email, text, code] of [
    [hangUp, hangUp, "Failed to fetch", "UNSPECIFIED"],
    [answer(500, "<h1>Out of order</h1>"), answer(500, "Out of order"), "is not valid JSON", "UNSPECIFIED"],
    [
      answer(200, '{"ok":true}'),
      answer(400, "No such template"),
      "Unexpected response format",
      "UNSPECIFIED",
    ],
    [
      answer(
        404,
        '{"error":"Form not found","errors":[{"code":"FORM_NOT_FOUND","message":"Form not found"}]}',
      ),
      answer(429, "Too many"),
      "Form not found",
      "FORM_NOT_FOUND",
    ],
    [
      answer(422, '{"errors":[{"field":"email","code":"TYPE_EMAIL","message":"should be an email"}]}'),
      hangUp,
      "should be an email",
      "TYPE_EMAIL",
    ],
  ] as const) {
    formService.reply = form;
    emailService.reply = email;
    const reported = reports(page, 2);
    const enquiry = await send(page);
    await reported;
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
    await expect(page.getByText(text)).toHaveCount(0);
    expect(logged.find((line) => line.includes("form service"))).toContain(text);
    expect(told(own.dataDir, enquiry)).toEqual(titles(enquiry, EMAIL, FORM));
    await expect.poll(() => server.output).toContain(`"service":"form","code":"${code}"`);
    logged.length = 0;
  }
});

test("a service that does not answer within 10 s counts as failed", async ({
  own,
  copies: { formService, emailService, settings },
  page,
  quietConsole,
}) => {
  // The form service's client can't give up: its request ends with the stand-in.
  quietConsole.allow(/^The copy for the (form|email) service did not arrive|ERR_(CONNECTION|EMPTY)/);
  formService.reply = silence;
  emailService.reply = silence;
  const { url } = await own.start(settings);
  await page.clock.install();
  await page.goto(`${url}/contact`);
  const enquiry = await send(page);
  await expect.poll(() => [formService.received.length, emailService.received.length]).toEqual([1, 1]);
  const reported = reports(page, 2);
  await page.clock.runFor(10_000);
  await reported;
  expect(told(own.dataDir, enquiry)).toEqual(titles(enquiry, EMAIL, FORM));
  await expect(page.getByText(ARRIVED)).toBeVisible();
});

test("who leaves the page at once still sends the e-mail, and the owner hears of a form copy cut off", async ({
  own,
  copies: { formService, emailService, settings },
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  formService.preflight = held;
  emailService.preflight = held;
  const { url } = await own.start(settings);
  await page.goto(`${url}/contact`);
  const enquiry = await send(page);
  await expect.poll(() => [formService.preflights, emailService.preflights]).toEqual([1, 1]);
  await page.goto("about:blank");
  letGo();
  await expect.poll(() => emailService.received.length).toBe(1);
  await expect.poll(() => told(own.dataDir, enquiry)).toEqual(titles(enquiry, FORM));
});

test("an enquiry whose answer was lost is copied once, though two tabs send it again", async ({
  own,
  copies: { formService, emailService, settings },
  context,
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const { url } = await own.start(settings);
  await page.goto(`${url}/contact`);
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const enquiry = newEnquiry();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
  expect(formService.received).toEqual([]);
  await page.unroute("**/api/contact");

  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto(`${url}/contact`);
    await expect(tab.getByLabel("Your name")).toHaveValue(enquiry.name);
  }
  for (const tab of [page, otherTab]) {
    await tab.getByRole("button", { name: "Send enquiry" }).click();
    await expect(tab.getByText(ARRIVED)).toBeVisible();
  }
  expect(countStored(own.dataDir, enquiry)).toBe(1);
  // Another enquiry of the second tab is copied, after what that tab would have copied before.
  const { name } = await send(otherTab);
  for (const { received } of [formService, emailService]) {
    await expect.poll(() => received.length).toBeGreaterThan(1);
    expect(received.map(({ body }) => (body.template_params ?? body).name)).toEqual([enquiry.name, name]);
  }
});

test("where the code for the copies can't be fetched, the owner is told", async ({
  own,
  copies: { settings },
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED|Failed to load chunk|ChunkLoadError|dynamically imported module/);
  const { url } = await own.start(settings);
  await page.goto(`${url}/contact`, { waitUntil: "networkidle" });
  // What is fetched between the answer and the success is the code for the copies.
  await page.route("**/api/contact", async (route) => {
    const response = await route.fetch();
    await page.route("**/_next/static/chunks/*.js", (chunk) => chunk.abort());
    await route.fulfill({ response });
  });
  const reported = reports(page, 2);
  const enquiry = await send(page);
  await reported;
  expect(told(own.dataDir, enquiry)).toEqual(titles(enquiry, EMAIL, FORM));
});
