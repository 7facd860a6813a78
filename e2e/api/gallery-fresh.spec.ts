import { addItem } from "../factories/gallery-items";
import { newPicture } from "../factories/media-files";
import { expect, onEmptySite, test } from "../fixtures";

test.use(onEmptySite);

const PAGES = ["/", "/gallery"];

test("every page shows a gallery change on the next load", async ({ admin, request }) => {
  const shown = async (text: string) => {
    const pages = PAGES.map(async (page) => (await (await request.get(page)).text()).includes(text));
    return Promise.all(pages);
  };
  // Both pages are cached from here on.
  await shown("");
  const item = await addItem(admin);
  expect(await shown(item.title)).toEqual([true, true]);

  const address = `/api/gallery/update/${item._id}`;
  for (const title of ["The second title", "The third title"]) {
    await admin.put(address, { data: { title } });
    expect(await shown(title)).toEqual([true, true]);
  }
  expect(await shown("The second title")).toEqual([false, false]);

  const replaced = await admin.put(address, {
    multipart: { title: "The third title", media: await newPicture() },
  });
  expect(await shown((await replaced.json()).data.url)).toEqual([true, true]);
  expect(await shown(item.url)).toEqual([false, false]);

  // It is no longer among the home page's six pictures.
  for (let place = 0; place < 5; place += 1) await addItem(admin);
  expect(await shown("The third title")).toEqual([true, true]);
  expect((await admin.put("/api/gallery/order", { data: { id: item._id, before: null } })).status()).toBe(
    200,
  );
  const gallery = await (await request.get("/gallery")).text();
  const { title: last = "" } = (await (await request.get("/api/gallery")).json()).at(-2) ?? {};
  expect(gallery.indexOf("The third title")).toBeGreaterThan(gallery.indexOf(last));

  await admin.delete(`/api/gallery/${item._id}`);
  expect(await shown("The third title")).toEqual([false, false]);
});
