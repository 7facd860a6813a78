import type { APIRequestContext } from "@playwright/test";
import type { ContactMessage } from "@/lib/contract/messages";
import { findMessages, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";

const MESSAGES = "/api/contact/admin/messages";

/** What the list says about everything that a filter finds. */
async function look(admin: APIRequestContext, filter: Record<string, string>) {
  const response = await admin.get(MESSAGES, { params: { ...filter, limit: "1" } });
  const { "x-total-count": total, "x-as-of": until } = response.headers();
  return { filter, total: Number(total), until };
}

test("everything that a filter finds is changed at once, other devices are told, and it can be undone", async ({
  request,
  admin,
}) => {
  const word = uniqueWord();
  for (let count = 0; count < 3; count += 1) await sendEnquiry(request, { message: word });
  const { id: star } = await sendEnquiry(request, { message: word, eventType: "birthday" });
  const seen = await look(admin, { q: word, type: "wedding" });
  expect(seen.total).toBe(3);
  await sendEnquiry(request, { message: `${word} too late` });
  const { revision } = await (await admin.get(`${MESSAGES}/changes`)).json();

  const quoted = await admin.put(MESSAGES, { data: { ...seen, change: { status: "quoted" } } });
  expect(quoted.status()).toBe(200);
  const { count, at } = await quoted.json();
  expect(count).toBe(3);
  const statusesOf = async () =>
    (await findMessages(admin, { q: word })).map(({ status }: ContactMessage) => status).sort();
  expect(await statusesOf()).toEqual(["new", "new", "quoted", "quoted", "quoted"]);
  const news = await (await admin.get(`${MESSAGES}/changes?since=${revision}`)).json();
  expect(news.revision).toBeGreaterThan(revision);
  expect(news.counts).toBeDefined();

  // It was seen before it was changed.
  await errorOf(await admin.put(MESSAGES, { data: { ...seen, change: { trash: true } } }), 409);
  expect(await statusesOf()).toHaveLength(5);
  expect((await admin.post(`${MESSAGES}/undo`, { data: { at } })).status()).toBe(200);
  expect(await statusesOf()).toEqual(Array.from({ length: 5 }, () => "new"));
  await errorOf(await admin.post(`${MESSAGES}/undo`, { data: { at } }), 404);

  const ids = (await findMessages(admin, { q: word })).map(({ _id }) => _id);
  for (const change of [
    { read: true },
    { trash: true },
    { trash: false },
    { trash: true },
    { forever: true },
  ])
    expect((await admin.put(MESSAGES, { data: { ids, change } })).status()).toBe(200);
  await errorOf(await admin.get(`${MESSAGES}/${star}?trash=true`), 404);
});

test("the list is ordered by event: the next one first, then the past", async ({ request, admin }) => {
  const word = uniqueWord();
  for (const eventDate of ["2040-01-01", "2001-01-01", "2039-12-31", "2002-01-01"])
    await sendEnquiry(request, { message: word, eventDate });
  const query = { q: word, order: "event", today: "2026-01-01" };
  const dates = ["2039-12-31", "2040-01-01", "2002-01-01", "2001-01-01"];
  expect((await findMessages(admin, query)).map(({ eventDate }) => eventDate)).toEqual(dates);
  const first = await admin.get(MESSAGES, { params: { ...query, limit: 3 } });
  const [, next = ""] = /^<([^>]+)>; rel="next"$/.exec(first.headers().link ?? "") ?? [];
  expect((await (await admin.get(next)).json()).map(({ eventDate }: ContactMessage) => eventDate)).toEqual(
    dates.slice(3),
  );
});

test("the error names what is wrong with a change of many", async ({ admin }) => {
  const invalid = async (data: object) => invalidFields(await admin.put(MESSAGES, { data }));
  expect(await invalid({ change: { read: true } })).toEqual([""]);
  expect(await invalid({ ids: ["1"], change: { read: true } })).toEqual(["ids.0"]);
  expect(await invalid({ ids: [], change: { read: "yes" } })).toEqual(["change.read", "ids"]);
  expect(await invalid({ ...(await look(admin, {})), change: { forever: true } })).toEqual(["change"]);
  const response = await admin.get(MESSAGES, { params: { order: "name", today: "now" } });
  expect(await invalidFields(response)).toEqual(["order", "today"]);
});
