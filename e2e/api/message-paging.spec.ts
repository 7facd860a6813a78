import type { APIRequestContext } from "@playwright/test";
import type { ContactMessage } from "@/lib/contract/messages";
import { findMessages, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";

const MESSAGES = "/api/contact/admin/messages";

interface Page {
  ids: string[];
  total: string | undefined;
  next: string | undefined;
}

async function readPage(admin: APIRequestContext, path: string): Promise<Page> {
  const response = await admin.get(path);
  expect(response.status()).toBe(200);
  const { link, "x-total-count": total } = response.headers();
  const messages: ContactMessage[] = await response.json();
  const next = link && /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
  return { ids: messages.map(({ _id }) => _id), total, next };
}

/** Reads page after page by following the `Link` headers. `between` runs after each page. */
async function walk(
  admin: APIRequestContext,
  first: string,
  between: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let path: string | undefined = first; path; path = pages.at(-1)?.next) {
    const page = await readPage(admin, path);
    pages.push(page);
    await between(page);
  }
  return pages;
}

/** Sends messages and gives all of them the same timestamp. */
async function messagesOfOneMoment(
  client: APIRequestContext,
  word: string,
  count: number,
): Promise<string[]> {
  const sent = await Promise.all(Array.from({ length: count }, () => sendEnquiry(client, { message: word })));
  const ids = sent.map(({ id }) => id);
  await withSiteTables((db) =>
    db
      .updateTable("messages")
      .set({ created_at: "2026-01-02T03:04:05.678Z" })
      .where("id", "in", ids)
      .execute(),
  );
  return ids;
}

test("paging visits each message once, even if they have the same timestamp", async ({ request, admin }) => {
  const word = uniqueWord();
  const ids = await messagesOfOneMoment(request, word, 7);
  for (let more = 0; more < 3; more += 1) ids.push((await sendEnquiry(request, { message: word })).id);

  const whole = (await findMessages(admin, { q: word })).map(({ _id }) => _id);
  expect(new Set(whole)).toEqual(new Set(ids));
  for (const limit of [1, 3, 9, 10, 11]) {
    const pages = await walk(admin, `${MESSAGES}?q=${word}&limit=${limit}`);
    expect(pages.flatMap((page) => page.ids)).toEqual(whole);
    expect(pages).toHaveLength(Math.ceil(10 / limit));
    for (const { total } of pages) expect(total).toBe("10");
    for (const { ids } of pages) expect(ids.length).toBeLessThanOrEqual(limit);
  }
});

test("the link to the next page keeps the search and filter", async ({ request, admin }) => {
  const word = uniqueWord();
  const ids = await messagesOfOneMoment(request, word, 5);
  await admin.put(`${MESSAGES}/${ids[0]}/read`);
  await sendEnquiry(request);

  const pages = await walk(admin, `${MESSAGES}?q=${word}+${word.toUpperCase()}&read=false&limit=2`);
  expect(pages.flatMap((page) => page.ids).sort()).toEqual(ids.slice(1).sort());
  for (const { total } of pages) expect(total).toBe("4");
});

test("adding or deleting messages during paging neither repeats nor skips others", async ({
  request,
  admin,
}) => {
  const word = uniqueWord();
  const ids = await messagesOfOneMoment(request, word, 6);
  const pages = await walk(admin, `${MESSAGES}?q=${word}&limit=2`, async (page) => {
    await sendEnquiry(request, { message: word });
    // The message that the cursor points at.
    await admin.delete(`${MESSAGES}/${page.ids.at(-1)}`);
  });
  expect(pages.flatMap((page) => page.ids).sort()).toEqual([...ids].sort());
});

test("a cursor without a limit returns the rest", async ({ request, admin }) => {
  const word = uniqueWord();
  await messagesOfOneMoment(request, word, 5);
  const whole = (await findMessages(admin, { q: word })).map(({ _id }) => _id);
  const { next } = await readPage(admin, `${MESSAGES}?q=${word}&limit=2`);
  const cursor = new URL(next ?? "", "http://here.invalid").searchParams.get("cursor") ?? "";
  expect((await findMessages(admin, { q: word, cursor })).map(({ _id }) => _id)).toEqual(whole.slice(2));
});
