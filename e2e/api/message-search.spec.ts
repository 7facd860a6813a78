import type { APIRequestContext } from "@playwright/test";
import type { Enquiry } from "@/lib/contract/messages";
import { findMessages, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";

/** Sends messages that share a word, and searches among them. */
async function messagesWith(
  client: APIRequestContext,
  admin: APIRequestContext,
  texts: Partial<Enquiry>[],
): Promise<(q: string) => Promise<number[]>> {
  const word = uniqueWord();
  const ids: string[] = [];
  for (const text of texts) {
    ids.push((await sendEnquiry(client, { ...text, message: `${text.message ?? "-"} ${word}` })).id);
  }
  return async (q) => {
    const found = await findMessages(admin, { q: `${word} ${q}` });
    return found.map(({ _id }) => ids.indexOf(_id)).sort();
  };
}

test("a search ignores case and accents, in the query and in the text", async ({ request, admin }) => {
  const find = await messagesWith(request, admin, [
    { name: "José Ñandú" },
    { name: "JOSE NANDU" },
    { name: "Jose\u0301 Nandu" },
    { name: "Josef" },
  ]);
  for (const q of ["josé", "jose", "JOSÉ", "jose\u0301"]) expect(await find(q), q).toEqual([0, 1, 2, 3]);
  for (const q of ["ñandú", "nandu", "NANDU"]) expect(await find(q), q).toEqual([0, 1, 2]);
});

test("a search covers every field and matches all words in any order", async ({ request, admin }) => {
  const find = await messagesWith(request, admin, [
    { name: "Harbor Trio", email: "kay@lagoon.example", eventType: "corporate", subject: "Gala" },
    { name: "Harbor Duo", eventDate: "2044-04-04", message: "A quiet dinner" },
  ]);
  expect(await find("lagoon")).toEqual([0]);
  expect(await find("corporate")).toEqual([0]);
  expect(await find("gala trio")).toEqual([0]);
  expect(await find("2044-04")).toEqual([1]);
  expect(await find("dinner   harbor")).toEqual([1]);
  expect(await find("harbor")).toEqual([0, 1]);
  expect(await find("harbor submarine")).toEqual([]);
});

test("percent, underscore, backslash and quotes match literally", async ({ request, admin }) => {
  const find = await messagesWith(request, admin, [
    { message: "100% sure" },
    { message: "1000 sure" },
    { message: "take_five" },
    { message: "takexfive" },
    { message: "back\\slash" },
    { message: 'it\'s "so"' },
  ]);
  expect(await find("100%")).toEqual([0]);
  expect(await find("%")).toEqual([0]);
  expect(await find("take_five")).toEqual([2]);
  expect(await find("_")).toEqual([2]);
  expect(await find("\\")).toEqual([4]);
  expect(await find("it's")).toEqual([5]);
  expect(await find('"so"')).toEqual([5]);
  expect(await find("' or '1'='1")).toEqual([]);
});

test("a search finds emoji and other scripts", async ({ request, admin }) => {
  const find = await messagesWith(request, admin, [{ message: "🎺 fanfare" }, { message: "結婚式の音楽" }]);
  expect(await find("🎺")).toEqual([0]);
  expect(await find("音楽")).toEqual([1]);
});

test("an empty search finds everything", async ({ request, admin }) => {
  const find = await messagesWith(request, admin, [{}, {}]);
  expect(await find(" ")).toEqual([0, 1]);
});
