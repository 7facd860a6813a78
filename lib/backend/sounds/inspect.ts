import "server-only";
import { readFile } from "node:fs/promises";
import { HttpError } from "../http/http-error";

/** The accepted types, named by the extension they are stored with (docs/product.md#sound). */
export type SoundKind = "mp3" | "m4a" | "wav";

/**
 * Detects a recording's type from its bytes, ignoring its name and declared type.
 *
 * @throws HttpError 415 when the type is not accepted.
 */
export async function inspectSound(path: string): Promise<SoundKind> {
  const kind = soundKindOf(await readFile(path));
  if (!kind) throw new HttpError(415, "Please upload an MP3, M4A or WAV file");
  return kind;
}

/** {@link inspectSound} for the bytes of a file. @returns undefined when the type is not accepted. */
export function soundKindOf(bytes: Buffer): SoundKind | undefined {
  if (/^RIFF.{4}WAVE/s.test(bytes.toString("latin1", 0, 12))) return isWav(bytes) ? "wav" : undefined;
  if (bytes.toString("latin1", 4, 8) === "ftyp") return isM4a(bytes) ? "m4a" : undefined;
  return isMp3(bytes) ? "mp3" : undefined;
}

/** The ids of a WAV's formats that browsers play: PCM, float, and either of them described at more length. */
const WAV_FORMATS = [1, 3, 0xfffe];

/** Whether a WAV has a format that browsers play, and samples. Its chunks are in any order. */
function isWav(bytes: Buffer): boolean {
  let isPlayable = false;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === "fmt ")
      isPlayable = at + 10 <= bytes.length && WAV_FORMATS.includes(bytes.readUInt16LE(at + 8));
    if (name === "data") return isPlayable && at + 8 < bytes.length;
    at += 8 + size + (size % 2);
  }
  return false;
}

/** Names the kind of a track (ISO/IEC 14496-12, section 8.4.3). */
const TRACK = /hdlr.{8}(?<kind>soun|vide)/gs;

/**
 * Whether an ISO container has sound and no picture. Its brand does not tell: voice recorders of phones use those of
 * videos.
 */
function isM4a(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 8, 12) === "qt  ") return false;
  const tracks = [...bytes.toString("latin1").matchAll(TRACK)].map(({ groups }) => groups?.kind);
  return tracks.includes("soun") && !tracks.includes("vide");
}

/** How far behind its tags the first frame of an MP3 may be, in bytes. Some programs leave a gap. */
const GAP = 4096;

/** Whether two frames of an MP3 follow each other: text with the first bytes of one does not have that. */
function isMp3(bytes: Buffer): boolean {
  const begin = afterTag(bytes);
  for (let at = begin; at < Math.min(begin + GAP, bytes.length); at += 1) {
    const length = frameLength(bytes, at);
    if (length && frameLength(bytes, at + length)) return true;
  }
  return false;
}

/** Where an ID3 tag ends (https://id3.org/id3v2.4.0-structure, section 3.1). Its size has 7 bits in each byte. */
function afterTag(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 3) !== "ID3") return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}

/** In kbit/s, by the index in the header: of MPEG 1, and of MPEG 2 and 2.5. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

/** In Hz, of MPEG 1. MPEG 2 has half of it, and MPEG 2.5 a quarter. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/**
 * Reads the header of a frame of MPEG audio, layer III (ISO/IEC 11172-3, section 2.4.1.3).
 *
 * @returns the frame's length in bytes; undefined when there is no frame here.
 */
function frameLength(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3) return undefined;
  const isFirst = version === 3;
  const bitRate = BIT_RATES[isFirst ? 0 : 1][(header >>> 12) & 15];
  const sampleRate = SAMPLE_RATES[(header >>> 10) & 3];
  if (!bitRate || !sampleRate) return undefined;
  const rate = sampleRate / (isFirst ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((isFirst ? 144_000 : 72_000) * bitRate) / rate) + ((header >>> 9) & 1);
}
