import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newTone } from "@/e2e/factories/sounds";
import { soundKindOf } from "./inspect";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const repository = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));

/** Two frames of silence, with this header. @param length of a frame in bytes, by the standard's formula. */
const frames = (header: string, length: number) =>
  Buffer.concat([latin1(header.padEnd(length, "\0")), latin1(header.padEnd(length, "\0"))]);
const mp3 = frames("\xff\xfb\x90\x64", 417);

const id3 = (size: number) =>
  latin1(`ID3\x04\0\0\0\0${String.fromCharCode(size >> 7, size & 127)}${"\0".repeat(size)}`);
const tracks = (brand: string, ...kinds: string[]) =>
  latin1(`\0\0\0\x10ftyp${brand}\0\0\0\0${kinds.map((kind) => `hdlr\0\0\0\0\0\0\0\0${kind}`).join("")}`);
const wav = newTone().buffer;

test.each([
  ["an MP3", mp3, "mp3"],
  ["an MP3 of speech, MPEG 2 at 32 kbit/s", frames("\xff\xf3\x40\xc4", 104), "mp3"],
  ["an MP3 with a tag of more than 127 bytes", Buffer.concat([id3(300), mp3]), "mp3"],
  ["an MP3 with a gap behind its tag", Buffer.concat([id3(20), Buffer.alloc(900), mp3]), "mp3"],
  ["an M4A", repository("sounds/demo/dj-sunset-groove.m4a"), "m4a"],
  ["a recording of a phone with the brand of a video", tracks("mp42", "soun"), "m4a"],
  ["a WAV", wav, "wav"],
  [
    "a WAV of another kind of chunk first",
    Buffer.concat([wav.subarray(0, 12), latin1("LIST\x03\0\0\0abc\0"), wav.subarray(12)]),
    "wav",
  ],
])("%s is recognized", (_, bytes, kind) => {
  expect(soundKindOf(bytes)).toBe(kind);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["text", latin1("<!doctype html><script>alert(1)</script>")],
  ["text behind the tag of an MP3", Buffer.concat([id3(20), latin1("<script>alert(1)</script>".repeat(99))])],
  ["text with the first bytes of an MP3", latin1(`\xff\xfb\x90\x64${"<script>".repeat(99)}`)],
  ["one frame of an MP3", mp3.subarray(0, 417)],
  ["an MPEG layer II", frames("\xff\xfd\x90\x64", 417)],
  ["a video", repository("gallery/demo/dj-vinyl-loop.mp4")],
  ["a video with sound", tracks("isom", "vide", "soun")],
  ["a QuickTime recording", tracks("qt  ", "soun")],
  ["a container without a track", tracks("M4A ")],
  ["a JPEG", repository("gallery/demo/dj-vinyl-loop.jpg")],
  ["a WAV without samples", wav.subarray(0, 44)],
  ["a WAV that is cut off in its header", wav.subarray(0, 20)],
  [
    "a WAV of a format that no browser plays",
    Buffer.concat([wav.subarray(0, 20), latin1("\x31\0"), wav.subarray(22)]),
  ],
  ["an AVI", latin1("RIFF\x40\0\0\0AVI LIST")],
  ["an Ogg", latin1("OggS\0\x02".padEnd(99, "\0"))],
])("%s is refused", (_, bytes) => {
  expect(soundKindOf(bytes)).toBeUndefined();
});
