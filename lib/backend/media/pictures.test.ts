import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Color, type Sharp } from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { type DerivedPicture, derivePicture, measureGif, previewOf } from "./pictures";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
afterAll(() => rmSync(folder, { recursive: true }));

const RED = { r: 250, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 250 };
let count = 0;

/** Writes a file. @returns its path. */
function fileOf(bytes: Buffer): string {
  const path = join(folder, String(count++));
  writeFileSync(path, bytes);
  return path;
}

/** A picture in a single color. */
const plain = (width: number, height: number, background: Color = RED, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });

const derive = async (picture: Sharp) => derivePicture(fileOf(await picture.toBuffer()));

/** The 8-bit color of one pixel. */
async function pixel(bytes: Buffer, left: number, top: number) {
  const region = { left, top, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(bytes).toColourspace("srgb").extract(region).raw().toBuffer();
  return { r, g, b };
}

const near = ({ r, g, b }: typeof RED) =>
  Object.fromEntries(Object.entries({ r, g, b }).map(([key, value]) => [key, expect.closeTo(value, -1.3)]));

const allFiles = ({ jpeg, renditions }: DerivedPicture) => [jpeg, ...renditions.map(({ bytes }) => bytes)];

test("a large picture gets a JPEG, and AVIF and WebP renditions of every width", async () => {
  const picture = await derive(plain(2400, 1600).jpeg());
  expect(picture).toMatchObject({ width: 1800, height: 1200, widths: [480, 720, 1200, 1800] });
  expect(picture.renditions.map(({ width, format }) => `${width} ${format}`)).toEqual(
    picture.widths.flatMap((width) => [`${width} avif`, `${width} webp`]),
  );
  for (const { width, format, bytes } of picture.renditions) {
    const found = await sharp(bytes).metadata();
    expect(found).toMatchObject({ width, height: Math.round((width * 2) / 3) });
    expect([found.format, found.compression]).toContain(format === "avif" ? "av1" : "webp");
  }
  expect(await sharp(picture.jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1800, height: 1200 });
});

test.each([
  [1199, [480, 720]],
  [1200, [480, 720, 1200]],
  [480, [480]],
  [100, [100]],
  [1, [1]],
])("a picture %i px wide is never enlarged", async (width, widths) => {
  const picture = await derive(plain(width, 90).png());
  expect(picture).toMatchObject({ width, height: 90, widths });
});

/** A square without a shape in it, which is the hardest to compress. */
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: RED,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

test.each([
  [720, 480],
  [300, 300],
])("a preview of a picture %i px wide is an AVIF %i px wide, of some kilobytes", async (width, expected) => {
  const [type, data = ""] = (await previewOf(await noise(width).avif().toBuffer())).split(",");
  expect(type).toBe("data:image/avif;base64");
  const bytes = Buffer.from(data, "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ width: expected });
  expect(bytes.length).toBeLessThan(12_000);
});

test("the placeholder is a data: URL of less than 300 bytes", async () => {
  const { placeholder } = await derive(noise(600).jpeg());
  expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
  expect(placeholder.length).toBeLessThan(300);
});

/** What a camera stores for each orientation (EXIF 2.32, tag 0x0112), made from the upright picture. */
const TURNED: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.flop().rotate(270),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flop().rotate(90),
  8: (upright) => upright.rotate(90),
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture with orientation %i is turned upright",
  async (orientation) => {
    const corner = { input: await plain(30, 20).png().toBuffer(), left: 0, top: 0 };
    const upright = await plain(60, 40, BLUE).composite([corner]).png().toBuffer();
    const stored = TURNED[orientation]?.(sharp(upright)) ?? sharp(upright);
    const picture = await derive(stored.withMetadata({ orientation }).jpeg());
    expect(picture).toMatchObject({ width: 60, height: 40 });
    for (const bytes of allFiles(picture)) {
      expect(await pixel(bytes, 8, 8)).toEqual(near(RED));
      for (const [left, top] of [
        [51, 8],
        [8, 31],
        [51, 31],
      ] as const) {
        expect(await pixel(bytes, left, top)).toEqual(near(BLUE));
      }
    }
  },
);

test("removes location, camera and all other metadata from every file", async () => {
  const tagged = plain(500, 300).withExif({
    IFD0: { Make: "SecretCamera", Artist: "SecretName" },
    IFD3: { GPSLatitude: "42/1 21/1 0/1", GPSLatitudeRef: "N" },
  });
  const picture = await derive(
    tagged.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Secret</x:xmpmeta>").jpeg(),
  );
  for (const bytes of allFiles(picture)) {
    expect(bytes.toString("latin1")).not.toMatch(/Secret|Exif|xmpmeta/);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

const takenAt = (DateTimeOriginal: string) => plain(30, 20).withExif({ IFD2: { DateTimeOriginal } }).jpeg();

test.each([
  ["the camera's", takenAt("2025:09:20 17:48:31"), "17:48"],
  ["unknown if its clock was never set", takenAt("0000:00:00 00:00:00"), null],
  ["unknown if that is blank", takenAt("    :  :     :  :  "), null],
  ["unknown without EXIF data", plain(30, 20).jpeg(), null],
])("the time of day of a photo is %s", async (_, photo, timeOfDay) => {
  expect(await derive(photo)).toMatchObject({ timeOfDay });
});

test("damaged EXIF data are ignored", async () => {
  const photo = await takenAt("2025:09:20 17:48:31").toBuffer();
  // The order of the bytes, which is either II or MM (TIFF 6.0).
  photo.write("XX", photo.indexOf("Exif\0\0") + 6, "latin1");
  expect(await derivePicture(fileOf(photo))).toMatchObject({ width: 30, timeOfDay: null });
});

test.each([
  ["CMYK", plain(90, 60).toColourspace("cmyk").jpeg()],
  ["16 bits a channel", plain(90, 60).toColourspace("rgb16").png()],
  ["a palette", plain(90, 60).png({ palette: true })],
])("a picture with %s becomes sRGB with 8 bits", async (_, source) => {
  const picture = await derive(source);
  for (const bytes of allFiles(picture)) {
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
    const { r, g, b } = await pixel(bytes, 45, 30);
    expect(r).toBeGreaterThan(200);
    expect(Math.max(g, b)).toBeLessThan(60);
  }
});

test("a gray picture stays gray", async () => {
  const picture = await derive(plain(90, 60, { r: 90, g: 90, b: 90 }).toColourspace("b-w").jpeg());
  for (const bytes of allFiles(picture)) {
    expect(await pixel(bytes, 45, 30)).toEqual(near({ r: 90, g: 90, b: 90 }));
  }
});

test("transparency becomes white", async () => {
  const picture = await derive(plain(90, 60, { ...RED, alpha: 0 }, 4).png());
  for (const bytes of allFiles(picture)) {
    expect(await pixel(bytes, 45, 30)).toEqual(near({ r: 255, g: 255, b: 255 }));
  }
});

describe("rejects", () => {
  test.each([
    [30_000, 30_000],
    [8001, 8000],
    [20_000, 10],
    [10, 20_000],
  ])("a PNG whose header says %i x %i pixels, before decoding it", async (width, height) => {
    const png = await plain(1, 1).png().toBuffer();
    // The header of a PNG (https://www.w3.org/TR/png-3/#11IHDR); libpng tolerates the wrong checksum here.
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    await expect(derivePicture(fileOf(png))).rejects.toMatchObject({ status: 413 });
  });

  test("a truncated picture", async () => {
    const whole = await plain(500, 500).jpeg().toBuffer();
    for (const part of [whole.subarray(0, whole.length / 2), whole.subarray(0, 30)]) {
      await expect(derivePicture(fileOf(part))).rejects.toMatchObject({ status: 415 });
    }
  });

  test("a file that only starts like a picture", async () => {
    for (const head of ["\xff\xd8\xff\xe0", "\x89PNG\r\n\x1a\n", "GIF89a"]) {
      const path = fileOf(Buffer.from(`${head}<script>alert(1)</script>`, "latin1"));
      await expect(derivePicture(path)).rejects.toMatchObject({ status: 415 });
      await expect(measureGif(path)).rejects.toMatchObject({ status: 415 });
    }
  });
});

test("a GIF with many frames is measured by its first frame", async () => {
  const frames = Array.from({ length: 200 }, (_, index) =>
    plain(64, 48, { r: index, g: 0, b: 0 }).png().toBuffer(),
  );
  const gif = sharp(await Promise.all(frames), { join: { animated: true } }).gif({
    keepDuplicateFrames: true,
  });
  const path = fileOf(await gif.toBuffer());
  expect((await sharp(path).metadata()).pages).toBe(200);
  const { placeholder, ...size } = await measureGif(path);
  expect(size).toEqual({ width: 64, height: 48 });
  expect(placeholder.length).toBeLessThan(300);
});
