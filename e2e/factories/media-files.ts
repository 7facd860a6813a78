import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** A file in a form, as Playwright accepts it. */
export interface FormFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A unique picture: an area in a random color. */
export function drawPicture(width = 320, height = 240) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

export const jpegFile = (buffer: Buffer, name = "picture.jpg"): FormFile => ({
  name,
  mimeType: "image/jpeg",
  buffer,
});

/** A unique JPEG, as a form file. */
export async function newPicture({
  name = "picture.jpg",
  width = 320,
  height = 240,
} = {}): Promise<FormFile> {
  return jpegFile(await drawPicture(width, height).jpeg().toBuffer(), name);
}

/** The path of a file of the demo gallery. */
export const demoFile = (name: string) =>
  fileURLToPath(new URL(`../../lib/backend/gallery/demo/${name}`, import.meta.url));

/** A playable video and its poster. */
export const video = {
  media: { name: "loop.mp4", mimeType: "video/mp4", buffer: readFileSync(demoFile("dj-vinyl-loop.mp4")) },
  poster: jpegFile(readFileSync(demoFile("dj-vinyl-loop.jpg")), "poster.jpg"),
};

/** The first bytes of a video format that browsers can't play. */
export const avi = {
  name: "old.avi",
  mimeType: "video/x-msvideo",
  buffer: Buffer.concat([Buffer.from("RIFF\x40\0\0\0AVI LIST"), Buffer.alloc(64)]),
};
