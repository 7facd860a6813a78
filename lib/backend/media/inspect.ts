import "server-only";
import { open } from "node:fs/promises";
import { HttpError } from "../http/http-error";

/** The kinds of media that are taken, by the extension that they are stored under (SPEC section 5). */
export type MediaKind = "jpg" | "png" | "gif" | "mp4" | "mov" | "avi";

/** Enough for the first box of an MP4 with all its brands. */
const HEAD_BYTES = 256;

/** The answer to every file that is not one of the allowed types (SPEC section 5). */
export const notMedia = () => new HttpError(415, "Please upload a valid image or video file");

/**
 * Tells what a file is by its first bytes, whatever its name or its sender says.
 *
 * Whether a picture is whole is known only when it is decoded (see pictures.ts).
 *
 * @param path of the file.
 * @throws HttpError 415 when it is none of the allowed kinds.
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

/** {@link inspect} for the first bytes of a file; undefined for what is not allowed. */
export function kindOf(head: Buffer): MediaKind | undefined {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF.{4}AVI /s.test(text)) return "avi";
  return isoMediaKind(head, text);
}

/** Brands of still pictures (HEIF, AVIF) and of sound alone: the same container, and not a video. */
const OTHER_BRANDS = /^(mif1|msf1|hei[cmsx]|hev[cmsx]|avi[fos]|jp2 |crx |M4[ABP] )$/;
const VIDEO_BRANDS = /^(iso[m2-9]|mp4[12]|avc1|dash|cmf[2c]|M4V[ HP]|MSNV|XAVC|mmp4)$/;

/** MP4 and QuickTime, by the brands of their first box (ISO/IEC 14496-12, section 4.3; https://mp4ra.org). */
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
