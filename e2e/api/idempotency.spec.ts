import { randomUUID } from "node:crypto";
import { findMessages, newEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";

const CONTACT = "/api/contact";

test("a request repeated with the same key stores one message and gets the same response", async ({
  request,
  admin,
}) => {
  const send = { data: newEnquiry(), headers: { "idempotency-key": randomUUID() } };
  const first = await request.post(CONTACT, send);
  const second = await request.post(CONTACT, send);
  expect([first.status(), second.status()]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await findMessages(admin, { q: send.data.name })).toHaveLength(1);
});

test("simultaneous requests with the same key store one message", async ({ request, admin }) => {
  const send = { data: newEnquiry(), headers: { "idempotency-key": randomUUID() } };
  const responses = await Promise.all(Array.from({ length: 12 }, () => request.post(CONTACT, send)));
  const ids = await Promise.all(responses.map(async (response) => (await response.json()).data._id));
  const [stored, ...others] = await findMessages(admin, { q: send.data.name });
  expect(others).toEqual([]);
  expect(new Set(ids)).toEqual(new Set([stored?._id]));
});

test("an enquiry with different content is stored, even with a used key", async ({ request, admin }) => {
  const headers = { "idempotency-key": randomUUID() };
  const first = newEnquiry();
  await request.post(CONTACT, { data: first, headers });
  await request.post(CONTACT, { data: { ...first, message: "We forgot something." }, headers });
  const stored = await findMessages(admin, { q: first.name });
  expect(stored.map(({ message }) => message).sort()).toEqual([first.message, "We forgot something."].sort());
});

test("the same enquiry with two keys, or without a key, is stored twice", async ({ request, admin }) => {
  const keyed = newEnquiry();
  for (const key of [randomUUID(), randomUUID()]) {
    await request.post(CONTACT, { data: keyed, headers: { "idempotency-key": key } });
  }
  expect(await findMessages(admin, { q: keyed.name })).toHaveLength(2);

  const keyless = newEnquiry();
  for (let time = 0; time < 2; time += 1) await request.post(CONTACT, { data: keyless });
  expect(await findMessages(admin, { q: keyless.name })).toHaveLength(2);
});

test("a rejected request does not use up its key", async ({ request, admin }) => {
  const headers = { "idempotency-key": randomUUID() };
  const data = newEnquiry();
  expect((await request.post(CONTACT, { data: { ...data, email: "none" }, headers })).status()).toBe(400);
  expect((await request.post(CONTACT, { data, headers })).status()).toBe(201);
  expect(await findMessages(admin, { q: data.name })).toHaveLength(1);
});
