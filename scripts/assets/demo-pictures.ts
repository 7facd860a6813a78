/**
 * Creates four pictures of the demo gallery that differ from their originals:
 * `node scripts/assets/demo-pictures.ts <folder with the gallery's originals>`. The grain is another one each time. The ceremony
 * by the water and the sparklers differ, too, but nothing here creates them.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const originals = process.argv[2];
if (!originals) throw new Error("Usage: node scripts/assets/demo-pictures.ts <folder with the originals>");
const target = "lib/backend/gallery/demo";

/**
 * The rings, with a soft horizon: the table cut the lights behind them off in a straight line. Blurs the band around that line,
 * but for the ring in front of it.
 */
async function rings(): Promise<Buffer> {
  const original = await readFile(join(originals as string, "photography-rings.jpg"));
  const band = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200">
    <linearGradient id="band" x2="0" y2="1">
      <stop offset=".1" stop-color="#fff" stop-opacity="0"/><stop offset=".19" stop-color="#fff"/>
      <stop offset=".28" stop-color="#fff"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/>
    </linearGradient>
    <filter id="edge"><feGaussianBlur stdDeviation="5"/></filter>
    <mask id="ring"><rect width="1800" height="1200" fill="#fff"/>
      <ellipse cx="950" cy="566" rx="356" ry="384" filter="url(#edge)"/></mask>
    <rect width="1800" height="1200" fill="url(#band)" mask="url(#ring)"/>
  </svg>`);
  const blurred = sharp(original)
    .blur(34)
    .ensureAlpha()
    .composite([{ input: band, blend: "dest-in" }]);
  const input = await blurred.png().toBuffer();
  return sharp(original).composite([{ input }]).jpeg({ quality: 92 }).toBuffer();
}
await writeFile(join(target, "photography-rings.jpg"), await rings());

/**
 * A photograph of the demo gallery in black and white, with the grain of fast film.
 *
 * @param brightness the factor by which it is lighter.
 */
async function onFilm(original: string, brightness: number): Promise<Buffer> {
  const picture = sharp(join(originals as string, original));
  const { width, height } = await picture.metadata();
  const gray = await picture
    // Little of the blue, so that the sky is dark.
    .recomb([
      [0.46, 0.44, 0.1],
      [0.46, 0.44, 0.1],
      [0.46, 0.44, 0.1],
    ])
    .normalise({ lower: 1, upper: 99.5 })
    .linear(1.42 * brightness, -44)
    .png()
    .toBuffer();
  const noise = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  const grain = await noise.greyscale().blur(1.1).png().toBuffer();
  return (
    sharp(gray)
      .composite([{ input: grain, blend: "soft-light" }])
      // A warm black.
      .recomb([
        [1, 0, 0],
        [0, 0.985, 0],
        [0, 0, 0.96],
      ])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  );
}
for (const [original, name, brightness] of [
  ["photography-dance-floor.jpg", "dj-dance-floor.jpg", 1],
  ["photography-long-table.jpg", "vocal-long-table.jpg", 1.2],
  ["photography-champagne.jpg", "photography-champagne.jpg", 1.05],
] as const) {
  await writeFile(join(target, name), await onFilm(original, brightness));
}
