import type { APIRequestContext } from "@playwright/test";
import type { Notification } from "@/lib/contract/notifications";
import { deleteForGood, sendEnquiry } from "../factories/enquiries";
import { listMails } from "../factories/mails";
import { storeUser } from "../factories/users";
import { expect, onEmptySite, test } from "../fixtures";
import { openMessage } from "../screens/messages";
import { withTables } from "../servers/database";
import { headerOf, type MailServer } from "../servers/mail-server";
import { errorOf } from "../servers/responses";
import type { OwnServer } from "../servers/server-process";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN, site, UNLIMITED } from "../servers/site";

const OWNER = "owner@golden-hour.test";
const settingsOf = (mailServer: MailServer) => ({
  ...SAME_ADMIN,
  ...UNLIMITED,
  ...mailServer.settings,
  ADMIN_EMAIL: OWNER,
});
const signedIn = (server: OwnServer) => adminOf(server, { ...site.admin, email: OWNER });
const noticesOf = async (admin: APIRequestContext) => (await admin.get("/api/admin/notices")).json();
const undelivered = async (admin: APIRequestContext): Promise<string[]> => {
  const all: Notification[] = await (await admin.get("/api/admin/notifications")).json();
  return all.filter(({ kind }) => kind === "undelivered").map(({ title }) => title);
};

test("each admin who answers enquiries gets a mail with what was sent, and nothing is put into its headers", async ({
  own,
  mailServer,
}) => {
  const server = await own.start({
    ...settingsOf(mailServer),
    LOG_LEVEL: "debug",
    SITE_URL: "https://www.site.test",
  });
  const admin = await signedIn(server);
  const permissions = ["manage_bookings" as const];
  await storeUser(admin, { role: "admin", email: "helper@golden-hour.test", permissions });
  await storeUser(admin, { role: "admin", email: "photos@golden-hour.test", permissions: ["manage_blogs"] });
  await storeUser(admin, { role: "admin", email: "nobody@golden-hour.example", permissions });
  await storeUser(admin, { role: "user", email: "contact@golden-hour.test", permissions });
  const invitation = {
    firstName: "Not",
    lastName: "Here yet",
    email: "invited@golden-hour.test",
    permissions,
  };
  expect((await admin.post("/api/admin/invitations", { data: invitation })).status()).toBe(201);

  const visitor = await server.newDevice();
  expect(await (await visitor.get("/privacy")).text()).toContain("mailed to me through the mail server at");
  const { id, enquiry } = await sendEnquiry(visitor, {
    name: "Ada\nBcc: everybody@mailboxes.test",
    message: "<b>Trumpet</b>\n.\nat the ceremony = yes",
    subject: "Package\n\nX-Priority: 1",
  });
  await expect.poll(() => mailServer.accepted).toHaveLength(2);
  expect(mailServer.accepted.map(({ recipient }) => recipient).sort()).toEqual([
    "helper@golden-hour.test",
    OWNER,
  ]);
  for (const { content, recipient } of mailServer.accepted) {
    const [headers = ""] = content.split("\r\n\r\n");
    expect(headerOf(headers, "Subject")).toBe(
      "New wedding enquiry from Ada Bcc: everybody@mailboxes.test, Sat, Jun 14, 2031",
    );
    expect(headerOf(headers, "From")).toBe("Golden Hour <site@golden-hour.test>");
    expect(headerOf(headers, "To")).toBe(recipient);
    expect(headerOf(headers, "Reply-To")).toBe(enquiry.email);
    expect(headers).not.toMatch(/^(Bcc|X-Priority)/im);
    expect(content).toContain("<b>Trumpet</b>\r\n.\r\nat the ceremony = yes");
    expect(content).toContain("&lt;b&gt;Trumpet&lt;/b&gt;");
    expect(content).toContain(`https://www.site.test/admin/messages?message=${id}`);
  }
  await expect
    .poll(() => listMails(admin, id))
    .toMatchObject([
      { kind: "notice", state: "sent", failure: null, answer: expect.stringMatching(/^250 /) },
      { kind: "notice", state: "sent" },
    ]);
  expect(await noticesOf(admin)).toMatchObject({
    mail: true,
    recipients: ["helper@golden-hour.test", OWNER],
    lastSentAt: expect.any(String),
    failure: null,
  });
  expect(server.output).not.toContain("p@ss");
  expect(server.output).not.toContain("p%40ss");

  // What was sent is not kept, and everything goes with its message.
  const stored = () => withTables(server, (db) => db.selectFrom("outbox").select(["text", "html"]).execute());
  expect(await stored()).toEqual(Array(2).fill({ text: "", html: "" }));
  await deleteForGood(admin, id);
  expect(await stored()).toEqual([]);
});

test("the sender gets a receipt without their own words, at most one an hour", async ({
  own,
  mailServer,
}) => {
  const server = await own.start({ ...settingsOf(mailServer), CONTACT_EMAIL: OWNER });
  const visitor = await server.newDevice();
  const sent = {
    name: "See https://cheap.test",
    email: "Bea@mailboxes.test",
    message: "Words of a stranger",
    subject: "Win https://prizes.test",
  };
  const { id, reference, page, token } = await sendEnquiry(visitor, sent);
  const later = await sendEnquiry(visitor, { ...sent, email: "bea@mailboxes.test" });
  // A notice for each, and one receipt.
  await expect.poll(() => mailServer.accepted).toHaveLength(3);
  const receipts = mailServer.accepted.filter(({ recipient }) => recipient !== OWNER);
  expect(receipts.map(({ recipient }) => recipient)).toEqual(["Bea@mailboxes.test"]);
  const [{ content = "" } = {}] = receipts;
  expect(headerOf(content, "Subject")).toBe("Your enquiry has arrived: Wedding, Sat, Jun 14, 2031");
  expect(headerOf(content, "Reply-To")).toBe(OWNER);
  expect(content).toContain("within a day");
  for (const own of ["cheap.test", "stranger", "prizes.test"]) expect(content).not.toContain(own);
  expect(content).toContain(`Reference: ${reference}`);
  expect(content).toContain(`Open your enquiry: ${server.url.replace("127.0.0.1", "localhost")}${page}`);
  const admin = await signedIn(server);
  await expect
    .poll(async () => (await listMails(admin, id)).map(({ kind, state }) => `${kind} ${state}`).sort())
    .toEqual(["notice sent", "receipt sent"]);
  expect((await listMails(admin, later.id)).map(({ kind }) => kind)).toEqual(["notice"]);

  await visitor.post("/api/contact/enquiry/additions", { data: { token, text: "And a waltz" } });
  await expect.poll(() => mailServer.accepted).toHaveLength(4);
  const addition = mailServer.accepted.at(-1);
  expect(addition?.recipient).toBe(OWNER);
  expect(headerOf(addition?.content ?? "", "Subject")).toBe(
    "See https://cheap.test added to their enquiry, Sat, Jun 14, 2031",
  );
  expect(headerOf(addition?.content ?? "", "Reply-To")).toBe("Bea@mailboxes.test");
  expect(addition?.content).toContain("And a waltz");
});

test("a mail that is refused fails at once, others are tried again, and each arrives once", async ({
  own,
  mailServer,
}) => {
  const server = await own.start(settingsOf(mailServer));
  const admin = await signedIn(server);
  const permissions = ["manage_bookings" as const];
  const fates = {
    "greylisted@golden-hour.test": ["defer"],
    "broken@golden-hour.test": ["die amid the text"],
    "refused@golden-hour.test": ["refuse"],
    "spam@golden-hour.test": ["refuse the text"],
  } as const;
  for (const [email, fate] of Object.entries(fates)) {
    await storeUser(admin, { role: "admin", email, permissions });
    mailServer.fates.set(email, [...fate]);
  }
  const { id, enquiry } = await sendEnquiry(await server.newDevice());
  const statesOf = async () =>
    Object.fromEntries(
      (await listMails(admin, id)).map(({ recipient, state, failure }) => [recipient, { state, failure }]),
    );
  await expect.poll(statesOf).toEqual({
    [OWNER]: { state: "sent", failure: null },
    "greylisted@golden-hour.test": { state: "waiting", failure: "deferred" },
    "broken@golden-hour.test": { state: "waiting", failure: "broken-off" },
    "refused@golden-hour.test": { state: "failed", failure: "refused" },
    "spam@golden-hour.test": { state: "failed", failure: "refused" },
  });
  const mails = await listMails(admin, id);
  const mailTo = (email: string) => mails.find(({ recipient }) => recipient === email);
  expect(mailTo("refused@golden-hour.test")).toMatchObject({
    answer: "550 5.1.1 No such user",
    nextAttemptAt: null,
  });
  expect(mailTo("spam@golden-hour.test")).toMatchObject({ answer: "554 5.7.1 Looks like spam" });
  expect(Date.parse(mailTo("greylisted@golden-hour.test")?.nextAttemptAt ?? "")).toBeGreaterThan(Date.now());
  const cause = "the mail server refused the recipient or the text";
  const titleOf = (email: string) =>
    `The notice about ${enquiry.name}’s enquiry did not reach ${email}: ${cause}`;
  expect((await undelivered(admin)).sort()).toEqual(
    ["refused@golden-hour.test", "spam@golden-hour.test"].map(titleOf),
  );

  // What failed is sent again at the owner's word.
  const resend = (mailId = "") => admin.post(`/api/contact/admin/mails/${mailId}/send`);
  for (const email of ["refused@golden-hour.test", "spam@golden-hour.test"])
    expect((await resend(mailTo(email)?._id)).status()).toBe(202);
  await expect
    .poll(statesOf, { timeout: 15_000 })
    .toEqual(
      Object.fromEntries(
        [OWNER, ...Object.keys(fates)].map((email) => [email, { state: "sent", failure: null }]),
      ),
    );
  expect(await undelivered(admin)).toEqual([]);
  await errorOf(await resend(mailTo(OWNER)?._id), 409);
  for (const email of [OWNER, ...Object.keys(fates)]) expect(mailServer.for(email), email).toHaveLength(1);
});

test("a dead mail server costs nobody time, is told of, and gets the mail once it is back", async ({
  own,
  mailServer,
}) => {
  await mailServer.close();
  const server = await own.start(settingsOf(mailServer));
  const admin = await signedIn(server);
  const { id } = await sendEnquiry(await server.newDevice());
  await expect
    .poll(() => listMails(admin, id))
    .toMatchObject([{ state: "waiting", failure: "unreachable", answer: null }]);
  expect(await noticesOf(admin)).toMatchObject({ lastSentAt: null, failure: { code: "unreachable" } });
  const tested = await errorOf(await admin.post("/api/admin/notices/test"), 503);
  expect(tested.message).toBe("The test mail was not sent: the mail server can’t be reached.");

  await mailServer.open();
  expect((await admin.post("/api/admin/notices/test")).status()).toBe(200);
  await expect.poll(() => mailServer.for(OWNER), { timeout: 15_000 }).toHaveLength(2);
  await expect.poll(() => noticesOf(admin)).toMatchObject({ failure: null });

  // Tests are limited, and an enquiry is stored even if the mail about it can't be.
  const test = () => admin.post("/api/admin/notices/test");
  for (let time = 2; time < 5; time += 1) expect((await test()).status()).toBe(200);
  await errorOf(await test(), 429);
  await withTables(server, (db) => db.schema.dropTable("outbox").execute());
  await sendEnquiry(await server.newDevice());
  await expect.poll(() => server.output).toContain("failed to queue the mail about an enquiry");
});

test("a slow mail server holds nothing, and on SIGTERM its answer is awaited", async ({
  own,
  mailServer,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  mailServer.held = held;
  const settings = settingsOf(mailServer);
  const server = await own.start(settings);
  const visitor = await server.newDevice();
  const { id } = await sendEnquiry(visitor);
  await expect.poll(() => mailServer.texts).toBe(1);
  for (let index = 0; index < 3; index += 1) await sendEnquiry(visitor);
  expect((await visitor.get("/api/health")).status()).toBe(200);

  const gone = server.stop();
  await expect
    .poll(() =>
      visitor.get("/api/health").then(
        () => true,
        () => false,
      ),
    )
    .toBe(false);
  release();
  expect(await gone).toBe(0);
  expect(server.errors).toBe("");
  expect(mailServer.accepted).toHaveLength(1);
  const again = await own.start(settings);
  expect(await listMails(await signedIn(again), id)).toMatchObject([{ state: "sent" }]);
  await expect.poll(() => mailServer.accepted).toHaveLength(4);
  expect(new Set(mailServer.accepted.map((mail) => mail.id)).size).toBe(4);
});

test.describe("in the console", () => {
  test.use({
    ...onEmptySite,
    settings: ({ mailServer }, use) => use({ ...mailServer.settings, ADMIN_EMAIL: OWNER }),
  });

  test("the dashboard says who is notified, and a message what became of its mails", async ({
    mailServer,
    request,
    page,
    signIn,
  }) => {
    mailServer.fates.set(OWNER, ["refuse"]);
    const { id } = await sendEnquiry(request);
    await signIn({ ...site.admin, email: OWNER });
    await page.goto("/admin/dashboard");
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toContainText(
      "did not get through: the mail server refused the recipient or the text.",
    );
    await expect(notices).toContainText("The mail server said: 550 5.1.1 No such user");
    await notices.getByRole("button", { name: "Send a test mail to me" }).click();
    await expect(page.getByText(`The mail server has accepted a test mail to ${OWNER}.`)).toBeVisible();

    await openMessage(page, id);
    const mails = page.getByRole("region", { name: "Mails" });
    await expect(mails).toContainText(
      `Notice to ${OWNER} failed: the mail server refused the recipient or the text.`,
    );
    await mails.getByRole("button", { name: `Send again to ${OWNER}` }).click();
    await expect(mails).toContainText(`Notice to ${OWNER} sent`);
    await expect(mails.getByRole("button")).toHaveCount(0);
    await page.goto("/admin/dashboard");
    await expect(notices).toContainText(`New enquiries are mailed to ${OWNER}.`);
  });
});
