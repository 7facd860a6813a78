import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { type GalleryItem, galleryItemSchema } from "@/lib/contract/gallery";
import { RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";
import { type FormFile, newPicture } from "./media-files";

/** The fields and files of an item to send. */
export type ItemForm = Record<string, string | FormFile>;

/** The text fields of an item with a unique title. */
export const newWords = () => ({
  title: `Item ${randomUUID()}`,
  description: "How it looked that evening.",
  category: "vocal",
  featured: "false",
});

/** Sends a new item as the gallery screen does. */
export const sendItem = (admin: APIRequestContext, form: ItemForm) =>
  admin.post("/api/gallery", { multipart: { ...newWords(), type: "media", ...form } });

/** {@link sendItem}, expecting success. @returns the new item. */
export async function addItem(admin: APIRequestContext, form: ItemForm = {}): Promise<GalleryItem> {
  const response = await sendItem(
    admin,
    form.media || form.url ? form : { ...form, media: await newPicture() },
  );
  expect(response.status(), await response.text()).toBe(201);
  return galleryItemSchema.strict().parse((await response.json()).data);
}

/** All items of a site's gallery, in order. */
export async function listItems(client: APIRequestContext): Promise<GalleryItem[]> {
  const response = await client.get("/api/gallery");
  expect(response.status()).toBe(200);
  return galleryItemSchema
    .strict()
    .array()
    .parse(await response.json());
}

/** Deletes all items of a site. Not for the shared site, which other tests use at the same time. */
export async function emptyGallery(admin: APIRequestContext): Promise<void> {
  for (const { _id } of await listItems(admin)) {
    expect((await admin.delete(`/api/gallery/${_id}`)).status()).toBe(200);
  }
}

/** The paths of all files of these items, sorted. */
export function filesOf(items: GalleryItem[]): string[] {
  const files = items.flatMap(({ url, poster, widths }) => {
    const picture = poster ?? url;
    const copies = widths.flatMap((width) =>
      RENDITION_FORMATS.map((format) => renditionPath(picture, width, format)),
    );
    return [url, picture, ...copies].filter((address) => address.startsWith("/uploads/"));
  });
  return [...new Set(files)].sort();
}

/** The paths at which the files in a media folder are served, sorted. Includes those in its work folder. */
export function filesIn(uploads: string): string[] {
  if (!existsSync(uploads)) return [];
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/uploads/${name}`)
    .sort();
}
