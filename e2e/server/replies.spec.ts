import type { Page } from "@playwright/test";
import { getMessage, sendEnquiry } from "../factories/enquiries";
import { getThread, postReply, sendReachableEnquiry, sendReply } from "../factories/replies";
import { storeUser } from "../factories/users";
import { expect, onMailingSite, THEMES, test } from "../fixtures";
import { expectNoViolations } from "../screens/axe";
import { pressByKeyboard, tabTo } from "../screens/keyboard";
import { openMessage } from "../screens/messages";
import { headerOf } from "../servers/mail-server";
import { errorOf } from "../servers/responses";

const OWNER = "owner@golden-hour.test";

test.use({
  ...onMailingSite,
  settings: ({ mailServer }, use) => use({ ...mailServer.settings, CONTACT_EMAIL: OWNER }),
  viewport: { width: 375, height: 740 },
});

test("a reply arrives with its words filled in, as part of the conversation", async ({
  mailServer,
  request,
  admin,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request, {
    name: "Bea <b>Ames</b>",
    message: "Free?\n<i>All</i> evening",
  });
  // The receipt is what the reply answers.
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(1);
  const text = "Hello {first name},\n\n<u>yes</u>: {price}, on {date}.";
  const changes = { subject: "Your day\r\nBcc: x@y.test", text, price: 1200 };
  const reply = await sendReply(admin, id, changes, "one key");
  expect(await sendReply(admin, id, changes, "one key")).toMatchObject({ _id: reply._id });
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(2);
  const [receipt, { content, id: mailId } = { content: "", id: "" }] = mailServer.for(enquiry.email);
  const [headers = ""] = content.split("\r\n\r\n");
  expect(headerOf(headers, "Subject")).toBe("Your day Bcc: x@y.test");
  expect(headerOf(headers, "From")).toBe("Golden Hour <site@golden-hour.test>");
  expect(headerOf(headers, "Reply-To")).toBe(OWNER);
  expect(headerOf(headers, "In-Reply-To")).toBe(receipt?.id);
  // A person wrote it.
  expect(headers).not.toMatch(/^(Bcc|Auto-Submitted)/im);
  expect(content).toContain("Hello Bea,\r\n\r\n<u>yes</u>: $1,200, on Saturday, June 14, 2031.\r\n\r\nOn ");
  expect(content).toContain("you wrote:\r\n> Free?\r\n> <i>All</i> evening");
  expect(content).toContain("&lt;u&gt;yes&lt;/u&gt;: $1,200");
  expect(content).toContain("Free?<br>\r\n&lt;i&gt;All&lt;/i&gt; evening</blockquote>");
  expect(await getMessage(admin, id)).toMatchObject({ status: "quoted", quotedPrice: 1200, read: true });

  const { lastAnswer } = await getThread(admin, id);
  await sendReply(admin, id, { seen: lastAnswer?.at ?? null });
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(3);
  const latest = mailServer.for(enquiry.email).at(-1)?.content ?? "";
  expect(headerOf(latest, "In-Reply-To")).toBe(mailId);
  expect(headerOf(latest, "References")).toBe(`${receipt?.id} ${mailId}`);
});

test("a reply is refused to whoever may not answer, and to addresses that reach nobody", async ({
  request,
  admin,
  adminAs,
}) => {
  const { id } = await sendReachableEnquiry(request);
  const { sent } = await storeUser(admin, { role: "admin", permissions: ["manage_blogs"] });
  const helper = await adminAs(sent);
  await errorOf(await postReply(helper, id), 403);
  const { id: nowhere } = await sendEnquiry(request);
  expect(await errorOf(await postReply(admin, nowhere), 409)).toMatchObject({
    message: expect.stringMatching(/^Nobody gets mail at /),
  });
  expect((await getThread(admin, nowhere)).entries).toHaveLength(1);
});

test("a reply that the mail server refuses says so, and is sent again with one press", async ({
  mailServer,
  page,
  request,
  admin,
  signIn,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request);
  // The receipt must not use up the refusal.
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(1);
  mailServer.fates.set(enquiry.email, ["refuse"]);
  await sendReply(admin, id);
  await signIn();
  await openMessage(page, id);
  const conversation = page.getByRole("region", { name: "Conversation" });
  await expect(conversation).toContainText("Refused: the mail server refused the recipient or the text.");
  await expect(conversation).toContainText("550 5.1.1 No such user");
  const fault = page.getByText("This address may not work: the mail server refused a mail to it.");
  await expect(fault).toBeVisible();
  await expectNoViolations(page);
  await conversation.getByRole("button", { name: /Send again/ }).click();
  await expect(conversation).toContainText("Sent, ");
  await expect(fault).toHaveCount(0);
  expect(mailServer.for(enquiry.email)).toHaveLength(2);
});

const composer = (page: Page) => page.getByRole("form", { name: "Reply" });

for (const colorScheme of THEMES)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("an enquiry is answered from the phone in three taps", async ({
      mailServer,
      page,
      request,
      admin,
      signIn,
    }) => {
      const { id, enquiry } = await sendReachableEnquiry(request, { name: "Bea Ames" });
      // Without the toast, whose colors are amid a transition.
      await admin.put(`/api/contact/admin/messages/${id}/read`);
      await signIn();
      await openMessage(page, id);
      await page.getByRole("button", { name: "Reply", exact: true }).click();
      await composer(page).getByRole("button", { name: "Available", exact: true }).click();
      await expect(page.getByRole("region", { name: "Preview" })).toContainText(
        "Hello Bea,\n\nthank you for your enquiry. Yes, I’m free on Saturday, June 14, 2031",
      );
      await expectNoViolations(page);
      // What has no value is named, and nothing is sent.
      await composer(page).getByLabel("Your reply").fill("I’m free for {package}.");
      await composer(page).getByRole("button", { name: "Send" }).click();
      await expect(composer(page).getByText("{package} has no value")).toBeVisible();
      page.once("dialog", (dialog) => dialog.accept());
      await composer(page).getByRole("button", { name: "Available", exact: true }).click();
      await composer(page).getByRole("button", { name: "Send" }).dblclick();
      await expect(composer(page)).toHaveCount(0);
      await expect(page.getByLabel("Status")).toHaveValue("answered");
      await expect(page.getByRole("region", { name: "Conversation" })).toContainText("Sent, ");
      expect(await getMessage(admin, id)).toMatchObject({ status: "answered" });
      // A receipt and one reply.
      expect(mailServer.for(enquiry.email)).toHaveLength(2);
    });
  });

for (const colorScheme of THEMES)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("of two admins on one enquiry, the second is told before sending, and loses no word", async ({
      mailServer,
      page,
      request,
      admin,
      adminAs,
      signIn,
      quietConsole,
    }) => {
      quietConsole.allow(/status of 409/);
      const { id, enquiry } = await sendReachableEnquiry(request);
      const { sent } = await storeUser(admin, {
        role: "admin",
        firstName: "Hal",
        lastName: "Helper",
        permissions: ["manage_bookings"],
      });
      await signIn();
      await openMessage(page, id);
      await page.getByRole("button", { name: "Reply", exact: true }).click();
      await composer(page).getByLabel("Your reply").fill("I’m free, {first name}.");
      await page.reload();
      await expect(composer(page).getByLabel("Your reply")).toHaveValue("I’m free, {first name}.");

      await sendReply(await adminAs(sent), id, { text: "Sorry, he is not free." });
      await composer(page).getByRole("button", { name: "Send", exact: true }).click();
      const alert = composer(page).getByRole("alert");
      await expect(alert).toContainText("Hal Helper answered just now.");
      await expect(alert).toContainText("Sorry, he is not free.");
      await expect(composer(page).getByLabel("Your reply")).toHaveValue("I’m free, {first name}.");
      // The receipt and Hal's reply.
      await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(2);
      await composer(page).getByRole("button", { name: "Send anyway" }).click();
      await expect(composer(page)).toHaveCount(0);
      await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(3);
      await page.reload();
      await expect(page.getByRole("button", { name: "Reply", exact: true })).toBeVisible();
    });
  });

test("by keyboard alone, the June wedding is found, answered, deleted by mistake and back", async ({
  mailServer,
  page,
  request,
  admin,
  signIn,
}) => {
  const { id, enquiry } = await sendReachableEnquiry(request, { name: "Bea June", eventDate: "2031-06-14" });
  await sendReachableEnquiry(request, { name: "Ann July", eventDate: "2031-07-05" });
  await signIn();
  await page.goto("/admin/messages");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("june wedding");
  const rows = page.getByRole("region", { name: "List" }).getByRole("link");
  await expect(rows).toHaveText([/Bea June/]);
  await pressByKeyboard(page, rows);
  await pressByKeyboard(page, page.getByRole("button", { name: "Reply", exact: true }));
  await pressByKeyboard(page, composer(page).getByRole("button", { name: "Available", exact: true }));
  await pressByKeyboard(page, composer(page).getByRole("button", { name: "Send", exact: true }));
  await expect(page.getByLabel("Status")).toHaveValue("answered");
  await expect.poll(() => mailServer.for(enquiry.email)).toHaveLength(2);

  page.once("dialog", (dialog) => dialog.accept());
  await pressByKeyboard(page, page.getByRole("button", { name: "Delete", exact: true }));
  await expect(rows).toHaveCount(0);
  await pressByKeyboard(page, page.getByRole("button", { name: "Undo" }));
  await expect(rows).toHaveText([/Bea June/]);
  expect(await getMessage(admin, id)).toMatchObject({ status: "answered" });
});
