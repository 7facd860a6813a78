import { once } from "node:events";
import { request as openRequest } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  addItem,
  drawPicture,
  filesIn,
  filesOf,
  film,
  type ItemForm,
  jpegFile,
  listItems,
  newPicture,
  newWords,
  sendItem,
} from "../factories/media-files";
import { expect, test } from "../servers/gallery-site";
import { site } from "../servers/site";
import { sendWithoutEnd } from "../servers/streamed-request";
import { refusalOf, SAME_ORIGIN, signIn } from "./api-test";

const LIMIT = 10 * 1024 * 1024;
const NO_MEDIA = "Please upload a valid image or video file";
const HTML = "<!doctype html><script>alert(1)</script>";
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A JPEG that was made longer: what follows its end marker is no part of the picture. */
async function paddedPicture(size: number): Promise<Buffer> {
  const picture = await drawPicture().jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** A black PNG of one bit a pixel: 900 megapixels in 110 kilobytes. */
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

const REFUSED: Record<string, () => Buffer | Promise<Buffer>> = {
  "nothing at all": () => Buffer.alloc(0),
  "a program under a picture's name": () => latin1("MZ\x90\0".padEnd(4000, "\0")),
  "an SVG": () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
  "a page": () => Buffer.from(HTML),
  "a page that begins like a GIF": () => Buffer.from(`GIF89a/*${HTML}*/=1`),
  "a page that begins like a JPEG": () => latin1(`\xff\xd8\xff\xe0${HTML}`),
  "a page that begins like a PNG": () => latin1(`\x89PNG\r\n\x1a\n${HTML}`),
  "a WebP": () => drawPicture().webp().toBuffer(),
  "an AVIF": () => drawPicture().avif({ effort: 0 }).toBuffer(),
  "a JPEG that is cut off": async () => (await drawPicture(900, 600).jpeg().toBuffer()).subarray(0, 900),
  "a PNG that is cut off": async () => (await drawPicture(900, 600).png().toBuffer()).subarray(0, 200),
  "a GIF that is cut off": async () => (await drawPicture(900, 600).gif().toBuffer()).subarray(0, 20),
  "an MP4 that is cut off": () => film.media.buffer.subarray(0, 12),
};

for (const [title, make] of Object.entries(REFUSED)) {
  test(`${title} is refused and leaves nothing`, async ({ admin, gallerySite }) => {
    const before = filesIn(gallerySite.uploads);
    const buffer = await make();
    for (const file of [jpegFile(buffer), { name: "film.mp4", mimeType: "video/mp4", buffer }]) {
      const { message } = await refusalOf(await sendItem(admin, { media: file }), 415);
      expect(message).toBe(NO_MEDIA);
    }
    await refusalOf(await sendItem(admin, { media: film.media, poster: jpegFile(buffer) }), 415);
    expect(filesIn(gallerySite.uploads)).toEqual(before);
  });
}

test("900 megapixels in 110 kilobytes are refused before they are decoded", async ({
  admin,
  gallerySite,
}) => {
  const before = filesIn(gallerySite.uploads);
  const { message } = await refusalOf(await sendItem(admin, { media: jpegFile(bomb(30_000)) }), 413);
  expect(message).toContain("megapixels");
  expect(filesIn(gallerySite.uploads)).toEqual(before);
});

test("exactly 10 MB are taken, and not a byte more", async ({ admin, gallerySite }) => {
  await addItem(admin, { media: jpegFile(await paddedPicture(LIMIT)) });
  const before = filesIn(gallerySite.uploads);
  const forms: ItemForm[] = [
    { media: jpegFile(await paddedPicture(LIMIT + 1)) },
    { media: film.media, poster: jpegFile(await paddedPicture(LIMIT + 1)) },
  ];
  for (const form of forms) {
    const { message } = await refusalOf(await sendItem(admin, form), 413);
    expect(message).toBe("File size exceeds 10MB limit");
  }
  expect(filesIn(gallerySite.uploads)).toEqual(before);
});

test.describe("what is a picture and something else as well", () => {
  test("keeps of a JPEG the picture alone", async ({ admin, request }) => {
    const { buffer } = await newPicture();
    const item = await addItem(admin, { media: jpegFile(Buffer.concat([buffer, Buffer.from(HTML)])) });
    for (const path of filesOf([item])) {
      expect(await (await request.get(path)).text(), path).not.toContain("<script>");
    }
  });

  test("is served as what it begins with and never run", async ({ admin, request }) => {
    const gif = await drawPicture().gif().toBuffer();
    for (const [name, content] of [
      ["loop.gif", Buffer.concat([gif, Buffer.from(HTML)])],
      ["film.mp4", Buffer.concat([film.media.buffer, Buffer.from(HTML)])],
    ] as const) {
      const item = await addItem(admin, { media: { name, mimeType: "text/html", buffer: content } });
      const headers = (await request.get(item.url)).headers();
      expect(headers["content-type"]).toMatch(/^(image\/gif|video\/mp4)$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
    }
  });
});

test.describe("pictures of odd kinds", () => {
  for (const [title, picture] of Object.entries({
    "a CMYK JPEG": () => drawPicture().toColourspace("cmyk").jpeg(),
    "a PNG of 16 bits": () => drawPicture().toColourspace("rgb16").png(),
  })) {
    test(`${title} is stored as one that every browser shows`, async ({ admin, request }) => {
      const item = await addItem(admin, { media: jpegFile(await picture().toBuffer()) });
      for (const path of filesOf([item])) {
        const served = await sharp(await (await request.get(path)).body()).metadata();
        expect(served, path).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
      }
    });
  }

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    test(`orientation ${orientation} is turned upright`, async ({ admin }) => {
      const buffer = await drawPicture(90, 60).withMetadata({ orientation }).jpeg().toBuffer();
      const upright = orientation < 5 ? { width: 90, height: 60 } : { width: 60, height: 90 };
      expect(await addItem(admin, { media: jpegFile(buffer) })).toMatchObject(upright);
    });
  }
});

test.describe("an upload", () => {
  const HEAD = '--limit\r\ncontent-disposition: form-data; name="media"; filename="a.jpg"\r\n\r\n';
  const TYPE = { "content-type": "multipart/form-data; boundary=limit" };

  test("without end is refused while it streams", async ({ gallerySite, request }) => {
    const { token } = await signIn(request, site.admin);
    const headers = { ...TYPE, authorization: `Bearer ${token}` };
    const before = filesIn(gallerySite.uploads);
    const url = `${gallerySite.server.url}/api/gallery`;
    const { status, body } = await sendWithoutEnd("POST", url, headers, HEAD);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ success: false, message: "File size exceeds 10MB limit" });
    await expect.poll(() => filesIn(gallerySite.uploads)).toEqual(before);
  });

  test("that its sender gives up leaves nothing, and no word in the log", async ({
    gallerySite,
    request,
  }) => {
    const { token } = await signIn(request, site.admin);
    const before = filesIn(gallerySite.uploads);
    const logged = gallerySite.server.output;
    const headers = { ...TYPE, authorization: `Bearer ${token}` };
    const upload = openRequest(`${gallerySite.server.url}/api/gallery`, { method: "POST", headers });
    const gone = once(upload, "error");
    upload.write(HEAD);
    upload.write(Buffer.alloc(100_000));
    await expect.poll(() => filesIn(gallerySite.uploads).length).toBe(before.length + 1);
    upload.destroy(new Error("given up"));
    await gone;
    await expect.poll(() => filesIn(gallerySite.uploads)).toEqual(before);
    expect(gallerySite.server.output).toBe(logged);
  });

  test("whose sender leaves before its pictures are made is not stored", async ({ gallerySite, request }) => {
    const { token } = await signIn(request, site.admin);
    const before = filesIn(gallerySite.uploads);
    const { title, category } = newWords();
    const field = (name: string, value: string) =>
      `--limit\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const large = await drawPicture(2400, 2400).jpeg().toBuffer();
    const form = [field("title", title), field("category", category), HEAD, large, "\r\n--limit--\r\n"];
    const headers = { ...TYPE, authorization: `Bearer ${token}` };
    const upload = openRequest(`${gallerySite.server.url}/api/gallery`, { method: "POST", headers });
    const gone = once(upload, "error");
    upload.end(Buffer.concat(form.map((part) => Buffer.from(part as string))));
    await expect
      .poll(() => filesIn(gallerySite.uploads).length, { intervals: [5] })
      .toBeGreaterThan(before.length);
    upload.destroy(new Error("given up"));
    await gone;
    await expect.poll(() => filesIn(gallerySite.uploads)).toEqual(before);
    expect((await listItems(request)).map((item) => item.title)).not.toContain(title);
  });

  test("by a cookie alone must come from a page of this site", async ({ request }) => {
    await signIn(request, site.admin);
    const multipart = { title: "A title", category: "dj", media: await newPicture() };
    await refusalOf(await request.post("/api/gallery", { multipart }), 401);
    const cross = { "sec-fetch-site": "cross-site" };
    await refusalOf(await request.post("/api/gallery", { multipart, headers: cross }), 401);
    const answer = await request.post("/api/gallery", { multipart, headers: SAME_ORIGIN });
    expect(answer.status()).toBe(201);
    expect((await listItems(request))[0]?._id).toBe((await answer.json()).data._id);
  });
});
