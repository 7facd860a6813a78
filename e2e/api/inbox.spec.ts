import type { APIRequestContext } from "@playwright/test";
import type { MessageChanges } from "@/lib/contract/messages";
import {
  deleteForGood,
  findMessages,
  getMessage,
  newEnquiry,
  sendEnquiry,
  uniqueWord,
} from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";

const MESSAGES = "/api/contact/admin/messages";

async function change(admin: APIRequestContext, id: string, data: object) {
  const response = await admin.put(`${MESSAGES}/${id}`, { data });
  expect(response.status()).toBe(200);
  return response.json();
}

async function changesSince(admin: APIRequestContext, since?: number): Promise<MessageChanges> {
  const params = since === undefined ? {} : { since };
  const response = await admin.get(`${MESSAGES}/changes`, { params });
  expect(response.status()).toBe(200);
  return response.json();
}

test("reading is not answering: a status stays until somebody changes it, and says who did", async ({
  request,
  admin,
}) => {
  const { id } = await sendEnquiry(request);
  await admin.put(`${MESSAGES}/${id}/read`);
  expect(await getMessage(admin, id)).toMatchObject({ read: true, status: "new", starred: false });

  const answered = await change(admin, id, { status: "answered" });
  expect(answered).toMatchObject({ status: "answered", statusBy: expect.stringMatching(/\S/) });
  // The same status again keeps who was first.
  expect((await change(admin, id, { status: "answered" })).statusAt).toBe(answered.statusAt);
  expect(await change(admin, id, { starred: true, followUpOn: "2031-05-01", read: false })).toMatchObject({
    starred: true,
    followUpOn: "2031-05-01",
    read: false,
    status: "answered",
  });
  expect(await change(admin, id, { followUpOn: null })).not.toHaveProperty("followUpOn");
});

test("the list can be filtered by status, star, kind and month of the event", async ({ request, admin }) => {
  const word = uniqueWord();
  const { id: june } = await sendEnquiry(request, { message: word, eventDate: "2031-06-30" });
  const { id: july } = await sendEnquiry(request, {
    message: word,
    eventDate: "2031-07-01",
    eventType: "corporate",
  });
  await change(admin, june, { status: "quoted" });
  await change(admin, july, { starred: true });
  const found = async (query: Record<string, string>) =>
    (await findMessages(admin, { q: word, ...query })).map(({ _id }) => _id);
  expect(await found({ status: "quoted" })).toEqual([june]);
  expect(await found({ status: "new" })).toEqual([july]);
  expect(await found({ starred: "true" })).toEqual([july]);
  expect(await found({ type: "corporate" })).toEqual([july]);
  expect(await found({ month: "2031-06" })).toEqual([june]);
  expect(await found({ month: "2031-05" })).toEqual([]);
  expect(await found({ date: "2031-07-01" })).toEqual([july]);
  const { email } = await getMessage(admin, june);
  expect(await found({ email: email.toUpperCase() })).toEqual([june]);
});

test("notes are kept with their message, found by the search, and deleted one by one", async ({
  request,
  admin,
}) => {
  const { id } = await sendEnquiry(request);
  const notes = `${MESSAGES}/${id}/notes`;
  const word = uniqueWord();
  const texts = [`Called her, ${word}`, "<b>Pays</b> by check"];
  for (const text of texts) expect((await admin.post(notes, { data: { text } })).status()).toBe(201);
  const [first, ...others] = await (await admin.get(notes)).json();
  expect([first, ...others].map(({ text }) => text)).toEqual(texts);
  expect(first).toMatchObject({ by: expect.stringMatching(/\S/), createdAt: expect.any(String) });
  expect(await findMessages(admin, { q: word })).toMatchObject([{ _id: id }]);

  expect((await admin.delete(`/api/contact/admin/notes/${first._id}`)).status()).toBe(200);
  await errorOf(await admin.delete(`/api/contact/admin/notes/${first._id}`), 404);
  expect(await findMessages(admin, { q: word })).toEqual([]);
  expect(await (await admin.get(notes)).json()).toEqual(others);

  for (const text of ["", " ", "x".repeat(2001)])
    expect(await invalidFields(await admin.post(notes, { data: { text } }))).toEqual(["text"]);
  await admin.delete(`${MESSAGES}/${id}`);
  await errorOf(await admin.post(notes, { data: { text: "Too late" } }), 404);
  await admin.post(`${MESSAGES}/${id}/restore`);
  expect(await (await admin.get(notes)).json()).toEqual(others);
});

test("spam is only among the spam, until it gets another status", async ({ request, admin }) => {
  const word = uniqueWord();
  const { id } = await sendEnquiry(request, { message: word });
  await change(admin, id, { status: "spam" });
  expect(await findMessages(admin, { q: word })).toEqual([]);
  expect(await findMessages(admin, { q: word, status: "spam" })).toHaveLength(1);
  await change(admin, id, { status: "new" });
  expect(await findMessages(admin, { q: word })).toHaveLength(1);
});

test("an enquiry with two signals of spam is stored under Spam with its reasons, and told to nobody", async ({
  request,
  admin,
}) => {
  const email = `${uniqueWord()}@visitors.example`;
  const send = async (enquiry: object, traces = "") => {
    const data = { ...newEnquiry({ email }), ...enquiry };
    const response = await request.post("/api/contact", { data, headers: { "form-traces": traces } });
    expect(response.status()).toBe(201);
    const { data: stored, ...rest } = await response.json();
    return { id: stored._id, rest };
  };
  const advert = { message: "I noticed your website isn't ranking on Google. We offer affordable SEO." };
  const one = await send({}, "extra=1");
  const two = await send(advert, "extra=1&elapsed=500");
  // The sender can't tell.
  expect(two.rest).toEqual(one.rest);
  expect((await findMessages(admin, { q: email })).map(({ _id }) => _id)).toEqual([one.id]);
  const [spam] = await findMessages(admin, { q: email, status: "spam" });
  expect(spam?._id).toBe(two.id);
  expect(spam?.spamSignals).toEqual(expect.arrayContaining(["honeypot", "too-fast", "sales-words"]));
  // It would be among the newest.
  const notifications = await (await admin.get("/api/admin/notifications")).json();
  expect(notifications.map(({ subjectId }: { subjectId: string | null }) => subjectId)).not.toContain(two.id);
  expect(await change(admin, two.id, { status: "new" })).not.toHaveProperty("spamSignals");
  expect(await findMessages(admin, { q: email })).toHaveLength(2);
});

test("a deleted message is in the trash, comes back as it was, and can be deleted for good", async ({
  request,
  admin,
}) => {
  const word = uniqueWord();
  const { id } = await sendEnquiry(request, { message: word });
  const before = await change(admin, id, { status: "quoted", starred: true });
  await admin.delete(`${MESSAGES}/${id}`);
  expect(await findMessages(admin, { q: word })).toEqual([]);
  const [trashed] = await findMessages(admin, { q: word, trash: "true" });
  expect(trashed).toMatchObject({ ...before, trashedBy: before.statusBy });
  expect((await admin.get(`${MESSAGES}/${id}?trash=true`)).status()).toBe(200);
  await errorOf(await admin.put(`${MESSAGES}/${id}`, { data: { starred: false } }), 404);

  for (let time = 0; time < 2; time += 1) {
    const restored = await admin.post(`${MESSAGES}/${id}/restore`);
    expect(await restored.json()).toEqual(before);
  }
  expect(await findMessages(admin, { q: word })).toEqual([before]);

  // Somebody has restored it, which an older list of the trash does not show.
  await errorOf(await admin.delete(`${MESSAGES}/${id}?forever=true`), 409);
  expect(await findMessages(admin, { q: word })).toEqual([before]);
  await deleteForGood(admin, id);
  await errorOf(await admin.post(`${MESSAGES}/${id}/restore`), 404);
  await errorOf(await admin.get(`${MESSAGES}/${id}?trash=true`), 404);
});

test("changes are told since an earlier revision", async ({ request, admin }) => {
  const { revision, counts } = await changesSince(admin);
  expect(counts?.all).toBeGreaterThan(0);
  await sendEnquiry(request);
  const later = await changesSince(admin, revision);
  expect(later.revision).toBeGreaterThan(revision);
  expect(later.counts).toBeDefined();
  await expect(async () => {
    // Other tests change messages meanwhile.
    const known = (await changesSince(admin)).revision;
    expect(await changesSince(admin, known)).toEqual({ revision: known });
  }).toPass();
});

for (const data of [
  {},
  { status: "lost" },
  { starred: "yes" },
  { followUpOn: "2031-02-30" },
  { followUpOn: "soon" },
  { followUpOn: "20310-02-28" },
  { read: 1 },
])
  test(`${JSON.stringify(data)} is no change`, async ({ request, admin }) => {
    const { id } = await sendEnquiry(request);
    const response = await admin.put(`${MESSAGES}/${id}`, { data });
    expect(await invalidFields(response)).toEqual(Object.keys(data).length > 0 ? Object.keys(data) : [""]);
    expect(await getMessage(admin, id)).toMatchObject({ status: "new", starred: false, read: false });
  });

for (const [field, values] of Object.entries({
  status: ["lost", ""],
  starred: ["maybe"],
  trash: ["1"],
  type: ["party"],
  month: ["2031", "2031-13", "2031-6"],
  date: ["2031-06", "2031-02-30"],
}))
  test(`the error names an invalid ${field}`, async ({ admin }) => {
    for (const value of values) {
      const response = await admin.get(MESSAGES, { params: { [field]: value } });
      expect(await invalidFields(response), value).toEqual([field]);
    }
  });

test("the question for changes, which the server answers without Next, is answered as Next answers it", async ({
  admin,
  request: visitor,
}) => {
  const path = `${MESSAGES}/changes`;
  /** Headers of the connection and of Next's router, and of this one response. */
  const OWN = [
    "connection",
    "keep-alive",
    "transfer-encoding",
    "content-length",
    "content-encoding",
    "vary",
    "date",
  ];
  const answer = async (client: APIRequestContext, query: string, headers: Record<string, string> = {}) => {
    const response = await client.get(`${path}${query}`, { headers });
    const named = Object.entries(response.headers()).filter(([name]) => !OWN.includes(name));
    // Which of the two it was: only Next says that its router's headers matter.
    expect(response.headers().vary?.includes("rsc") ?? false).toBe("next-url" in headers);
    return { status: response.status(), headers: Object.fromEntries(named), body: await response.text() };
  };
  for (const [client, query, status] of [
    [admin, "?since=no", 400],
    [visitor, "", 401],
    [admin, "?since=0", 200],
  ] as const) {
    const direct = await answer(client, query);
    expect(direct.status).toBe(status);
    // Next looks at this header, so the server leaves the request to it.
    const next = await answer(client, query, { "next-url": "/admin" });
    // Other tests write messages meanwhile.
    const body = status === 200 ? direct.body : next.body;
    expect(direct).toEqual({ ...next, body });
  }
  const forged = await visitor.get(path, { headers: { authorization: "Bearer forged" } });
  await errorOf(forged, 401);
  expect((await admin.head(path)).status()).toBe(200);
  expect((await admin.post(path)).status()).toBe(405);
});
