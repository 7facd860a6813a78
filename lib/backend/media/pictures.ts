import "server-only";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { RENDITION_FORMATS } from "@/lib/contract/rendition";
import { HttpError } from "../http/http-error";
import { notMedia } from "./inspect";

/** Widths in pixels of the copies: a phone's column, its double, a wide screen's half, a wide screen. */
const WIDTHS = [480, 720, 1200, 1800];
const LARGEST_WIDTH = 1800;

/** The most pixels that are decoded: a 50-megapixel phone's picture, and no decompression bomb. */
const PIXEL_LIMIT = 64_000_000;

/** The longest side in pixels, just below what WebP can hold (16,383). */
const SIDE_LIMIT = 16_000;

/**
 * How the copies are encoded. AVIF's effort is the lowest but one: effort 2 takes twice the time for 2 %
 * fewer bytes (measured over the demo pictures, see docs/decisions/006-media.md).
 */
const ENCODE = {
  avif: (picture: Sharp) => picture.avif({ quality: 38, effort: 1 }),
  webp: (picture: Sharp) => picture.webp({ quality: 55, effort: 2 }),
};

/** The longer side in pixels of the blurred placeholder: about 200 bytes as a data: address. */
const PLACEHOLDER_SIDE = 16;

export interface DerivedPicture {
  /** Pixels of the upright JPEG, which is as large as the original or {@link LARGEST_WIDTH} wide. */
  width: number;
  height: number;
  placeholder: string;
  /** Widths of the copies, smallest first. */
  widths: number[];
  jpeg: Buffer;
  copies: { width: number; format: (typeof RENDITION_FORMATS)[number]; bytes: Buffer }[];
}

/** How many pictures are worked on at once; one takes about one core. */
const AT_ONCE = 2;

// No picture comes twice; libvips would keep its last hundred operations.
sharp.cache(false);

// Next bundles route handlers and instrumentation apart; the process must still have one queue.
const held = globalThis as typeof globalThis & { goldenHourPictures?: ReturnType<typeof pLimit> };

function queued<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  held.goldenHourPictures ??= pLimit(AT_ONCE);
  return held.goldenHourPictures(() => {
    signal?.throwIfAborted();
    return work();
  });
}

/**
 * Makes all that is stored of a picture: upright, in sRGB with 8 bits, on white where it is transparent,
 * without EXIF, GPS or any other metadata.
 *
 * @param path of a JPEG, PNG or GIF (see inspect.ts).
 * @param signal spares the work when it is aborted before its turn comes; what it says is then thrown.
 * @throws HttpError 413 for more pixels than can be decoded safely, 415 for a picture that is damaged.
 */
export function derivePicture(path: string, signal?: AbortSignal): Promise<DerivedPicture> {
  return queued(async () => {
    await refuseTooLarge(path);
    // Decoded once; everything else is made from these pixels.
    const { data, info } = await decode(
      upright(path).resize({ width: LARGEST_WIDTH, withoutEnlargement: true }),
    );
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: false });

    const fitting = WIDTHS.filter((step) => step <= width);
    const widths = fitting.length ? fitting : [width];
    const copies: DerivedPicture["copies"] = [];
    for (const copyWidth of widths) {
      const { data: copy, info: copyInfo } = await pixels()
        .resize({ width: copyWidth })
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const format of RENDITION_FORMATS) {
        const bytes = await ENCODE[format](sharp(copy, { raw: copyInfo })).toBuffer();
        copies.push({ width: copyWidth, format, bytes });
      }
    }
    const jpeg = await pixels().jpeg({ quality: 80, progressive: true }).toBuffer();
    return { width, height, placeholder: await blurred(pixels()), widths, jpeg, copies };
  }, signal);
}

/**
 * Measures a GIF, which stays as it is, and makes its placeholder from its first frame.
 *
 * @throws HttpError as {@link derivePicture} does.
 */
export function measureGif(
  path: string,
  signal?: AbortSignal,
): Promise<Pick<DerivedPicture, "width" | "height" | "placeholder">> {
  return queued(async () => {
    const size = await refuseTooLarge(path);
    const { data, info } = await decode(upright(path).resize(64, 64, { fit: "inside" }));
    return { ...size, placeholder: await blurred(sharp(data, { raw: info })) };
  }, signal);
}

const upright = (path: string) =>
  sharp(path, { limitInputPixels: PIXEL_LIMIT }).autoOrient().flatten({ background: "#fff" });

const decode = (picture: Sharp) =>
  picture
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw notMedia();
    });

/** Reads the measures from the file's header, before anything is decoded. */
async function refuseTooLarge(path: string): Promise<{ width: number; height: number }> {
  const header = sharp(path, { limitInputPixels: false }).metadata();
  const { autoOrient } = await header.catch(() => {
    throw notMedia();
  });
  const { width, height } = autoOrient;
  if (width * height > PIXEL_LIMIT || Math.max(width, height) > SIDE_LIMIT) {
    throw new HttpError(
      413,
      `A picture may have ${PIXEL_LIMIT / 1e6} megapixels and sides of ${SIDE_LIMIT} pixels.`,
    );
  }
  return { width, height };
}

async function blurred(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: "inside" })
    .blur(0.6)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
