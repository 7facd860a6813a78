import { findMessages, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";
import { errorOf, invalidFields } from "../servers/responses";

const MESSAGES = "/api/contact/admin/messages";

test("everything under an address is found from any of its messages, and erased in one step", async ({
  request,
  admin,
}) => {
  const word = uniqueWord();
  const email = `${word}@visitors.example`;
  const { id: first } = await sendEnquiry(request, { email, name: `Bea ${word}`, message: word });
  const { id: second } = await sendEnquiry(request, { email: email.toUpperCase(), message: word });
  const { id: other } = await sendEnquiry(request, { message: `Not ${word}` });
  await admin.post(`${MESSAGES}/${first}/notes`, { data: { text: `Called ${word}` } });
  await admin.put(`${MESSAGES}/${second}`, { data: { status: "spam" } });
  await admin.delete(`${MESSAGES}/${first}`);

  const person = await (await admin.get(`${MESSAGES}/${second}/person`)).json();
  expect(person.messages.map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
  expect(person.names).toContain(`Bea ${word}`);
  expect(person.records).toMatchObject(
    // Deleting and the spam have removed the notifications.
    expect.arrayContaining([expect.objectContaining({ kind: "note", messageId: first })]),
  );

  const erase = (data: object) => admin.post(`${MESSAGES}/${second}/person/erasure`, { data });
  expect(await invalidFields(await erase({ seen: person.seen, reason: "Bea asked" }))).toEqual(["reason"]);
  expect(await invalidFields(await erase({}))).toEqual(["seen"]);
  const { id: third } = await sendEnquiry(request, { email, message: word });
  await errorOf(await erase({ seen: person.seen }), 409);
  const { seen } = await (await admin.get(`${MESSAGES}/${third}/person`)).json();
  const erased = await erase({ seen, reason: "request" });
  expect(erased.status()).toBe(201);
  const erasure = await erased.json();
  expect(erasure).toMatchObject({ reason: "request", counts: { message: 3, note: 1 } });
  expect(await (await admin.get("/api/contact/admin/erasures")).json()).toContainEqual(erasure);

  for (const id of [first, second, third]) {
    await errorOf(await admin.get(`${MESSAGES}/${id}?trash=true`), 404);
    await errorOf(await admin.get(`${MESSAGES}/${id}/person`), 404);
  }
  expect((await findMessages(admin, { q: word })).map(({ _id }) => _id)).toEqual([other]);
  await withSiteTables(async (db) => {
    const rows = [
      await db.selectFrom("message_notes").selectAll().execute(),
      await db.selectFrom("notifications").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
      await db.selectFrom("erasures").selectAll().execute(),
    ];
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(word);
  });
});
