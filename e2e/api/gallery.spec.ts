import type { APIRequestContext } from "@playwright/test";
import { type GalleryItem, galleryItemSchema } from "@/lib/contract/gallery";
import { RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";
import { expect, test } from "../fixtures";
import { plainText } from "../servers/responses";

const GALLERY = "/api/gallery";

async function listItems(client: APIRequestContext): Promise<GalleryItem[]> {
  const response = await client.get(GALLERY);
  expect(response.status()).toBe(200);
  return galleryItemSchema
    .strict()
    .array()
    .parse(JSON.parse(await plainText(response)));
}

/** Checks that a file is served. @returns its content. */
async function expectServed(client: APIRequestContext, path: string, type: string): Promise<Buffer> {
  const response = await client.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"]).toBe(type);
  return response.body();
}

/** Whether a file's signature matches its content type. */
const SIGNATURES: Record<string, RegExp> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/avif": /^.{4}ftypavif/s,
  "image/webp": /^RIFF.{4}WEBP/s,
  "video/mp4": /^.{4}ftyp/s,
};

test("listing the gallery needs no sign-in, and clients revalidate it each time", async ({ request }) => {
  const response = await request.get(GALLERY);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^application\/json\b/);
  expect(response.headers()["cache-control"]).toBe("no-cache");
});

test("an unchanged gallery responds with 304 and no body", async ({ request }) => {
  const { etag = "" } = (await request.get(GALLERY)).headers();
  expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
  for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const again = await request.get(GALLERY, { headers: { "if-none-match": known } });
    expect(again.status(), known).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers().etag).toBe(etag);
  }
  const other = await request.get(GALLERY, { headers: { "if-none-match": '"other"' } });
  expect(other.status()).toBe(200);
});

test("HEAD responds like GET, without the body", async ({ request }) => {
  const get = await request.get(GALLERY);
  const head = await request.head(GALLERY);
  expect(head.status()).toBe(200);
  expect(head.headers().etag).toBe(get.headers().etag);
  expect(await head.text()).toBe("");
});

test.describe("the demo gallery", () => {
  test("has pictures in all categories and two videos, each with alt text", async ({ request }) => {
    const items = await listItems(request);
    expect(items.length).toBeGreaterThanOrEqual(16);
    expect(new Set(items.map(({ category }) => category)).size).toBe(4);
    expect(items.filter(({ mediaType }) => mediaType === "video").length).toBeGreaterThanOrEqual(2);
    expect(items.some(({ featured }) => featured)).toBe(true);
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
    for (const { title, alt } of items) {
      expect(title).toMatch(/\w/);
      expect(alt.length).toBeGreaterThan(20);
    }
  });

  test("starts with six pictures, with no category twice in a row", async ({ request }) => {
    const pictures = (await listItems(request)).filter(({ mediaType }) => mediaType === "image").slice(0, 6);
    expect(pictures).toHaveLength(6);
    for (const [index, { category }] of pictures.entries()) {
      expect(pictures[index + 1]?.category).not.toBe(category);
    }
  });

  test("has the dimensions and a small placeholder of each picture", async ({ request }) => {
    for (const { width, height, placeholder, widths, poster, mediaType } of await listItems(request)) {
      expect(width).toBeGreaterThanOrEqual(1200);
      expect(height).toBeGreaterThanOrEqual(720);
      expect(placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(placeholder?.length).toBeLessThan(300);
      expect(widths).toEqual([480, 720, 1200, 1800].filter((step) => step <= (width ?? 0)));
      expect(poster !== null).toBe(mediaType === "video");
    }
  });

  test("serves every width in every format, and all videos", async ({ request }) => {
    const served: [string, string][] = [];
    for (const { url, poster, widths, mediaType } of await listItems(request)) {
      expect(url).toMatch(/^\/uploads\/[0-9a-f]{16}\.(jpg|mp4)$/);
      const picture = poster ?? url;
      served.push([picture, "image/jpeg"]);
      if (mediaType === "video") served.push([url, "video/mp4"]);
      for (const width of widths) {
        for (const format of RENDITION_FORMATS)
          served.push([renditionPath(picture, width, format), `image/${format}`]);
      }
    }
    for (const [path, type] of served) {
      const bytes = await expectServed(request, path, type);
      expect(bytes.toString("latin1", 0, 16), path).toMatch(SIGNATURES[type] ?? /$^/);
    }
  });

  test("averages under 10 KiB per AVIF picture at phone width, and under 18 KiB at twice that", async ({
    request,
  }) => {
    const pictures = (await listItems(request)).filter(({ mediaType }) => mediaType === "image");
    for (const [width, limit] of [
      [480, 10],
      [720, 18],
    ] as const) {
      const sizes = await Promise.all(
        pictures.map(async ({ url }) => (await request.get(renditionPath(url, width, "avif"))).body()),
      );
      const average = sizes.reduce((sum, { length }) => sum + length, 0) / sizes.length;
      expect(average, `${width} px`).toBeLessThan(limit * 1024);
    }
  });
});
