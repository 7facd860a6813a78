import type { APIRequestContext } from "@playwright/test";
import { type GalleryItem, galleryItemSchema } from "@/lib/contract/gallery";
import { addItem, filesOf, type ItemForm, listItems, newWords } from "../factories/gallery-items";
import { jpegFile, newPicture, video } from "../factories/media-files";
import { expect, onEmptySite, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";
import { storedFiles } from "../servers/stored-files";

test.use(onEmptySite);

const addressOf = ({ _id }: { _id: string }) => `/api/gallery/update/${_id}`;

/** Edits an item. @returns the item in the response. */
async function edit(admin: APIRequestContext, item: GalleryItem, body: object): Promise<GalleryItem> {
  const response = await admin.put(addressOf(item), body);
  expect(response.status(), await response.text()).toBe(200);
  const { success, message, data } = await response.json();
  expect({ success, message }).toEqual({ success: true, message: "Gallery item updated successfully" });
  return galleryItemSchema.strict().parse(data);
}

async function expectServed(client: APIRequestContext, items: GalleryItem[], status: 200 | 404) {
  for (const path of filesOf(items)) expect((await client.get(path)).status(), path).toBe(status);
}

/** Checks that every file belongs to an item, and every item has its files. */
test.afterEach(async ({ emptySite, request }) => {
  expect(await storedFiles(emptySite)).toEqual(filesOf(await listItems(request)));
});

test("editing the text fields of an item changes nothing else", async ({ admin, request }) => {
  const item = await addItem(admin);
  const words = { ...newWords(), category: "dj", featured: true, alt: "", timeOfDay: "17:48" };
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
    await edit(admin, item, { multipart: { ...newWords(), featured: "false", alt: "Seen", timeOfDay: "" } }),
  ).toMatchObject({
    url: item.url,
    featured: false,
    alt: "Seen",
    timeOfDay: null,
  });
});

test("a new file replaces the old one, and the old files are deleted", async ({ admin, request }) => {
  let item = await addItem(admin, video);
  for (const form of [
    { media: await newPicture() },
    { media: video.media },
    { url: "https://pictures.example/a.jpg", width: "30", height: "20" },
    { ...video },
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

test("the same file can be sent again", async ({ admin, request }) => {
  const media = await newPicture();
  const item = await addItem(admin, { media });
  const changed = await edit(admin, item, { multipart: { title: item.title, media } });
  await expectServed(request, [changed], 200);
  await expectServed(request, [item], 404);
});

test("a link can be changed with JSON", async ({ admin }) => {
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

test("a rejected edit leaves the item and its files unchanged", async ({ admin, request }) => {
  const item = await addItem(admin);
  const bad = jpegFile(Buffer.from("no picture"));
  await errorOf(await admin.put(addressOf(item), { multipart: { title: "Another", media: bad } }), 415);
  const large = jpegFile(Buffer.alloc(10 * 1024 * 1024 + 1));
  await errorOf(await admin.put(addressOf(item), { multipart: { title: "Another", media: large } }), 413);
  for (const [field, value] of [
    ["title", ""],
    ["title", undefined],
    ["category", "magic"],
    ["timeOfDay", "17:60"],
    ["timeOfDay", null],
    ["url", "javascript:alert(1)"],
    ["version", "first"],
  ] as const) {
    const data = { title: "Another", [field]: value };
    expect(await invalidFields(await admin.put(addressOf(item), { data })), field).toEqual([field]);
  }
  expect((await listItems(request)).find(({ _id }) => _id === item._id)).toEqual(item);
  await expectServed(request, [item], 200);
});

test.describe("two editors of one item", () => {
  test("the later one gets a conflict, and their files are not stored", async ({ admin, request }) => {
    const item = await addItem(admin);
    const first = await edit(admin, item, { data: { title: "The first", version: item.version } });
    for (const body of [
      { data: { title: "The second", version: item.version } },
      { multipart: { title: "The second", version: String(item.version), media: await newPicture() } },
    ]) {
      const { message } = await errorOf(await admin.put(addressOf(item), body), 409);
      expect(message).toContain("Someone else has changed this item.");
    }
    expect((await listItems(request)).find(({ _id }) => _id === item._id)).toEqual(first);
    expect((await edit(admin, item, { data: { title: "The second" } })).version).toBe(3);
  });

  test("of several simultaneous edits, only one succeeds", async ({ admin, request }) => {
    const item = await addItem(admin);
    const save = async () => {
      const multipart = { title: item.title, version: "1", media: await newPicture() };
      return (await admin.put(addressOf(item), { multipart })).status();
    };
    expect((await Promise.all([save(), save(), save()])).sort()).toEqual([200, 409, 409]);
    await expectServed(request, [item], 404);
  });
});

test("deleting an item deletes its files", async ({ admin, request }) => {
  const forms: ItemForm[] = [{}, { ...video }, { url: "https://pictures.example/a.jpg" }];
  for (const form of forms) {
    const item = await addItem(admin, form);
    const response = await admin.delete(`/api/gallery/${item._id}`);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: "Gallery item deleted successfully" });
    expect((await listItems(request)).map(({ _id }) => _id)).not.toContain(item._id);
    await expectServed(request, [item], 404);
    await errorOf(await admin.delete(`/api/gallery/${item._id}`), 404);
    await errorOf(await admin.put(addressOf(item), { data: { title: "Too late" } }), 404);
  }
});

test("an item that is deleted during an edit stays deleted", async ({ admin, request }) => {
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
  test(`${id} is not a valid ID`, async ({ admin }) => {
    for (const response of [
      await admin.put(`/api/gallery/update/${encodeURIComponent(id)}`, { data: { title: "A title" } }),
      await admin.delete(`/api/gallery/${encodeURIComponent(id)}`),
    ]) {
      const { message } = await errorOf(response, 400);
      expect(message).toBe("Invalid gallery item ID");
    }
  });
}
