import "server-only";
import readExif from "exif-reader";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { RENDITION_FORMATS } from "@/lib/contract/rendition";
import { HttpError } from "../http/http-error";
import { perProcess } from "../per-process";
import { notMedia } from "./inspect";

/** Rendition widths in pixels: a column on a phone, the same at 2x, half a wide screen, a wide screen. */
const WIDTHS = [480, 720, 1200, 1800];
const LARGEST_WIDTH = 1800;

/** The maximum number of pixels to decode: enough for a 50-megapixel phone, but not for a decompression bomb. */
const PIXEL_LIMIT = 64_000_000;

/** The longest side in pixels, just below the WebP maximum (16,383). */
const SIDE_LIMIT = 16_000;

/**
 * How renditions are encoded. AVIF effort 2 would take twice as long for 2 % fewer bytes, and quality 38 leaves bands
 * (measured with the demo pictures, see docs/decisions/006-media.md). The colors of nearly all photos are halved already.
 */
const ENCODE = {
  avif: (picture: Sharp) => picture.avif({ quality: 43, effort: 1, chromaSubsampling: "4:2:0" }),
  webp: (picture: Sharp) => picture.webp({ quality: 55, effort: 2 }),
};

/** The longer side in pixels of the blurred placeholder: about 200 bytes as a data: URL. */
const PLACEHOLDER_SIDE = 16;

/** As wide as the widest phones, in points: an upscaled picture would not count as the page's largest paint. */
export const PREVIEW_WIDTH = 480;

export interface DerivedPicture {
  /** Width in pixels of the upright JPEG: the original's, at most {@link LARGEST_WIDTH}. */
  width: number;
  height: number;
  placeholder: string;
  /** Rendition widths in pixels, smallest first. */
  widths: number[];
  /** When the photo was taken, as HH:MM on the camera's clock; null if it does not say so. */
  timeOfDay: string | null;
  jpeg: Buffer;
  renditions: { width: number; format: (typeof RENDITION_FORMATS)[number]; bytes: Buffer }[];
}

/** How many pictures are processed at once. Each takes about one core. */
const AT_ONCE = 2;

// No picture is processed twice, so libvips' cache of its last 100 operations would only take memory.
sharp.cache(false);

function queued<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const queue = perProcess("pictures", () => pLimit(AT_ONCE));
  return queue(() => {
    signal?.throwIfAborted();
    return work();
  });
}

/**
 * Creates the JPEG, the renditions and the placeholder of a picture: upright, 8-bit sRGB, transparency on
 * white, without EXIF, GPS or any other metadata.
 *
 * @param path a JPEG, PNG or GIF (see inspect.ts).
 * @param signal cancels the work while it is queued; the signal's reason is thrown.
 * @throws HttpError 413 for more pixels than can be decoded safely, 415 for a damaged picture.
 */
export function derivePicture(path: string, signal?: AbortSignal): Promise<DerivedPicture> {
  return queued(async () => {
    const { exif } = await checkDimensions(path);
    // Decoded once; everything is derived from these pixels.
    const { data, info } = await decode(
      upright(path).resize({ width: LARGEST_WIDTH, withoutEnlargement: true }),
    );
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: false });

    const fitting = WIDTHS.filter((step) => step <= width);
    const widths = fitting.length ? fitting : [width];
    const renditions: DerivedPicture["renditions"] = [];
    for (const renditionWidth of widths) {
      const { data: rendition, info: renditionInfo } = await pixels()
        .resize({ width: renditionWidth })
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const format of RENDITION_FORMATS) {
        const bytes = await ENCODE[format](sharp(rendition, { raw: renditionInfo })).toBuffer();
        renditions.push({ width: renditionWidth, format, bytes });
      }
    }
    const jpeg = await pixels().jpeg({ quality: 80, progressive: true }).toBuffer();
    const placeholder = await blurred(pixels());
    return { width, height, placeholder, widths, timeOfDay: timeOfDay(exif), jpeg, renditions };
  }, signal);
}

/**
 * Reads the dimensions of a GIF, which is stored unchanged, and creates a placeholder from its first frame.
 *
 * @throws HttpError as {@link derivePicture} does.
 */
export function measureGif(
  path: string,
  signal?: AbortSignal,
): Promise<Pick<DerivedPicture, "width" | "height" | "placeholder">> {
  return queued(async () => {
    const { width, height } = await checkDimensions(path);
    const { data, info } = await decode(upright(path).resize(64, 64, { fit: "inside" }));
    return { width, height, placeholder: await blurred(sharp(data, { raw: info })) };
  }, signal);
}

/**
 * Creates a picture that a page can carry, of 2 to 5 KB: soft, but everything can be made out. It does not queue: a page waits
 * for it, and it takes a tenth of a second.
 *
 * @param rendition its bytes.
 * @returns an AVIF as a data: URL.
 */
export async function previewOf(rendition: Uint8Array): Promise<string> {
  const bytes = await sharp(rendition, { limitInputPixels: PIXEL_LIMIT })
    .resize({ width: PREVIEW_WIDTH, withoutEnlargement: true })
    .avif({ quality: 20, chromaSubsampling: "4:2:0" })
    .toBuffer();
  return `data:image/avif;base64,${bytes.toString("base64")}`;
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

/** Reads the dimensions and the EXIF data from the file's header, before anything is decoded. */
async function checkDimensions(path: string) {
  const header = sharp(path, { limitInputPixels: false }).metadata();
  const { autoOrient, exif } = await header.catch(() => {
    throw notMedia();
  });
  const { width, height } = autoOrient;
  if (width * height > PIXEL_LIMIT || Math.max(width, height) > SIDE_LIMIT) {
    throw new HttpError(
      413,
      `A picture can have up to ${PIXEL_LIMIT / 1e6} megapixels, and sides of up to ${SIDE_LIMIT} pixels.`,
    );
  }
  return { width, height, exif };
}

/** The hour and minute at which a camera says that it took a photo (EXIF 2.32, tag 0x9003), which has no time zone. */
function timeOfDay(exif: Buffer | undefined): string | null {
  try {
    const taken = exif && readExif(exif).Photo?.DateTimeOriginal;
    // A camera whose clock was never set stores zeros.
    return taken instanceof Date && taken.getTime() > 0 ? taken.toISOString().slice(11, 16) : null;
  } catch {
    // Not worth rejecting a picture that can be shown.
    return null;
  }
}

async function blurred(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: "inside" })
    .blur(0.6)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
