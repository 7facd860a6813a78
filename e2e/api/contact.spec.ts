import { randomUUID } from "node:crypto";
import { findMessages, getMessage, newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, plainText, refusedFields, test } from "./api-test";

const CONTACT = "/api/contact";

test("an enquiry of anyone is stored, unread, with the moment it came", async ({ request, admin }) => {
  const enquiry = newEnquiry({ subject: "Our day" });
  const before = new Date().toISOString();
  const answer = await request.post(CONTACT, { data: enquiry });
  expect(answer.status()).toBe(201);
  const { success, message, data } = JSON.parse(await plainText(answer));
  expect({ success, message }).toEqual({ success: true, message: expect.stringMatching(/\w/) });

  const stored = await getMessage(admin, data._id);
  expect(stored).toEqual({ ...enquiry, _id: data._id, read: false, createdAt: expect.any(String) });
  expect(stored.createdAt >= before && stored.createdAt <= new Date().toISOString()).toBe(true);
});

test("what a visitor claims beyond an enquiry is ignored", async ({ request, admin }) => {
  const claims = {
    read: true,
    _id: randomUUID(),
    id: randomUUID(),
    createdAt: "1999-01-01T00:00:00.000Z",
    role: "admin",
    ["__proto__"]: { polluted: true },
  };
  const enquiry = newEnquiry();
  const answer = await request.post(CONTACT, { data: { ...enquiry, ...claims } });
  expect(answer.status()).toBe(201);
  const [stored, ...others] = await findMessages(admin, { q: enquiry.name });
  expect(others).toEqual([]);
  expect(stored).toEqual({ ...enquiry, _id: expect.any(String), read: false, createdAt: expect.any(String) });
  expect(stored?._id).not.toBe(claims._id);
  expect(stored?.createdAt).not.toBe(claims.createdAt);
});

test("a missing, empty or wrong field is named, each of them", async ({ request }) => {
  const fields = ["email", "eventDate", "eventType", "message", "name"];
  const fieldsRefused = async (data: object) => refusedFields(await request.post(CONTACT, { data }));

  expect(await fieldsRefused({})).toEqual(fields);
  const all = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
  for (const value of ["", " \t\n", null, 7, true, [], ["x"], { toString: "x" }]) {
    expect(await fieldsRefused(all(value)), JSON.stringify(value)).toEqual(fields);
  }
  for (const field of fields) {
    expect(await fieldsRefused({ ...newEnquiry(), [field]: undefined })).toEqual([field]);
  }
  expect(await fieldsRefused({ ...newEnquiry(), subject: 7 })).toEqual(["subject"]);
  expect(await fieldsRefused({ ...newEnquiry(), eventType: "Wedding" })).toEqual(["eventType"]);
});

test("a text that is too long is refused and not cut", async ({ request }) => {
  const tooLong = {
    name: "n".repeat(121),
    email: `${"e".repeat(250)}@b.example`,
    message: "m".repeat(5001),
    subject: "s".repeat(201),
  };
  const answer = await request.post(CONTACT, { data: { ...newEnquiry(), ...tooLong } });
  expect(await refusedFields(answer)).toEqual(["email", "message", "name", "subject"]);
});

test("an e-mail needs text, @, text, a dot and text", async ({ request }) => {
  for (const email of [
    "plain",
    "@b.example",
    "a@",
    "a@b",
    "a@.",
    "a b@c.example",
    "a@@b.example",
    "a@b.example\n@",
  ]) {
    const answer = await request.post(CONTACT, { data: { ...newEnquiry(), email } });
    expect(await refusedFields(answer), email).toEqual(["email"]);
  }
  await sendEnquiry(request, { email: "ünï+tag@sub.bücher.example" });
});

for (const eventDate of ["1900-01-01", "2099-12-31", "2024-02-29", "2000-02-29"]) {
  test(`an event can be on ${eventDate}, and stays on that day`, async ({ request, admin }) => {
    const { id } = await sendEnquiry(request, { eventDate });
    expect(await getMessage(admin, id)).toMatchObject({ eventDate });
  });
}

for (const eventDate of [
  "1899-12-31",
  "2100-01-01",
  "2023-02-29",
  "1900-02-29",
  "2024-13-01",
  "2024-00-10",
  "2024-04-31",
  "2024-6-1",
  "06/14/2031",
  "2031-06-14T00:00:00Z",
  "12031-06-14",
]) {
  test(`an event can't be on ${eventDate}`, async ({ request }) => {
    const answer = await request.post(CONTACT, { data: { ...newEnquiry(), eventDate } });
    expect(await refusedFields(answer)).toEqual(["eventDate"]);
  });
}

test("every script, emoji and accent comes through intact", async ({ request, admin }) => {
  const texts = {
    name: `Zoë Ñandú ${uniqueWord()} 👩‍👩‍👧‍👦`,
    subject: "¿Música? 🎺🏽",
    message: `e\u0301 and é, ß, İstanbul, 日本語, עברית, नमस्ते, 🏳️‍🌈\n\n"quotes" 'single' <script>alert(1)</script> \\ %_ ; drop table messages; --`,
  };
  const { id } = await sendEnquiry(request, texts);
  expect(await getMessage(admin, id)).toMatchObject(texts);
  expect(await findMessages(admin, { q: texts.name })).toMatchObject([texts]);
});
