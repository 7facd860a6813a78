/**
 * Creates the two pictures of the demo gallery that differ from their originals:
 * `node scripts/assets/demo-pictures.ts <folder with the gallery's originals>`. The grain is another one each time. Nothing here
 * creates those of people and of the ceremony by the water, which have no other original.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const originals = process.argv[2];
if (!originals) throw new Error("Usage: node scripts/assets/demo-pictures.ts <folder with the originals>");
const target = "lib/backend/gallery/demo";

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
] as const) {
  await writeFile(join(target, name), await onFilm(original, brightness));
}
