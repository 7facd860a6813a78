import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { GalleryItem } from "@/lib/contract/gallery";
import { addItem, listItems } from "../factories/media-files";
import { expect, test } from "../servers/gallery-site";
import { refusalOf, refusedFields } from "./api-test";

const move = (admin: APIRequestContext, id: unknown, before: unknown) =>
  admin.put("/api/gallery/order", { data: { id, before } });

/** Adds items; the last one is on top. @returns their ids in the gallery's order, by a letter each. */
async function addItems(admin: APIRequestContext, letters: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const letter of [...letters].reverse()) {
    ids[letter] = (await addItem(admin, { url: "https://pictures.example/a.jpg" }))._id;
  }
  return ids;
}

/** The letters of the items in the order of a list. */
const orderOf = (ids: Record<string, string>, items: GalleryItem[]) => {
  const letters = Object.entries(ids);
  return items.map(({ _id }) => letters.find(([, id]) => id === _id)?.[0] ?? "").join("");
};

test("an item goes before another one, up and down, and to the end", async ({ admin, request }) => {
  const ids = await addItems(admin, "abcd");
  const order = async () => orderOf(ids, await listItems(request));
  expect(await order()).toBe("abcd");
  for (const [item, before, expected] of [
    ["d", "a", "dabc"],
    ["d", "c", "abdc"],
    ["a", "c", "bdac"],
    ["a", "c", "bdac"],
    ["b", "b", "bdac"],
    ["b", "", "dacb"],
    ["d", "b", "acdb"],
  ] as const) {
    const answer = await move(admin, ids[item], before ? ids[before] : null);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: "The order is saved." });
    expect(await order(), `${item} before ${before}`).toBe(expected);
  }
  const items = await listItems(request);
  expect(items.at(-1)?._id).toBe(ids.b);
  const moved = items.filter(({ _id }) => Object.values(ids).includes(_id));
  expect(moved.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  expect((await addItem(admin))._id).toBe((await listItems(request))[0]?._id);
});

test("two who move at the same moment both get what they asked for", async ({ admin, request }) => {
  const ids = await addItems(admin, "abcdef");
  await Promise.all([move(admin, ids.f, ids.a), move(admin, ids.e, ids.b), move(admin, ids.c, ids.d)]);
  const order = orderOf(ids, await listItems(request));
  for (const pair of ["fa", "eb", "cd"]) expect(order).toContain(pair);
  expect(order).toHaveLength(6);
});

test("what is not there is neither moved nor a place to move to", async ({ admin, request }) => {
  const { a } = await addItems(admin, "a");
  const before = await listItems(request);
  await refusalOf(await move(admin, randomUUID(), a), 404);
  const { message } = await refusalOf(await move(admin, a, randomUUID()), 409);
  expect(message).toMatch(/no longer there/);
  for (const [id, next, fields] of [
    ["1", null, ["id"]],
    [a, "1", ["before"]],
    [a, undefined, ["before"]],
    [undefined, undefined, ["before", "id"]],
  ] as const) {
    expect(await refusedFields(await move(admin, id, next))).toEqual(fields);
  }
  expect(await listItems(request)).toEqual(before);
});
