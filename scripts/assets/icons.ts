/**
 * Creates the icons that can't be SVG from app/icon.svg: public/icons for the manifest, app/apple-icon.png, and
 * public/favicon.ico for browsers that request it before reading the page. Run it after changing app/icon.svg.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ICONS } from "../../lib/content/icons.ts";

const APPLE = { path: "/app/apple-icon.png", size: 180, purpose: "maskable" };

const round = await readFile(new URL("../../app/icon.svg", import.meta.url), "utf8");
const square = round.replace(/(<rect width="64" height="64") rx="\d+"/, "$1");
if (square === round) throw new Error("The background of app/icon.svg was not found.");

await mkdir(new URL("../../public/icons", import.meta.url), { recursive: true });
for (const { path, size, purpose } of [
  ...ICONS.map((icon) => ({ ...icon, path: `/public${icon.path}` })),
  APPLE,
]) {
  const svg = Buffer.from(purpose === "maskable" ? square : round);
  // At 72 dpi, each of the 64 units is one pixel.
  const { size: bytes } = await sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(`../..${path}`, import.meta.url)));
  console.log(`${path.slice(1)}: ${(bytes / 1024).toFixed(1)} KiB`);
}

/** Wraps a PNG in the ICO format: a header with one directory entry, then the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const FAVICON_SIZE = 32;
const favicon = await sharp(Buffer.from(round), { density: (72 * FAVICON_SIZE) / 64 })
  .resize(FAVICON_SIZE, FAVICON_SIZE)
  .png()
  .toBuffer();
await writeFile(new URL("../../public/favicon.ico", import.meta.url), ico(favicon, FAVICON_SIZE));
