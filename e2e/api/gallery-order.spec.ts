import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { GalleryItem } from "@/lib/contract/gallery";
import { addItem, listItems } from "../factories/gallery-items";
import { expect, onEmptySite, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";

test.use(onEmptySite);

const move = (admin: APIRequestContext, id: unknown, before: unknown) =>
  admin.put("/api/gallery/order", { data: { id, before } });

/** Adds items, the last one on top. @returns their IDs by letter, in the gallery's order. */
async function addItems(admin: APIRequestContext, letters: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const letter of [...letters].reverse()) {
    ids[letter] = (await addItem(admin, { url: "https://pictures.example/a.jpg" }))._id;
  }
  return ids;
}

/** The letters of the items in the gallery's order. */
const orderOf = (ids: Record<string, string>, items: GalleryItem[]) => {
  const letters = Object.entries(ids);
  return items.map(({ _id }) => letters.find(([, id]) => id === _id)?.[0] ?? "").join("");
};

test("an item can be moved before another one, up or down, and to the end", async ({ admin, request }) => {
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
    const response = await move(admin, ids[item], before ? ids[before] : null);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: "Order saved." });
    expect(await order(), `${item} before ${before}`).toBe(expected);
  }
  const items = await listItems(request);
  expect(items.at(-1)?._id).toBe(ids.b);
  const moved = items.filter(({ _id }) => Object.values(ids).includes(_id));
  expect(moved.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  expect((await addItem(admin))._id).toBe((await listItems(request))[0]?._id);
});

test("two simultaneous moves both take effect", async ({ admin, request }) => {
  const ids = await addItems(admin, "abcdef");
  await Promise.all([move(admin, ids.f, ids.a), move(admin, ids.e, ids.b), move(admin, ids.c, ids.d)]);
  const order = orderOf(ids, await listItems(request));
  for (const pair of ["fa", "eb", "cd"]) expect(order).toContain(pair);
  expect(order).toHaveLength(6);
});

test("an unknown item can't be moved or used as a position", async ({ admin, request }) => {
  const { a } = await addItems(admin, "a");
  const before = await listItems(request);
  await errorOf(await move(admin, randomUUID(), a), 404);
  const { message } = await errorOf(await move(admin, a, randomUUID()), 409);
  expect(message).toMatch(/no longer exists/);
  for (const [id, next, fields] of [
    ["1", null, ["id"]],
    [a, "1", ["before"]],
    [a, undefined, ["before"]],
    [undefined, undefined, ["before", "id"]],
  ] as const) {
    expect(await invalidFields(await move(admin, id, next))).toEqual(fields);
  }
  expect(await listItems(request)).toEqual(before);
});
