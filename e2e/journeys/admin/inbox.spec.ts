import { newEnquiry, sendEnquiry, uniqueWord } from "../../factories/enquiries";
import { ELSEWHERE, expect, THEMES, test } from "../../fixtures";
import { holdRoute } from "../../screens/held-route";
import { openMessage } from "../../screens/messages";

/** How often the console asks for changes. */
const POLL_MS = 15_000;

const MESSAGES = "/api/contact/admin/messages";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

test("after a reply, the console asks whether it was sent, and remembers to", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const { id, enquiry } = await sendEnquiry(request);
  await signIn();
  await openMessage(page, id);
  // The test has no mail program to go to.
  await page
    .getByRole("link", { name: "Reply by email" })
    .evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: "Reply by email" }).click();
  const question = page.getByRole("region", { name: "Your reply" });
  await expect(question).toContainText(`Did you answer ${enquiry.name}?`);
  await page.goto("/admin/dashboard");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(question).toHaveCount(0);
  expect(await (await admin.get(`${MESSAGES}/${id}`)).json()).toMatchObject({ status: "answered" });
  await page.reload();
  await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
  await expect(question).toHaveCount(0);
});

for (const colorScheme of THEMES)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the June wedding is found by its month, and an accidental delete is back in one tap", async ({
      page,
      request,
      signIn,
    }) => {
      const word = uniqueWord();
      const june = newEnquiry({ message: word, eventDate: "2031-06-14" });
      await sendEnquiry(request, june);
      await sendEnquiry(request, { message: word, eventDate: "2031-07-14" });
      await signIn();
      await page.goto("/admin/messages");
      await page.getByRole("searchbox").fill(`${word} june 2031`);
      const rows = page.getByRole("region", { name: "List" }).getByRole("link");
      await expect(rows).toHaveCount(1);
      await rows.click();
      await expect(page.getByRole("heading", { name: june.name })).toBeVisible();

      page.once("dialog", (dialog) => dialog.accept());
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(rows).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("Message restored")).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(rows).toContainText(june.name);

      await rows.click();
      await page.getByRole("button", { name: "Mark as unread" }).click();
      await expect(rows).toContainText("Unread");
      await expect(rows).toBeVisible();
    });
  });

test("what is marked as unread or deleted at once stays so, however long opening it takes to be saved", async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const unread = await sendEnquiry(request);
  const deleted = await sendEnquiry(request);
  await signIn();
  const reading = await holdRoute(page, "**/read", "PUT");
  await openMessage(page, unread.id);
  await page.getByRole("button", { name: "Mark as unread" }).click();
  await expect(page.getByRole("heading", { name: unread.enquiry.name })).toHaveCount(0);
  reading.release();
  const readOf = async (id: string) => (await (await admin.get(`${MESSAGES}/${id}?trash=true`)).json()).read;
  await expect(page.getByText("Message marked as read")).toBeVisible();
  await expect.poll(() => readOf(unread.id)).toBe(false);

  await page.unroute("**/read");
  const readingAgain = await holdRoute(page, "**/read", "PUT");
  await openMessage(page, deleted.id);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => readingAgain.count).toBe(1);
  readingAgain.release();
  await expect(page.getByText("Message deleted successfully")).toBeVisible();
  expect(await readOf(deleted.id)).toBe(true);
});

test("under an enquiry stand those for the same day, and in the conversation those of the same person", async ({
  page,
  request,
  signIn,
}) => {
  // A day that no other test asks for.
  const eventDate = "2058-06-15";
  const one = await sendEnquiry(request, { eventDate });
  const rival = await sendEnquiry(request, { eventDate, eventType: "corporate" });
  await sendEnquiry(request, { email: one.enquiry.email, message: "At the same hour?" });
  await signIn();
  await openMessage(page, one.id);
  const sameDay = page.getByRole("region", { name: "Others for Sat, Jun 15, 2058" }).getByRole("link");
  const conversation = page.getByRole("region", { name: "Conversation" });
  await page.getByRole("button", { name: "1 other enquiry for Sat, Jun 15, 2058" }).click();
  await expect(sameDay).toHaveText([new RegExp(rival.enquiry.name)]);
  await expect(conversation.getByRole("listitem")).toHaveText([/^The message above/, /At the same hour/]);
  const notes = page.getByRole("region", { name: "Notes" });
  await notes.getByLabel("Add a note").fill("Asked for two dates");
  await page.reload();
  await page.getByRole("button", { name: "1 other enquiry for Sat, Jun 15, 2058" }).click();
  await expect(notes.getByLabel("Add a note")).toHaveValue("Asked for two dates");
  await notes.getByRole("button", { name: "Save note" }).click();
  await expect(notes.getByRole("listitem")).toContainText("Asked for two dates");
  await expect(notes.getByLabel("Add a note")).toHaveValue("");
  await sameDay.click();
  await expect(page.getByRole("heading", { name: rival.enquiry.name })).toBeVisible();
  await page.getByRole("button", { name: "1 other enquiry for Sat, Jun 15, 2058" }).click();
  await expect(sameDay).toHaveText([new RegExp(one.enquiry.name)]);
  await expect(conversation).toHaveCount(0);
});

test("what another device does to a message is seen here, and can be taken back", { tag: ELSEWHERE }, async ({
  page,
  request,
  admin,
  signIn,
}) => {
  const word = uniqueWord();
  const { id, enquiry } = await sendEnquiry(request, { message: word });
  await page.clock.install();
  const lookAgain = () => page.clock.runFor(POLL_MS);
  await signIn();
  await page.goto(`/admin/messages?q=${word}`);
  const row = page.getByRole("link", { name: enquiry.name });
  await expect(row).toContainText("Unread");

  await admin.put(`${MESSAGES}/${id}/read`);
  await admin.put(`${MESSAGES}/${id}`, { data: { status: "quoted", starred: true } });
  await lookAgain();
  await expect(row).toContainText("Quoted");
  await row.click();
  await expect(page.getByRole("button", { name: "Star" })).toHaveAttribute("aria-pressed", "true");

  await admin.delete(`${MESSAGES}/${id}`);
  await lookAgain();
  await expect(page.getByText("You deleted this just now.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Message" }).getByText(word, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Status")).toHaveValue("quoted");
  await page.getByRole("button", { name: "All messages" }).click();
  await expect(row).toBeVisible();
});

test("what a message has beside it can fail to load, which is said, and mail still works", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/500/);
  const { id, enquiry } = await sendEnquiry(request);
  await signIn();
  const failing = ["additions", "thread"].map((name) => `**/api/contact/admin/messages/${id}/${name}`);
  for (const url of failing) await page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  await openMessage(page, id);
  await expect(page.getByText("Could not load what the sender added")).toBeVisible();
  const conversation = page.getByRole("alert").filter({ hasText: "Could not load the conversation" });
  await expect(conversation).toBeVisible();
  await expect(page.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${enquiry.email.replace("@", "(@|%40)")}`),
  );
  for (const url of failing) await page.unroute(url);
  await page.reload();
  await expect(page.getByRole("button", { name: "Use a template" })).toBeVisible();
  await expect(conversation).toHaveCount(0);
  await expect(page.getByText("Could not load what the sender added")).toHaveCount(0);
});
