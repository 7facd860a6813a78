/**
 * Makes the icons that must be PNG from app/icon.svg: public/icons for the manifest, and app/apple-icon.png.
 * Run it after a change of that file.
 */
import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ICONS } from "../lib/icons.ts";

const APPLE = { path: "/app/apple-icon.png", size: 180, purpose: "maskable" };

const round = await readFile(new URL("../app/icon.svg", import.meta.url), "utf8");
const square = round.replace(/(<rect width="64" height="64") rx="\d+"/, "$1");
if (square === round) throw new Error("The background of app/icon.svg was not found.");

await mkdir(new URL("../public/icons", import.meta.url), { recursive: true });
for (const { path, size, purpose } of [
  ...ICONS.map((icon) => ({ ...icon, path: `/public${icon.path}` })),
  APPLE,
]) {
  const svg = Buffer.from(purpose === "maskable" ? square : round);
  // 72 dots per inch are one for each of the 64 units.
  const { size: bytes } = await sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(`..${path}`, import.meta.url)));
  console.log(`${path.slice(1)}: ${(bytes / 1024).toFixed(1)} KiB`);
}
