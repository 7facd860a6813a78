import { randomUUID } from "node:crypto";
import { findMessages, getMessage, newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { invalidFields, plainText } from "../servers/responses";

const CONTACT = "/api/contact";

/** What the server adds to each enquiry. */
const AS_NEW = {
  read: false,
  status: "new",
  starred: false,
  reference: expect.stringMatching(/^GH-[2-9A-Z]{4,}$/),
};

test("an enquiry needs no sign-in and is stored as unread, with its time", async ({ request, admin }) => {
  const enquiry = newEnquiry({ subject: "Our day" });
  const before = new Date().toISOString();
  const response = await request.post(CONTACT, { data: enquiry });
  expect(response.status()).toBe(201);
  const { success, message, data } = JSON.parse(await plainText(response));
  expect({ success, message }).toEqual({ success: true, message: expect.stringMatching(/\w/) });

  const stored = await getMessage(admin, data._id);
  expect(stored).toEqual({ ...enquiry, ...AS_NEW, _id: data._id, createdAt: expect.any(String) });
  expect(stored.createdAt >= before && stored.createdAt <= new Date().toISOString()).toBe(true);
});

test("unknown fields of an enquiry are ignored", async ({ request, admin }) => {
  const claims = {
    read: true,
    _id: randomUUID(),
    id: randomUUID(),
    createdAt: "1999-01-01T00:00:00.000Z",
    role: "admin",
    ["__proto__"]: { polluted: true },
  };
  const enquiry = newEnquiry();
  const response = await request.post(CONTACT, { data: { ...enquiry, ...claims } });
  expect(response.status()).toBe(201);
  const [stored, ...others] = await findMessages(admin, { q: enquiry.name });
  expect(others).toEqual([]);
  expect(stored).toEqual({ ...enquiry, ...AS_NEW, _id: expect.any(String), createdAt: expect.any(String) });
  expect(stored?._id).not.toBe(claims._id);
  expect(stored?.createdAt).not.toBe(claims.createdAt);
});

test("the errors name each missing, empty or invalid field", async ({ request }) => {
  const fields = ["email", "eventDate", "eventType", "message", "name"];
  const invalidFieldsOf = async (data: object) => invalidFields(await request.post(CONTACT, { data }));

  expect(await invalidFieldsOf({})).toEqual(fields);
  const all = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
  for (const value of ["", " \t\n", null, 7, true, [], ["x"], { toString: "x" }]) {
    expect(await invalidFieldsOf(all(value)), JSON.stringify(value)).toEqual(fields);
  }
  for (const field of fields) {
    expect(await invalidFieldsOf({ ...newEnquiry(), [field]: undefined })).toEqual([field]);
  }
  expect(await invalidFieldsOf({ ...newEnquiry(), subject: 7 })).toEqual(["subject"]);
  expect(await invalidFieldsOf({ ...newEnquiry(), eventType: "Wedding" })).toEqual(["eventType"]);
});

test("text that is too long is rejected, not truncated", async ({ request }) => {
  const tooLong = {
    name: "n".repeat(121),
    email: `${"e".repeat(250)}@b.example`,
    message: "m".repeat(5001),
    subject: "s".repeat(201),
  };
  const response = await request.post(CONTACT, { data: { ...newEnquiry(), ...tooLong } });
  expect(await invalidFields(response)).toEqual(["email", "message", "name", "subject"]);
});

test("an email must consist of text, @, text, a dot and text", async ({ request }) => {
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
    const response = await request.post(CONTACT, { data: { ...newEnquiry(), email } });
    expect(await invalidFields(response), email).toEqual(["email"]);
  }
  await sendEnquiry(request, { email: "ünï+tag@sub.bücher.example" });
});

for (const eventDate of ["1900-01-01", "2099-12-31", "2024-02-29", "2000-02-29"]) {
  test(`the event date ${eventDate} is accepted and stored unchanged`, async ({ request, admin }) => {
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
  test(`the event date ${eventDate} is rejected`, async ({ request }) => {
    const response = await request.post(CONTACT, { data: { ...newEnquiry(), eventDate } });
    expect(await invalidFields(response)).toEqual(["eventDate"]);
  });
}

test("all scripts, emoji and accents are stored unchanged", async ({ request, admin }) => {
  const texts = {
    name: `Zoë Ñandú ${uniqueWord()} 👩‍👩‍👧‍👦`,
    subject: "¿Música? 🎺🏽",
    message: `e\u0301 and é, ß, İstanbul, 日本語, עברית, नमस्ते, 🏳️‍🌈\n\n"quotes" 'single' <script>alert(1)</script> \\ %_ ; drop table messages; --`,
  };
  const { id } = await sendEnquiry(request, texts);
  expect(await getMessage(admin, id)).toMatchObject(texts);
  expect(await findMessages(admin, { q: texts.name })).toMatchObject([texts]);
});
