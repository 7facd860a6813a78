import { once } from "node:events";
import { request as openRequest } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { addItem, filesOf, type ItemForm, listItems, newWords, sendItem } from "../factories/gallery-items";
import { drawPicture, jpegFile, newPicture, video } from "../factories/media-files";
import { expect, onEmptySite, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { SAME_ORIGIN, signIn } from "../servers/sign-in";
import { site } from "../servers/site";
import { storedFiles } from "../servers/stored-files";
import { sendWithoutEnd } from "../servers/streamed-request";

test.use(onEmptySite);

const LIMIT = 10 * 1024 * 1024;
const NO_MEDIA = "Please upload a valid image or video file";
const HTML = "<!doctype html><script>alert(1)</script>";
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A JPEG padded to a given size. Decoders ignore what follows the end marker. */
async function paddedPicture(size: number): Promise<Buffer> {
  const picture = await drawPicture().jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** A black PNG with one bit per pixel: 900 megapixels in 110 kilobytes. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([latin1(type), content]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(content.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  return Buffer.concat([
    latin1("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const REJECTED: Record<string, () => Buffer | Promise<Buffer>> = {
  "an empty file": () => Buffer.alloc(0),
  "an executable named like a picture": () => latin1("MZ\x90\0".padEnd(4000, "\0")),
  "an SVG": () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
  "an HTML page": () => Buffer.from(HTML),
  "an HTML page with a GIF signature": () => Buffer.from(`GIF89a/*${HTML}*/=1`),
  "an HTML page with a JPEG signature": () => latin1(`\xff\xd8\xff\xe0${HTML}`),
  "an HTML page with a PNG signature": () => latin1(`\x89PNG\r\n\x1a\n${HTML}`),
  "a WebP": () => drawPicture().webp().toBuffer(),
  "an AVIF": () => drawPicture().avif({ effort: 0 }).toBuffer(),
  "a truncated JPEG": async () => (await drawPicture(900, 600).jpeg().toBuffer()).subarray(0, 900),
  "a truncated PNG": async () => (await drawPicture(900, 600).png().toBuffer()).subarray(0, 200),
  "a truncated GIF": async () => (await drawPicture(900, 600).gif().toBuffer()).subarray(0, 20),
  "a truncated MP4": () => video.media.buffer.subarray(0, 12),
};

for (const [title, make] of Object.entries(REJECTED)) {
  test(`${title} is rejected and leaves no files`, async ({ admin, emptySite }) => {
    const before = await storedFiles(emptySite);
    const buffer = await make();
    for (const file of [jpegFile(buffer), { name: "video.mp4", mimeType: "video/mp4", buffer }]) {
      const { message } = await errorOf(await sendItem(admin, { media: file }), 415);
      expect(message).toBe(NO_MEDIA);
    }
    await errorOf(await sendItem(admin, { media: video.media, poster: jpegFile(buffer) }), 415);
    expect(await storedFiles(emptySite)).toEqual(before);
  });
}

test("900 megapixels in 110 kilobytes are rejected before decoding", async ({ admin, emptySite }) => {
  const before = await storedFiles(emptySite);
  const { message } = await errorOf(await sendItem(admin, { media: jpegFile(bomb(30_000)) }), 413);
  expect(message).toContain("megapixels");
  expect(await storedFiles(emptySite)).toEqual(before);
});

test("a file of exactly 10 MB is accepted, one byte more is rejected", async ({ admin, emptySite }) => {
  await addItem(admin, { media: jpegFile(await paddedPicture(LIMIT)) });
  const before = await storedFiles(emptySite);
  const forms: ItemForm[] = [
    { media: jpegFile(await paddedPicture(LIMIT + 1)) },
    { media: video.media, poster: jpegFile(await paddedPicture(LIMIT + 1)) },
  ];
  for (const form of forms) {
    const { message } = await errorOf(await sendItem(admin, form), 413);
    expect(message).toBe("File size exceeds 10MB limit");
  }
  expect(await storedFiles(emptySite)).toEqual(before);
});

test.describe("a polyglot file", () => {
  test("that is a JPEG keeps only the picture", async ({ admin, request }) => {
    const { buffer } = await newPicture();
    const item = await addItem(admin, { media: jpegFile(Buffer.concat([buffer, Buffer.from(HTML)])) });
    for (const path of filesOf([item])) {
      expect(await (await request.get(path)).text(), path).not.toContain("<script>");
    }
  });

  test("is served as the type of its first bytes, with scripts disabled", async ({ admin, request }) => {
    const gif = await drawPicture().gif().toBuffer();
    for (const [name, content] of [
      ["loop.gif", Buffer.concat([gif, Buffer.from(HTML)])],
      ["video.mp4", Buffer.concat([video.media.buffer, Buffer.from(HTML)])],
    ] as const) {
      const item = await addItem(admin, { media: { name, mimeType: "text/html", buffer: content } });
      const headers = (await request.get(item.url)).headers();
      expect(headers["content-type"]).toMatch(/^(image\/gif|video\/mp4)$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
    }
  });
});

test.describe("unusual pictures", () => {
  for (const [title, picture] of Object.entries({
    "a CMYK JPEG": () => drawPicture().toColourspace("cmyk").jpeg(),
    "a 16-bit PNG": () => drawPicture().toColourspace("rgb16").png(),
  })) {
    test(`${title} is stored as 8-bit sRGB`, async ({ admin, request }) => {
      const item = await addItem(admin, { media: jpegFile(await picture().toBuffer()) });
      for (const path of filesOf([item])) {
        const served = await sharp(await (await request.get(path)).body()).metadata();
        expect(served, path).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
      }
    });
  }

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    test(`a picture with EXIF orientation ${orientation} is stored upright`, async ({ admin }) => {
      const buffer = await drawPicture(90, 60).withMetadata({ orientation }).jpeg().toBuffer();
      const upright = orientation < 5 ? { width: 90, height: 60 } : { width: 60, height: 90 };
      expect(await addItem(admin, { media: jpegFile(buffer) })).toMatchObject(upright);
    });
  }
});

test.describe("an upload", () => {
  const HEAD = '--limit\r\ncontent-disposition: form-data; name="media"; filename="a.jpg"\r\n\r\n';
  const TYPE = { "content-type": "multipart/form-data; boundary=limit" };

  test("without an end is rejected while it streams", async ({ emptySite, request }) => {
    const { token } = await signIn(request, site.admin);
    const headers = { ...TYPE, authorization: `Bearer ${token}` };
    const before = await storedFiles(emptySite);
    const url = `${emptySite.url}/api/gallery`;
    const { status, body } = await sendWithoutEnd("POST", url, headers, HEAD);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ success: false, message: "File size exceeds 10MB limit" });
    await expect.poll(() => storedFiles(emptySite)).toEqual(before);
  });

  test("that is aborted leaves no files and logs nothing", async ({ emptySite, request }) => {
    const { token } = await signIn(request, site.admin);
    const before = await storedFiles(emptySite);
    const logged = emptySite.output;
    const headers = { ...TYPE, authorization: `Bearer ${token}` };
    const upload = openRequest(`${emptySite.url}/api/gallery`, { method: "POST", headers });
    const gone = once(upload, "error");
    upload.write(HEAD);
    upload.write(Buffer.alloc(100_000));
    await expect.poll(async () => (await storedFiles(emptySite)).length).toBeGreaterThan(before.length);
    upload.destroy(new Error("aborted"));
    await gone;
    await expect.poll(() => storedFiles(emptySite)).toEqual(before);
    expect(emptySite.output).toBe(logged);
  });

  test("that is aborted while its pictures are processed is not stored", async ({ emptySite, request }) => {
    const { token } = await signIn(request, site.admin);
    const before = await storedFiles(emptySite);
    const { title, category } = newWords();
    const field = (name: string, value: string) =>
      `--limit\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const large = await drawPicture(2400, 2400).jpeg().toBuffer();
    const form = [field("title", title), field("category", category), HEAD, large, "\r\n--limit--\r\n"];
    const headers = { ...TYPE, authorization: `Bearer ${token}` };
    const upload = openRequest(`${emptySite.url}/api/gallery`, { method: "POST", headers });
    const gone = once(upload, "error");
    upload.end(Buffer.concat(form.map((part) => Buffer.from(part as string))));
    await expect
      .poll(async () => (await storedFiles(emptySite)).length, { intervals: [5] })
      .toBeGreaterThan(before.length);
    upload.destroy(new Error("aborted"));
    await gone;
    await expect.poll(() => storedFiles(emptySite)).toEqual(before);
    expect((await listItems(request)).map((item) => item.title)).not.toContain(title);
  });

  test("authorized only by the cookie must come from a page of this site", async ({ request }) => {
    await signIn(request, site.admin);
    const multipart = { title: "A title", category: "dj", media: await newPicture() };
    await errorOf(await request.post("/api/gallery", { multipart }), 401);
    const cross = { "sec-fetch-site": "cross-site" };
    await errorOf(await request.post("/api/gallery", { multipart, headers: cross }), 401);
    const response = await request.post("/api/gallery", { multipart, headers: SAME_ORIGIN });
    expect(response.status()).toBe(201);
    expect((await listItems(request))[0]?._id).toBe((await response.json()).data._id);
  });
});
