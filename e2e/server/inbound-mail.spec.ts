import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Addition } from "@/lib/contract/enquiry-page";
import type { Notification } from "@/lib/contract/notifications";
import { deleteForGood, getMessage } from "../factories/enquiries";
import { answerAddress, INBOUND, inboundMail } from "../factories/inbound-mails";
import { sendReachableEnquiry, sendReply } from "../factories/replies";
import { expect, onMailingSite, test } from "../fixtures";
import { openMessage } from "../screens/messages";
import { headerOf } from "../servers/mail-server";
import { errorOf } from "../servers/responses";

const PATH = "/api/inbound-mail";

test.use({
  ...onMailingSite,
  settings: ({ mailServer }, use) => use({ ...mailServer.settings, ...INBOUND }),
});

const additionsTo = async (admin: APIRequestContext, id: string): Promise<string[]> => {
  const response = await admin.get(`/api/contact/admin/messages/${id}/additions`);
  const additions: Addition[] = await response.json();
  return additions.map(({ text }) => text);
};

const post = async (request: APIRequestContext, ...mail: Parameters<typeof inboundMail>) =>
  request.post(PATH, await inboundMail(...mail));

test("an answer by mail is part of the conversation, which waits again, and the owner is told", async ({
  mailServer,
  request,
  admin,
  page,
  signIn,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request);
  await sendReply(admin, id, { text: "Hello {first name},\n\nyes: on {date}." });
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(2);
  const [receipt, reply] = mailServer.for(enquiry.email);
  const to = headerOf(reply?.content ?? "", "Reply-To");
  expect(headerOf(receipt?.content ?? "", "Reply-To")).toBe(to);
  expect(receipt?.content.replaceAll(/\s+/g, " ")).toContain("answer this mail, or open your enquiry");
  expect(await getMessage(admin, id)).toMatchObject({ status: "answered" });

  const [, words = ""] = /text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(reply?.content ?? "") ?? [];
  expect(words).toContain("yes: on Saturday");
  const quoted = `From: Golden Hour <site@golden-hour.test>\nSent: Monday, November 23, 2026\n\n${words}`;
  const text = `Great, let’s do it. Ça marche?\n\n${quoted}`;
  const mail = await inboundMail({ from: `Ada <${enquiry.email.toUpperCase()}>`, to, text });
  for (const _ of ["first", "again"]) expect((await request.post(PATH, mail)).status()).toBe(200);

  expect(await additionsTo(admin, id)).toEqual(["Great, let’s do it. Ça marche?"]);
  expect(await getMessage(admin, id)).toMatchObject({ status: "new", read: false });
  const told: Notification[] = await (await admin.get("/api/admin/notifications")).json();
  expect(told.map(({ title }) => title)).toContain(`${enquiry.name} added to their enquiry`);
  await signIn();
  await openMessage(page, id);
  await expect(page.getByText("Great, let’s do it. Ça marche?")).toBeVisible();
});

test("a mail of somebody else, in HTML and with files, is named and loses no word", async ({
  mailServer,
  request,
  admin,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request);
  const to = `Golden Hour <${(await answerAddress(mailServer, enquiry.email)).toLowerCase()}>`;
  const html = "<p>We are 80 guests.<br>See the plan.</p><img src='cid:logo'>";
  const attachments = [
    { filename: "plan.pdf", content: "%PDF" },
    { filename: "logo.png", content: "x", cid: "logo" },
  ];
  const response = await post(request, { from: "bob@mailboxes.test", to, html, attachments });
  expect(response.status()).toBe(200);
  const [text] = await additionsTo(admin, id);
  expect(text).toMatch(/^\[By mail from bob@mailboxes\.test\]\n\nWe are 80 guests\.\nSee the plan\./);
  expect(text).toContain("[Files came along, which are not kept: plan.pdf");
  await post(request, { to, subject: "Yes, please" });
  expect((await additionsTo(admin, id)).at(-1)).toContain("Yes, please");
  await post(request, { to, text: "long ".repeat(10_000) });
  expect((await additionsTo(admin, id)).at(-1)).toMatch(/\[The mail is longer\. Ask for the rest\.\]$/);
});

test("what a program has written by itself is kept, and nobody is told", async ({
  mailServer,
  request,
  admin,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request);
  await sendReply(admin, id);
  const to = await answerAddress(mailServer, enquiry.email);
  for (const mail of [
    { headers: { "Auto-Submitted": "auto-replied" } },
    { headers: { Precedence: "auto_reply" } },
    { from: "MAILER-DAEMON@mailboxes.test" },
  ])
    expect((await post(request, { to, text: "I am away.", ...mail })).status()).toBe(200);
  expect(await additionsTo(admin, id)).toEqual(Array(3).fill("[Sent by a program]\n\nI am away."));
  const told: Notification[] = await (await admin.get("/api/admin/notifications")).json();
  expect(told.map(({ title }) => title)).not.toContain(`${enquiry.name} added to their enquiry`);
  expect(await getMessage(admin, id)).toMatchObject({ status: "answered", read: false });
});

test("a mail without the secret, to another address or about a deleted enquiry is refused", async ({
  mailServer,
  request,
  admin,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request);
  const to = await answerAddress(mailServer, enquiry.email);
  const { data, headers } = await inboundMail({ to, text: "Hello" });
  for (const authorization of ["", "Bearer ", "Bearer a-guess", `Basic ${INBOUND.INBOUND_SECRET}`])
    await errorOf(await request.post(PATH, { data, headers: { ...headers, authorization } }), 401);
  const plain = { ...headers, "content-type": "text/plain" };
  await errorOf(await request.post(PATH, { data, headers: plain }), 415);
  const large = Buffer.alloc(26 * 1024 * 1024 + 1, "x");
  await errorOf(await request.post(PATH, { data: large, headers }), 413);
  for (const address of ["somebody@golden-hour.test", INBOUND.INBOUND_ADDRESS, to.replace(/.@/, "x@")])
    await errorOf(await post(request, { to: address, text: "Hello" }), 404);
  for (const garbage of [Buffer.alloc(0), Buffer.alloc(1000, 0xff), Buffer.from("To: ".repeat(1000))])
    await errorOf(await request.post(PATH, { data: garbage, headers }), 404);
  expect(await additionsTo(admin, id)).toEqual([]);

  await admin.delete(`/api/contact/admin/messages/${id}`);
  expect((await post(request, { to, text: "Are you there?" })).status()).toBe(200);
  expect(await getMessage(admin, id)).toMatchObject({ status: "new" });
  await deleteForGood(admin, id);
  await errorOf(await post(request, { to, text: "Are you still there?" }), 404);
});

test("the limit of an enquiry makes the mail service come back later", async ({ mailServer, request }) => {
  const { enquiry } = await sendReachableEnquiry(request);
  const to = await answerAddress(mailServer, enquiry.email);
  for (let mail = 0; mail < 10; mail += 1)
    expect((await post(request, { to, text: `Detail ${randomUUID()}` })).status()).toBe(200);
  const response = await post(request, { to, text: "One more" });
  await errorOf(response, 429);
  expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
});

test.describe("without an inbound address", () => {
  test.use({ settings: ({ mailServer }, use) => use(mailServer.settings) });

  test("no mail is received", async ({ request }) => {
    const { message } = await errorOf(await post(request, { to: "a@b.test", text: "Hello" }), 404);
    expect(message).toContain("INBOUND_ADDRESS is not set");
  });
});
