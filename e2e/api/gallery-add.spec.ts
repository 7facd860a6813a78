import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { addItem, filesOf, listItems, newWords, sendItem } from "../factories/gallery-items";
import { drawPicture, jpegFile, newPicture, video } from "../factories/media-files";
import { expect, onEmptySite, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";
import { storedFiles } from "../servers/stored-files";

test.use(onEmptySite);

const NOTHING_SENT = "Please select a file or enter a valid URL to upload";

test("a new picture comes first in the gallery, with its text fields and all renditions", async ({
  admin,
  request,
}) => {
  const words = { ...newWords(), title: "  Blue hour 🎺 ", featured: "true", alt: "A bridge at dusk." };
  const media = jpegFile(await drawPicture(1300, 800).jpeg().toBuffer());
  const response = await sendItem(admin, { ...words, media, mediaType: "image" });
  expect(response.status()).toBe(201);
  const { success, message, data } = await response.json();
  expect({ success, message }).toEqual({ success: true, message: "Gallery item uploaded successfully" });
  expect(data).toMatchObject({
    ...words,
    title: "Blue hour 🎺",
    featured: true,
    mediaType: "image",
    width: 1300,
    height: 800,
    widths: [480, 720, 1200],
    poster: null,
    version: 1,
  });
  expect((await listItems(request))[0]).toEqual(data);
  for (const path of filesOf([data])) expect((await request.get(path)).status(), path).toBe(200);
});

test("the alt text defaults to the title, and an empty one marks a decorative picture", async ({ admin }) => {
  const item = await addItem(admin);
  expect(item.alt).toBe(item.title);
  expect((await addItem(admin, { alt: "" })).alt).toBe("");
});

test("a video is served unchanged, also in ranges, and its poster gets renditions", async ({
  admin,
  request,
}) => {
  const item = await addItem(admin, { ...video, mediaType: "image" });
  expect(item).toMatchObject({ mediaType: "video", width: 1280, height: 720, widths: [480, 720, 1200] });
  expect(item.url).toMatch(/^\/uploads\/[0-9a-f]{16}\.mp4$/);
  const whole = await request.get(item.url);
  expect(whole.headers()["content-type"]).toBe("video/mp4");
  expect((await whole.body()).equals(video.media.buffer)).toBe(true);
  const part = await request.get(item.url, { headers: { range: "bytes=1000-1999" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(video.media.buffer.subarray(1000, 2000))).toBe(true);
  expect((await request.get(item.poster ?? "")).headers()["content-type"]).toBe("image/jpeg");
});

test("a video is accepted without a poster and with any declared type", async ({ admin }) => {
  for (const [start, name, mimeType, extension] of [
    ["\0\0\0\x14ftypqt  \0\0\0\0qt  ", "clip.MOV", "video/quicktime", "mov"],
    ["RIFF\n\r\0\0AVI LIST", "clip.avi", "video/vnd.avi", "avi"],
    ["RIFF\n\r\0\0AVI LIST", "clip", "application/octet-stream", "avi"],
  ] as const) {
    const buffer = Buffer.from(start.padEnd(900, "\0"), "latin1");
    const item = await addItem(admin, { media: { name, mimeType, buffer } });
    expect(item).toMatchObject({ mediaType: "video", poster: null, width: null, widths: [] });
    expect(item.url.endsWith(`.${extension}`)).toBe(true);
  }
});

test("a GIF with 200 frames stays animated", async ({ admin, request }) => {
  const frames = Array.from({ length: 200 }, () => drawPicture(32, 24).png().toBuffer());
  const options = { join: { animated: true } };
  const buffer = await sharp(await Promise.all(frames), options)
    .gif({ keepDuplicateFrames: true })
    .toBuffer();
  const item = await addItem(admin, { media: { name: "loop.gif", mimeType: "image/gif", buffer } });
  expect(item).toMatchObject({ mediaType: "image", width: 32, height: 24, widths: [] });
  const served = await request.get(item.url);
  expect(served.headers()["content-type"]).toBe("image/gif");
  expect((await sharp(await served.body()).metadata()).pages).toBe(200);
});

test("the time of day is the camera's, unless another one is sent, or none", async ({ admin, request }) => {
  const taken = (DateTimeOriginal: string) =>
    drawPicture().withExif({ IFD2: { DateTimeOriginal } }).jpeg().toBuffer();
  const media = jpegFile(await taken("2025:09:20 17:48:31"));
  expect(await addItem(admin, { media })).toMatchObject({ timeOfDay: "17:48" });
  expect(await addItem(admin, { media, timeOfDay: "18:05" })).toMatchObject({ timeOfDay: "18:05" });
  expect(await addItem(admin, { media, timeOfDay: "" })).toMatchObject({ timeOfDay: null });
  expect(await addItem(admin)).toMatchObject({ timeOfDay: null });
  expect((await listItems(request)).slice(0, 4).map(({ timeOfDay }) => timeOfDay)).toEqual([
    null,
    null,
    "18:05",
    "17:48",
  ]);
});

test("a picture's location is removed from all its files", async ({ admin, request }) => {
  const gps = { GPSLatitude: "42/1 21/1 0/1", GPSLatitudeRef: "N" };
  const buffer = await drawPicture(500, 300)
    .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(buffer.toString("latin1")).toContain("Exif");
  const item = await addItem(admin, { media: jpegFile(buffer) });
  expect(item).toMatchObject({ width: 300, height: 500 });
  for (const path of filesOf([item])) {
    const bytes = await (await request.get(path)).body();
    expect(bytes.toString("latin1"), path).not.toMatch(/Exif|Secret/);
  }
});

for (const name of [
  "../../../../evil.jpg",
  "nul\0l.jpg",
  `${"x".repeat(300)}.jpg`,
  "🎺🌇.jpg",
  ".htaccess",
  "a.svg",
]) {
  test(`the file name ${JSON.stringify(name.slice(0, 40))} is replaced by a generated one`, async ({
    admin,
  }) => {
    const { buffer } = await newPicture();
    const form = new FormData();
    for (const [field, value] of Object.entries(newWords())) form.append(field, value);
    form.append("media", new File([new Uint8Array(buffer)], name));
    const response = await admin.post("/api/gallery", { multipart: form });
    expect(response.status(), await response.text()).toBe(201);
    expect((await response.json()).data.url).toMatch(/^\/uploads\/[0-9a-f]{16}\.jpg$/);
  });
}

test.describe("a link", () => {
  test("to a picture is stored with the dimensions from the browser and never fetched", async ({ admin }) => {
    let asked = 0;
    const elsewhere = createServer((_, response) => {
      asked += 1;
      response.end();
    }).listen(0, "127.0.0.1");
    await new Promise((listening) => elsewhere.once("listening", listening));
    const { port } = elsewhere.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/picture.jpg`;
    const item = await addItem(admin, { url, width: "640", height: "480" });
    expect(item).toMatchObject({
      url,
      mediaType: "image",
      width: 640,
      height: 480,
      widths: [],
      poster: null,
    });
    expect(asked).toBe(0);
    elsewhere.close();
  });

  for (const [url, mediaType] of [
    ["https://youtu.be/abcdefghijk", "video"],
    ["https://vimeo.com/123456789", "video"],
    ["https://pictures.example/a.webp?w=1", "image"],
    ["https://pictures.example/clips/17", "video"],
  ] as const) {
    test(`${url} is stored as ${mediaType}`, async ({ admin }) => {
      expect(await addItem(admin, { url })).toMatchObject({ url, mediaType, width: null, height: null });
    });
  }

  test("has the media type that was sent, and may have a poster", async ({ admin }) => {
    const item = await addItem(admin, {
      url: "https://videos.example/17",
      mediaType: "video",
      poster: video.poster,
    });
    expect(item).toMatchObject({ mediaType: "video", width: 1280, height: 720, widths: [480, 720, 1200] });
    expect(item.poster).toMatch(/^\/uploads\/[0-9a-f]{16}\.jpg$/);
  });

  test("can be sent as JSON", async ({ admin }) => {
    const data = { ...newWords(), featured: true, url: "https://pictures.example/a.jpg" };
    const response = await admin.post("/api/gallery", { data });
    expect(response.status()).toBe(201);
    expect((await response.json()).data).toMatchObject(data);
  });

  for (const url of [
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "ftp://pictures.example/a.jpg",
    "file:///etc/passwd",
    "//pictures.example/a.jpg",
    "/uploads/0123456789abcdef.jpg",
    "pictures.example/a.jpg",
    "https://",
    "https://pictures.example/\0.jpg",
    `https://pictures.example/${"a".repeat(2000)}`,
  ]) {
    test(`can't be ${JSON.stringify(url.slice(0, 40))}`, async ({ admin }) => {
      const { message, errors } = await errorOf(await sendItem(admin, { url }), 400);
      expect(message).toBe(NOTHING_SENT);
      expect(errors?.map(({ field }) => field)).toEqual(["url"]);
    });
  }
});

test("an item without a file or link is rejected, even if both fields are sent empty", async ({ admin }) => {
  // What a browser sends for an empty file input.
  const part = (field: string, value: string) =>
    `--limit\r\ncontent-disposition: form-data; name="${field}"${value}\r\n`;
  const empty = part("media", '; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n');
  const headers = { "content-type": "multipart/form-data; boundary=limit" };
  const words = part("title", "\r\n\r\nA title") + part("category", "\r\n\r\ndj");
  const send = (more: string) =>
    admin.post("/api/gallery", { headers, data: Buffer.from(`${words}${more}--limit--\r\n`) });

  for (const more of ["", empty, part("url", "\r\n\r\n "), part("media", "\r\n\r\ntext")]) {
    const { message } = await errorOf(await send(more), 400);
    expect(message).toBe(NOTHING_SENT);
  }
  expect((await send(empty + part("url", "\r\n\r\nhttps://pictures.example/a.jpg"))).status()).toBe(201);
});

test("the errors name each invalid field, and the item's files are deleted", async ({ admin, emptySite }) => {
  const before = await storedFiles(emptySite);
  const media = await newPicture();
  for (const [field, ...values] of [
    ["title", "", "   ", "x".repeat(121)],
    ["description", "x".repeat(1001)],
    ["category", "", "magic"],
    ["featured", "yes", ""],
    ["alt", "x".repeat(301)],
    ["timeOfDay", "24:00", "5:40", "17:40:00", "noon"],
    ["mediaType", "page"],
    ["width", "0", "-1", "1.5", "wide"],
    ["height", "1000000"],
  ] as const) {
    for (const value of values) {
      expect(await invalidFields(await sendItem(admin, { media, [field]: value })), value).toEqual([field]);
    }
  }
  expect(await invalidFields(await admin.post("/api/gallery", { data: { url: 7, featured: 1 } }))).toEqual([
    "category",
    "featured",
    "title",
    "url",
  ]);
  expect(await storedFiles(emptySite)).toEqual(before);
});

test("a malformed form is rejected", async ({ admin }) => {
  const type = "multipart/form-data; boundary=limit";
  for (const [contentType, body, status] of [
    [type, "no form", 400],
    [type, '--limit\r\ncontent-disposition: form-data; name="title"\r\n\r\nIt breaks', 400],
    ["multipart/form-data", "--limit--", 400],
    ["text/plain", "title=A title", 415],
    ["application/x-www-form-urlencoded", "title=A title", 415],
  ] as const) {
    const response = await admin.post("/api/gallery", {
      headers: { "content-type": contentType },
      data: body,
    });
    await errorOf(response, status);
  }
});

test("the work folder is empty after an upload", async ({ admin, emptySite }) => {
  await addItem(admin);
  await errorOf(await sendItem(admin, { media: jpegFile(Buffer.from("none")) }), 415);
  expect(readdirSync(join(emptySite.uploads, ".work"))).toEqual([]);
});
