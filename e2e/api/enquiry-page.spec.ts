import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import {
  deleteForGood,
  findMessages,
  getMessage,
  newEnquiry,
  sendEnquiry,
  uniqueWord,
} from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";
import { errorOf, invalidFields } from "../servers/responses";

const MESSAGES = "/api/contact/admin/messages";
const OPEN = "/api/contact/enquiry";
const ADD = "/api/contact/enquiry/additions";

async function openPage(client: APIRequestContext, token: string) {
  const response = await client.post(OPEN, { data: { token } });
  expect(response.status()).toBe(200);
  return response.json();
}

async function add(client: APIRequestContext, token: string, text: string, key: string = randomUUID()) {
  return client.post(ADD, { data: { token, text }, headers: { "idempotency-key": key } });
}

const additionsOf = async (admin: APIRequestContext, id: string): Promise<string[]> =>
  (await (await admin.get(`${MESSAGES}/${id}/additions`)).json()).map(({ text }: { text: string }) => text);

test("the sender gets a reference and a page, the same for a repeated request, and others get others", async ({
  request,
  admin,
}) => {
  const data = newEnquiry();
  const send = async (sent: object) => {
    const headers = { "idempotency-key": `the key of ${data.email}` };
    return (await (await request.post("/api/contact", { data: sent, headers })).json()).data;
  };
  const first = await send(data);
  expect(first).toEqual({
    _id: expect.any(String),
    reference: expect.stringMatching(/^GH-[2-9A-Z]{4,}$/),
    page: expect.stringMatching(/^\/enquiry\/[\w-]{43}$/),
  });
  expect(await send(data)).toEqual(first);
  const other = await send({ ...data, message: "Something else" });
  expect(other.reference).not.toBe(first.reference);
  expect(other.page).not.toBe(first.page);
  expect(await getMessage(admin, first._id)).toMatchObject({ reference: first.reference });
  for (const q of [
    first.reference,
    first.reference.toLowerCase(),
    `${data.name} ${first.reference.slice(3)}`,
  ])
    expect(
      (await findMessages(admin, { q })).map(({ _id }) => _id),
      q,
    ).toContain(first._id);
});

test("the page has what was sent and its state in few words, and nothing that the owner keeps", async ({
  request,
  admin,
}) => {
  const sent = {
    subject: "Our day",
    phone: "(617) 555-0142",
    reachBy: "text",
    venue: "The Barn",
    startTime: "18:30",
    needsInvoice: true,
  } as const;
  const { id, enquiry, reference, token } = await sendEnquiry(request, sent);
  await admin.post(`${MESSAGES}/${id}/notes`, { data: { text: "Pays late" } });
  await admin.put(`${MESSAGES}/${id}`, { data: { starred: true, followUpOn: "2031-05-01" } });
  const content = { ...enquiry, reference, createdAt: expect.any(String), additions: [] };
  expect(await openPage(request, token)).toEqual({ ...content, state: "received", endsOn: "2031-09-12" });

  for (const [status, state] of [
    ["answered", "answered"],
    ["quoted", "answered"],
    ["booked", "booked"],
    ["declined", "answered"],
    ["spam", "received"],
    ["new", "received"],
  ]) {
    await admin.put(`${MESSAGES}/${id}`, { data: { status } });
    expect(await openPage(request, token), status).toEqual({ ...content, state, endsOn: "2031-09-12" });
  }
});

test("an addition makes an answered enquiry wait again, unread, and is found, counted and told", async ({
  request,
  admin,
}) => {
  const { id, enquiry, token } = await sendEnquiry(request);
  await admin.put(`${MESSAGES}/${id}`, { data: { status: "declined", read: true } });
  const revision = async () => (await (await admin.get(`${MESSAGES}/changes`)).json()).revision;
  const before = await revision();
  const word = uniqueWord();
  expect((await add(request, token, `  We now have a <b>${word}</b>.\r\nIs that fine? `)).status()).toBe(201);
  const text = `We now have a <b>${word}</b>.\nIs that fine?`;
  expect((await openPage(request, token)).additions).toEqual([{ text, createdAt: expect.any(String) }]);
  const message = await getMessage(admin, id);
  expect(message).toMatchObject({ status: "new", read: false, statusAt: expect.any(String) });
  expect(message).not.toHaveProperty("statusBy");
  expect(await findMessages(admin, { q: word })).toMatchObject([{ _id: id }]);
  expect(await revision()).toBeGreaterThan(before);
  const notifications = await (await admin.get("/api/admin/notifications")).json();
  expect(notifications).toContainEqual(
    expect.objectContaining({ title: `${enquiry.name} added to their enquiry`, subjectId: id }),
  );

  // What was quoted or booked stays so.
  await admin.put(`${MESSAGES}/${id}`, { data: { status: "booked", read: true } });
  expect((await add(request, token, "One more thing")).status()).toBe(201);
  expect(await getMessage(admin, id)).toMatchObject({ status: "booked", read: false });
  expect(await additionsOf(admin, id)).toEqual([text, "One more thing"]);
  // A note afterwards keeps the words of additions.
  await admin.post(`${MESSAGES}/${id}/notes`, { data: { text: "Called" } });
  expect(await findMessages(admin, { q: `${word} called` })).toMatchObject([{ _id: id }]);
});

test("a repeated addition is stored once, also at the same time, and another text with its key is another", async ({
  request,
  admin,
}) => {
  const { id, token } = await sendEnquiry(request);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(request, token, "Once", key)));
  for (const answer of answers) expect(answer.status()).toBe(201);
  expect((await add(request, token, "Twice", key)).status()).toBe(201);
  expect(await additionsOf(admin, id)).toEqual(["Once", "Twice"]);
  // The key of one enquiry is nothing to another.
  const other = await sendEnquiry(request);
  await add(request, other.token, "Once", key);
  expect(await additionsOf(admin, other.id)).toEqual(["Once"]);
});

test("an addition has a length and a number within the hour", async ({ request, admin }) => {
  const { id, token } = await sendEnquiry(request);
  for (const text of ["", " \n", "x".repeat(2001)])
    expect(await invalidFields(await add(request, token, text))).toEqual(["text"]);
  for (let time = 0; time < 10; time += 1)
    expect((await add(request, token, `Detail ${time}`)).status()).toBe(201);
  const refused = await add(request, token, "One too many");
  expect((await errorOf(refused, 429)).message).toMatch(
    /^Too many additions\. Please try again in \d+ minutes, or call\.$/,
  );
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(3000);
  expect(await additionsOf(admin, id)).toHaveLength(10);
});

test("nobody opens or adds anything without the right token", async ({ request, admin }) => {
  const { id, token } = await sendEnquiry(request);
  const forged = [
    "",
    id,
    token.slice(0, -2),
    `${token}AAAA`,
    `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
    "x".repeat(43),
  ];
  for (const wrong of forged) {
    const answers = [
      await request.post(OPEN, { data: { token: wrong } }),
      await add(request, wrong, "Let me in"),
    ];
    for (const answer of answers)
      expect((await errorOf(answer, 404)).message).toMatch(/^There is no enquiry/);
  }
  expect(await additionsOf(admin, id)).toEqual([]);
});

test("a page ends some time after the event, and with its message", async ({ request, admin }) => {
  const expectGone = async (token: string) => {
    await errorOf(await request.post(OPEN, { data: { token } }), 404);
    await errorOf(await add(request, token, "Too late"), 404);
  };
  const old = await sendEnquiry(request);
  await withSiteTables((db) =>
    db
      .updateTable("messages")
      .set({ event_date: "2020-01-01", created_at: "2020-01-01T00:00:00.000Z" })
      .where("id", "=", old.id)
      .execute(),
  );
  await expectGone(old.token);
  expect(await additionsOf(admin, old.id)).toEqual([]);

  const erased = await sendEnquiry(request);
  await add(request, erased.token, "To be erased");
  await deleteForGood(admin, erased.id);
  await expectGone(erased.token);
  const left = await withSiteTables((db) =>
    db.selectFrom("additions").select("id").where("message_id", "=", erased.id).execute(),
  );
  expect(left).toEqual([]);
});

test("an addition brings an enquiry back from the trash, but spam stays where it is and tells nobody", async ({
  request,
  admin,
}) => {
  const told = async (id: string) => {
    const all = await (await admin.get("/api/admin/notifications")).json();
    return all.some(({ subjectId }: { subjectId: string }) => subjectId === id);
  };
  const deleted = await sendEnquiry(request);
  await admin.delete(`${MESSAGES}/${deleted.id}`);
  expect((await openPage(request, deleted.token)).state).toBe("received");
  await add(request, deleted.token, "Are you there?");
  expect(await getMessage(admin, deleted.id)).toMatchObject({ status: "new", read: false });
  expect(await told(deleted.id)).toBe(true);

  const response = await request.post("/api/contact", {
    data: newEnquiry({ message: "We offer affordable SEO, your website isn't ranking on Google." }),
    headers: { "form-traces": "extra=1" },
  });
  const { _id, page } = (await response.json()).data;
  expect((await add(request, page.split("/").at(-1), "Read this")).status()).toBe(201);
  expect(await getMessage(admin, _id)).toMatchObject({ status: "spam" });
  expect(await told(_id)).toBe(false);
});

test("an addition that looks like spam is kept, and changes no more than the read state", async ({
  request,
  admin,
}) => {
  const { id, enquiry, token } = await sendEnquiry(request);
  await admin.put(`${MESSAGES}/${id}`, { data: { status: "answered", read: true } });
  const spam = '<a href="https://a.test">Cheap</a> https://b.test https://c.test';
  expect((await add(request, token, spam)).status()).toBe(201);
  expect(await getMessage(admin, id)).toMatchObject({ status: "answered", read: false });
  expect(await additionsOf(admin, id)).toEqual([spam]);
  const titles = (await (await admin.get("/api/admin/notifications")).json()).map(
    ({ title }: { title: string }) => title,
  );
  expect(titles).not.toContain(`${enquiry.name} added to their enquiry`);
});

test("the page is kept by nobody, found by nobody and told to nobody", async ({ request }) => {
  const { page, reference } = await sendEnquiry(request, { message: "<script>alert(1)</script>" });
  const shown = await request.get(page);
  expect(shown.status()).toBe(200);
  const wrong = await request.get(`/enquiry/${"x".repeat(43)}`);
  expect(wrong.status()).toBe(404);
  for (const response of [shown, wrong]) {
    const headers = response.headers();
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
  }
  const html = await shown.text();
  expect(html).toContain(reference);
  expect(html).toContain("&lt;script&gt;alert(1)");
  expect(html).not.toContain("<script>alert(1)");
  for (const path of ["/sitemap.xml", "/robots.txt"])
    expect(await (await request.get(path)).text()).not.toContain("/enquiry");
});

test("without JavaScript, what is typed survives every refusal", async ({ request, admin }) => {
  const { id, page } = await sendEnquiry(request);
  const text = `A "song" <b>${"x".repeat(2000)}`;
  const long = await request.post(page, { form: { text, key: "a" } });
  expect(long.status()).toBe(400);
  const html = await long.text();
  expect(html).toContain("Please keep this under 2001 characters.");
  expect(html).toContain("A &quot;song&quot; &lt;b&gt;");
  const wrong = await request.post(`/enquiry/${"x".repeat(43)}`, { form: { text: "My words", key: "a" } });
  expect(wrong.status()).toBe(404);
  expect(await wrong.text()).toContain("My words</textarea>");
  for (let time = 0; time < 2; time += 1) {
    const sent = await request.post(page, { form: { text: "My words", key: "a" }, maxRedirects: 0 });
    expect(sent.status()).toBe(303);
    expect(sent.headers().location).toBe(`${page}?added#additions`);
  }
  expect(await additionsOf(admin, id)).toEqual(["My words"]);
});
