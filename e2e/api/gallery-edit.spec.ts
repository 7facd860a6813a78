import type { APIRequestContext } from "@playwright/test";
import { type GalleryItem, galleryItemSchema } from "@/lib/contract/gallery";
import {
  addItem,
  filesIn,
  filesOf,
  film,
  type ItemForm,
  jpegFile,
  listItems,
  newPicture,
  newWords,
} from "../factories/media-files";
import { expect, test } from "../servers/gallery-site";
import { refusalOf, refusedFields } from "./api-test";

const addressOf = ({ _id }: { _id: string }) => `/api/gallery/update/${_id}`;

/** Edits an item. @returns it as the answer has it. */
async function edit(admin: APIRequestContext, item: GalleryItem, body: object): Promise<GalleryItem> {
  const answer = await admin.put(addressOf(item), body);
  expect(answer.status(), await answer.text()).toBe(200);
  const { success, message, data } = await answer.json();
  expect({ success, message }).toEqual({ success: true, message: "Gallery item updated successfully" });
  return galleryItemSchema.strict().parse(data);
}

async function expectServed(client: APIRequestContext, items: GalleryItem[], status: 200 | 404) {
  for (const path of filesOf(items)) expect((await client.get(path)).status(), path).toBe(status);
}

/** Checks that every file belongs to an item, and every item has its files. */
test.afterEach(async ({ gallerySite, request }) => {
  expect(filesIn(gallerySite.uploads)).toEqual(filesOf(await listItems(request)));
});

test("the words of an item change, and nothing else does", async ({ admin, request }) => {
  const item = await addItem(admin);
  const words = { ...newWords(), category: "dj", featured: true, alt: "" };
  const changed = await edit(admin, item, { data: words });
  expect(changed).toEqual({ ...item, ...words, version: 2 });
  expect((await listItems(request)).find(({ _id }) => _id === item._id)).toEqual(changed);
  const title = "  Another title ";
  expect(await edit(admin, item, { data: { title } })).toEqual({
    ...changed,
    title: "Another title",
    version: 3,
  });
  expect(
    await edit(admin, item, { multipart: { ...newWords(), featured: "false", alt: "Seen" } }),
  ).toMatchObject({
    url: item.url,
    featured: false,
    alt: "Seen",
  });
});

test("a new file takes the place of the old one, whose files are gone", async ({ admin, request }) => {
  let item = await addItem(admin, film);
  for (const form of [
    { media: await newPicture() },
    { media: film.media },
    { url: "https://pictures.example/a.jpg", width: "30", height: "20" },
    { ...film },
    { url: "https://vimeo.com/123456789", poster: await newPicture() },
  ]) {
    const changed = await edit(admin, item, { multipart: { ...newWords(), ...form } });
    expect(changed.url).not.toBe(item.url);
    expect({ _id: changed._id, createdAt: changed.createdAt }).toEqual({
      _id: item._id,
      createdAt: item.createdAt,
    });
    await expectServed(request, [item], 404);
    await expectServed(request, [changed], 200);
    item = changed;
  }
  expect(item).toMatchObject({ mediaType: "video", url: "https://vimeo.com/123456789", version: 6 });
});

test("the same file may be sent again", async ({ admin, request }) => {
  const media = await newPicture();
  const item = await addItem(admin, { media });
  const changed = await edit(admin, item, { multipart: { title: item.title, media } });
  await expectServed(request, [changed], 200);
  await expectServed(request, [item], 404);
});

test("a link is changed by JSON", async ({ admin }) => {
  const item = await addItem(admin);
  const url = "https://pictures.example/b.png";
  const changed = await edit(admin, item, { data: { title: item.title, url, width: 40, height: 30 } });
  expect(changed).toMatchObject({
    url,
    mediaType: "image",
    width: 40,
    height: 30,
    widths: [],
    placeholder: null,
  });
});

test("an edit that is refused leaves the item and its files as they are", async ({ admin, request }) => {
  const item = await addItem(admin);
  const bad = jpegFile(Buffer.from("no picture"));
  await refusalOf(await admin.put(addressOf(item), { multipart: { title: "Another", media: bad } }), 415);
  const large = jpegFile(Buffer.alloc(10 * 1024 * 1024 + 1));
  await refusalOf(await admin.put(addressOf(item), { multipart: { title: "Another", media: large } }), 413);
  for (const [field, value] of [
    ["title", ""],
    ["title", undefined],
    ["category", "magic"],
    ["url", "javascript:alert(1)"],
    ["version", "first"],
  ] as const) {
    const data = { title: "Another", [field]: value };
    expect(await refusedFields(await admin.put(addressOf(item), { data })), field).toEqual([field]);
  }
  expect((await listItems(request)).find(({ _id }) => _id === item._id)).toEqual(item);
  await expectServed(request, [item], 200);
});

test.describe("two editors on one item", () => {
  test("the later one is told, and what they sent is not kept", async ({ admin, request }) => {
    const item = await addItem(admin);
    const first = await edit(admin, item, { data: { title: "The first", version: item.version } });
    for (const body of [
      { data: { title: "The second", version: item.version } },
      { multipart: { title: "The second", version: String(item.version), media: await newPicture() } },
    ]) {
      const { message } = await refusalOf(await admin.put(addressOf(item), body), 409);
      expect(message).toContain("Somebody else changed this item meanwhile.");
    }
    expect((await listItems(request)).find(({ _id }) => _id === item._id)).toEqual(first);
    expect((await edit(admin, item, { data: { title: "The second" } })).version).toBe(3);
  });

  test("of two that save at the same moment one is told", async ({ admin, request }) => {
    const item = await addItem(admin);
    const save = async () => {
      const multipart = { title: item.title, version: "1", media: await newPicture() };
      return (await admin.put(addressOf(item), { multipart })).status();
    };
    expect((await Promise.all([save(), save(), save()])).sort()).toEqual([200, 409, 409]);
    await expectServed(request, [item], 404);
  });
});

test("a deleted item is gone with its files", async ({ admin, request }) => {
  const forms: ItemForm[] = [{}, { ...film }, { url: "https://pictures.example/a.jpg" }];
  for (const form of forms) {
    const item = await addItem(admin, form);
    const answer = await admin.delete(`/api/gallery/${item._id}`);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: "Gallery item deleted successfully" });
    expect((await listItems(request)).map(({ _id }) => _id)).not.toContain(item._id);
    await expectServed(request, [item], 404);
    await refusalOf(await admin.delete(`/api/gallery/${item._id}`), 404);
    await refusalOf(await admin.put(addressOf(item), { data: { title: "Too late" } }), 404);
  }
});

test("an item that is deleted while it is edited stays deleted", async ({ admin, request }) => {
  const item = await addItem(admin);
  const multipart = { title: item.title, media: await newPicture() };
  const [edited, deleted] = await Promise.all([
    admin.put(addressOf(item), { multipart }),
    admin.delete(`/api/gallery/${item._id}`),
  ]);
  expect(deleted.status()).toBe(200);
  expect([200, 404]).toContain(edited.status());
  expect((await listItems(request)).map(({ _id }) => _id)).not.toContain(item._id);
});

for (const id of ["1", "undefined", "0123456789abcdef01234567", "%F0%9F%8E%BA", "a'or'1'='1"]) {
  test(`${id} is no id`, async ({ admin }) => {
    for (const answer of [
      await admin.put(`/api/gallery/update/${encodeURIComponent(id)}`, { data: { title: "A title" } }),
      await admin.delete(`/api/gallery/${encodeURIComponent(id)}`),
    ]) {
      const { message } = await refusalOf(answer, 400);
      expect(message).toBe("Invalid gallery item ID");
    }
  });
}
