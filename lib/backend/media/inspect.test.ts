import { describe, expect, test } from "vitest";
import { kindOf } from "./inspect";

const bytes = (latin1: string) => Buffer.from(latin1.padEnd(64, "\0"), "latin1");

/** The first box of an ISO container. */
const ftyp = (...brands: string[]) => {
  const [major = "", ...compatible] = brands;
  const size = String.fromCharCode(16 + compatible.length * 4);
  return bytes(`\0\0\0${size}ftyp${major}\0\0\0\0${compatible.join("")}`);
};

describe("the first bytes decide the type of a file", () => {
  test.each([
    ["a JPEG", bytes("\xff\xd8\xff\xe0"), "jpg"],
    ["a PNG", bytes("\x89PNG\r\n\x1a\n"), "png"],
    ["an old GIF", bytes("GIF87a"), "gif"],
    ["a GIF", bytes("GIF89a"), "gif"],
    ["an AVI", bytes("RIFF\n\r\0\0AVI LIST"), "avi"],
    ["an MP4 from ffmpeg", ftyp("isom", "isom", "iso2", "avc1", "mp41"), "mp4"],
    ["an MP4 from a phone", ftyp("mp42", "isom", "mp42"), "mp4"],
    ["an MP4 from a camera", ftyp("XAVC", "XAVC", "mp42", "iso2"), "mp4"],
    ["a QuickTime video", ftyp("qt  ", "qt  "), "mov"],
    ["a QuickTime video from before brands existed", bytes("\0\0\0\x08wide"), "mov"],
  ])("%s", (_, head, kind) => {
    expect(kindOf(head)).toBe(kind);
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["one byte", Buffer.from([0xff])],
    ["an HTML page", bytes("<!doctype html><script>alert(1)</script>")],
    ["an SVG", bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a WebP", bytes("RIFF\0\0\0\0WEBPVP8 ")],
    ["a WAV", bytes("RIFF\0\0\0\0WAVEfmt ")],
    ["a PDF", bytes("%PDF-1.7")],
    ["an executable", bytes("MZ")],
    ["a HEIC", ftyp("heic", "mif1", "heic")],
    ["an animated AVIF", ftyp("avis", "avif", "msf1", "iso8", "mif1")],
    ["an audio-only MP4", ftyp("M4A ", "mp42", "isom")],
    ["a container with an unknown brand", ftyp("abcd", "efgh")],
    ["a truncated container", ftyp("isom").subarray(0, 12)],
    ["text with GIF89a after a space", bytes(" GIF89a")],
  ])("rejects %s", (_, head) => {
    expect(kindOf(head)).toBeUndefined();
  });
});
