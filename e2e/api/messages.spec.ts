import { contactMessageSchema } from "@/lib/contract/messages";
import { findMessages, getMessage, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, plainText, refusalOf, refusedFields, test } from "./api-test";

const MESSAGES = "/api/contact/admin/messages";

test("the whole list is a bare array of messages, newest first", async ({ request, admin }) => {
  const sent = [await sendEnquiry(request), await sendEnquiry(request), await sendEnquiry(request)];
  const answer = await admin.get(MESSAGES);
  const messages = contactMessageSchema
    .strict()
    .array()
    .parse(JSON.parse(await plainText(answer)));
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(messages.map(({ _id }) => _id)).toEqual(expect.arrayContaining(sent.map(({ id }) => id)));
  expect(answer.headers()["x-total-count"]).toBe(String(messages.length));
  expect(answer.headers().link).toBeUndefined();
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("marking a message as read does it once and for all", async ({ request, admin }) => {
  const { id } = await sendEnquiry(request);
  for (let time = 0; time < 2; time += 1) {
    const answer = await admin.put(`${MESSAGES}/${id}/read`);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: "Message marked as read" });
    expect(await getMessage(admin, id)).toMatchObject({ read: true });
  }
});

test("the list shows only the read, only the unread, or both", async ({ request, admin }) => {
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

test("a deleted message is gone from everywhere", async ({ request, admin }) => {
  const { id, enquiry } = await sendEnquiry(request);
  const answer = await admin.delete(`${MESSAGES}/${id}`);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ success: true, message: "Message deleted successfully" });
  expect(await findMessages(admin, { q: enquiry.name })).toEqual([]);
  await refusalOf(await admin.get(`${MESSAGES}/${id}`), 404);
  await refusalOf(await admin.put(`${MESSAGES}/${id}/read`), 404);
  await refusalOf(await admin.delete(`${MESSAGES}/${id}`), 404);
});

test("a message without a subject has none, not an empty one", async ({ request, admin }) => {
  const { id } = await sendEnquiry(request);
  expect(Object.keys(await getMessage(admin, id))).not.toContain("subject");
});

for (const [field, values] of Object.entries({
  limit: ["0", "-1", "201", "1.5", "ten", "", "1e9", "NaN"],
  read: ["maybe", "", "TRUE", "1"],
  cursor: ["nonsense", "!!!", "x".repeat(201)],
  q: ["x".repeat(201)],
})) {
  test(`a list with a wrong ${field} is refused by that name`, async ({ admin }) => {
    for (const value of values) {
      const answer = await admin.get(MESSAGES, { params: { [field]: value } });
      expect(await refusedFields(answer), value).toEqual([field]);
    }
  });
}
