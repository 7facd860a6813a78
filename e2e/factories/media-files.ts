import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { type GalleryItem, galleryItemSchema } from "@/lib/contract/gallery";
import { RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";
import { expect } from "../api/api-test";

/** A file of a form, as Playwright takes it. */
export interface FormFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a test sends of an item beside its words. */
export type ItemForm = Record<string, string | FormFile>;

/** A picture that no other test has: a stripe of its own in a random colour. */
export function drawPicture(width = 90, height = 60) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

export const jpegFile = (buffer: Buffer, name = "picture.jpg"): FormFile => ({
  name,
  mimeType: "image/jpeg",
  buffer,
});

/** A small JPEG as a form's file. */
export const newPicture = async () => jpegFile(await drawPicture().jpeg().toBuffer());

const DEMO = fileURLToPath(new URL("../../lib/backend/gallery/demo/", import.meta.url));

/** A film that plays, and its still. */
export const film = {
  media: { name: "loop.mp4", mimeType: "video/mp4", buffer: readFileSync(`${DEMO}dj-vinyl-loop.mp4`) },
  poster: jpegFile(readFileSync(`${DEMO}dj-vinyl-loop.jpg`), "poster.jpg"),
};

/** The words of an item, under a title that no other test uses. */
export const newWords = () => ({
  title: `Item ${randomUUID()}`,
  description: "How it looked that evening.",
  category: "vocal",
  featured: "false",
});

/** Sends an item as the admin screen does. */
export const sendItem = (admin: APIRequestContext, form: ItemForm) =>
  admin.post("/api/gallery", { multipart: { ...newWords(), type: "media", ...form } });

/** {@link sendItem} that must succeed. @returns the new item. */
export async function addItem(admin: APIRequestContext, form: ItemForm = {}): Promise<GalleryItem> {
  const answer = await sendItem(
    admin,
    form.media || form.url ? form : { ...form, media: await newPicture() },
  );
  expect(answer.status(), await answer.text()).toBe(201);
  return galleryItemSchema.strict().parse((await answer.json()).data);
}

/** All items of a site's gallery, in order. */
export async function listItems(client: APIRequestContext): Promise<GalleryItem[]> {
  const answer = await client.get("/api/gallery");
  expect(answer.status()).toBe(200);
  return galleryItemSchema
    .strict()
    .array()
    .parse(await answer.json());
}

/** Deletes all items of a site that no other test uses at the same time. */
export async function emptyGallery(admin: APIRequestContext): Promise<void> {
  for (const { _id } of await listItems(admin)) {
    expect((await admin.delete(`/api/gallery/${_id}`)).status()).toBe(200);
  }
}

/** The addresses of all files that belong to items, sorted. */
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

/** The addresses that the files in a media folder would have, sorted; those of its work folder too. */
export function filesIn(uploads: string): string[] {
  if (!existsSync(uploads)) return [];
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/uploads/${name}`)
    .sort();
}
