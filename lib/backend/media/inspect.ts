import "server-only";
import { open } from "node:fs/promises";
import { HttpError } from "../http/http-error";

/** The accepted types, named by the extension they are stored with (docs/product.md#media). */
export type MediaKind = "jpg" | "png" | "gif" | "mp4" | "mov" | "avi";

/** Enough for the first box of an MP4, including all its brands. */
const HEAD_BYTES = 256;

/** The error for every file that is not of an accepted type (docs/product.md#media). */
export const notMedia = () => new HttpError(415, "Please upload a valid image or video file");

/**
 * Detects a file's type from its first bytes, ignoring its name and declared type.
 *
 * Damage to a picture only shows when it is decoded (see pictures.ts).
 *
 * @throws HttpError 415 when the type is not accepted.
 */
export async function inspect(path: string): Promise<MediaKind> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const kind = kindOf(buffer.subarray(0, bytesRead));
    if (!kind) throw notMedia();
    return kind;
  } finally {
    await handle.close();
  }
}

/** {@link inspect} for the first bytes of a file. @returns undefined when the type is not accepted. */
export function kindOf(head: Buffer): MediaKind | undefined {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF.{4}AVI /s.test(text)) return "avi";
  return isoMediaKind(head, text);
}

/** Brands of pictures (HEIF, AVIF) and audio: the same container, but not a video. */
const OTHER_BRANDS = /^(mif1|msf1|hei[cmsx]|hev[cmsx]|avi[fos]|jp2 |crx |M4[ABP] )$/;
const VIDEO_BRANDS = /^(iso[m2-9]|mp4[12]|avc1|dash|cmf[2c]|M4V[ HP]|MSNV|XAVC|mmp4)$/;

/** Detects MP4 and QuickTime by the brands in the first box (ISO/IEC 14496-12, section 4.3; https://mp4ra.org). */
function isoMediaKind(head: Buffer, text: string): "mp4" | "mov" | undefined {
  const box = text.slice(4, 8);
  // Old QuickTime files have no brand.
  if (box === "moov" || box === "wide" || box === "mdat") return "mov";
  if (box !== "ftyp" || head.length < 16) return undefined;
  const compatible = text.slice(16, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  const brands = [text.slice(8, 12), ...compatible];
  if (brands[0] === "qt  ") return "mov";
  if (brands.some((brand) => OTHER_BRANDS.test(brand))) return undefined;
  return brands.some((brand) => VIDEO_BRANDS.test(brand)) ? "mp4" : undefined;
}
