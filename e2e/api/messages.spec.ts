import { contactMessageSchema } from "@/lib/contract/messages";
import { findMessages, getMessage, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields, plainText } from "../servers/responses";

const MESSAGES = "/api/contact/admin/messages";

test("the list is an array of messages, newest first", async ({ request, admin }) => {
  const message = uniqueWord();
  const sent = [];
  for (let index = 0; index < 3; index += 1) sent.push(await sendEnquiry(request, { message }));
  const response = await admin.get(MESSAGES);
  const messages = contactMessageSchema
    .strict()
    .array()
    .parse(JSON.parse(await plainText(response)));
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(messages.map(({ _id }) => _id)).toEqual(expect.arrayContaining(sent.map(({ id }) => id)));
  // Of all messages there may be one more meanwhile: other tests store some, too.
  expect((await admin.get(`${MESSAGES}?q=${message}`)).headers()["x-total-count"]).toBe("3");
  expect(response.headers().link).toBeUndefined();
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test("marking a message as read is idempotent", async ({ request, admin }) => {
  const { id } = await sendEnquiry(request);
  for (let time = 0; time < 2; time += 1) {
    const response = await admin.put(`${MESSAGES}/${id}/read`);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: "Message marked as read" });
    expect(await getMessage(admin, id)).toMatchObject({ read: true });
  }
});

test("the list can be filtered by read, unread or both", async ({ request, admin }) => {
  const word = uniqueWord();
  const ids: string[] = [];
  for (const part of ["one", "two", "three"]) {
    ids.push((await sendEnquiry(request, { message: `${word} ${part}` })).id);
  }
  const [first, second, third] = ids as [string, string, string];
  await admin.put(`${MESSAGES}/${second}/read`);
  const found = async (query: Record<string, string>) =>
    (await findMessages(admin, { q: word, ...query })).map(({ _id }) => _id);
  expect(new Set(await found({}))).toEqual(new Set(ids));
  expect(await found({ read: "true" })).toEqual([second]);
  expect(new Set(await found({ read: "false" }))).toEqual(new Set([first, third]));
});

test("a deleted message is gone from all calls", async ({ request, admin }) => {
  const { id, enquiry } = await sendEnquiry(request);
  const response = await admin.delete(`${MESSAGES}/${id}`);
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: "Message deleted successfully" });
  expect(await findMessages(admin, { q: enquiry.name })).toEqual([]);
  await errorOf(await admin.get(`${MESSAGES}/${id}`), 404);
  await errorOf(await admin.put(`${MESSAGES}/${id}/read`), 404);
  await errorOf(await admin.delete(`${MESSAGES}/${id}`), 404);
});

test("a message without a subject has no subject field", async ({ request, admin }) => {
  const { id } = await sendEnquiry(request);
  expect(Object.keys(await getMessage(admin, id))).not.toContain("subject");
});

for (const [field, values] of Object.entries({
  limit: ["0", "-1", "201", "1.5", "ten", "", "1e9", "NaN"],
  read: ["maybe", "", "TRUE", "1"],
  cursor: ["nonsense", "!!!", "x".repeat(201), Buffer.from("2026 \0").toString("base64url")],
  q: ["x".repeat(201)],
})) {
  test(`the error names an invalid ${field} of the list`, async ({ admin }) => {
    for (const value of values) {
      const response = await admin.get(MESSAGES, { params: { [field]: value } });
      expect(await invalidFields(response), value).toEqual([field]);
    }
  });
}
