/**
 * Creates public/pictures, the site's own pictures, from their originals:
 * `node scripts/assets/site-pictures.ts <folder with hero/, gallery/ and portrait/>`. Renditions of the gallery's pictures are
 * created at upload instead (lib/backend/media).
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";

const originals = process.argv[2];
if (!originals) throw new Error("Usage: node scripts/assets/site-pictures.ts <folder with the originals>");
const target = "public/pictures";
await mkdir(target, { recursive: true });

async function write(name: string, picture: Sharp): Promise<void> {
  const bytes = await picture.toBuffer();
  await writeFile(join(target, name), bytes);
  console.log(`${name}: ${(bytes.byteLength / 1024).toFixed(1)} KiB`);
}

const read = (name: string) => readFile(resolve(originals, name));

/** A picture of the demo gallery. */
const demo = (name: string) => resolve("lib/backend/gallery/demo", name);

/**
 * The quality of the large pictures, by their width in pixels. Phones load the tall ones first, so those are small, and the
 * very first one fits with its headers into the ten packets that a new connection may send at once. At the widest size, an
 * evening sky shows bands below this quality.
 */
const TALL = { 750: 45, 1080: 57 };
const WIDE = { 800: 55, 1280: 50, 2000: 60, 2560: 54 };

const NIGHT = "#0b1521";
/** Over a golden sky, the blue of the night would be olive. */
const DUSK = "#1b111c";

/**
 * A picture that passes into the night.
 *
 * @param across whether it does so along its width, and not along its height.
 * @param stops how much of the night there is (0 to 1) at each part of that length (0 to 1).
 */
async function intoNight(
  picture: Buffer,
  across: boolean,
  stops: Record<string, number>,
  color = NIGHT,
): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const stop = ([offset, opacity]: [string, number]) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const input = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="night" ${across ? "" : 'x2="0" y2="1"'}>${Object.entries(stops).map(stop).join("")}</linearGradient>
    <rect width="100%" height="100%" fill="url(#night)"/>
  </svg>`);
  return sharp(picture).composite([{ input }]).png().toBuffer();
}

/** The performer at the decks: the dark goes on to the left, where the text of a wide screen is, or down, where a phone's is. */
const decks = sharp("scripts/assets/originals/decks.jpg");
/** Sky above the hat, for the header. */
const above = 50;
const wideDecks = decks.clone().extend({ left: 422, top: above, extendWith: "mirror" });
const tallDecks = sharp(
  await decks
    .clone()
    .extract({ left: 500, top: 0, width: 1200, height: 1200 - above })
    .extend({ top: above, extendWith: "mirror" })
    .png()
    .toBuffer(),
)
  .resize(1080)
  .extend({ bottom: 840, background: NIGHT });
const performer = {
  wide: await intoNight(await wideDecks.png().toBuffer(), true, { 0: 0.9, 0.12: 0.75, 0.34: 0 }),
  tall: await intoNight(await tallDecks.png().toBuffer(), false, { 0.42: 0, 0.5: 0.3, 0.55: 0.9, 0.5625: 1 }),
};

for (const craft of ["dj", "photography", "trumpet", "vocals"]) {
  const wide = craft === "dj" ? performer.wide : await read(`hero/${craft}.jpg`);
  // Portrait screens get a picture of their own instead of a strip of the wide one.
  const tall = craft === "dj" ? performer.tall : await read(`hero/${craft}-tall.jpg`);
  for (const [width, quality] of Object.entries(TALL)) {
    const picture = sharp(tall).resize(Number(width)).avif({ quality, effort: 8 });
    await write(`hero-${craft}-tall-${width}.avif`, picture);
  }
  for (const [width, quality] of Object.entries(WIDE)) {
    const picture = sharp(wide).resize(Number(width)).avif({ quality, effort: 8 });
    await write(`hero-${craft}-${width}.avif`, picture);
  }
  await write(`hero-${craft}.jpg`, sharp(wide).resize(1280).jpeg({ quality: 70, mozjpeg: true }));
}

/** The hand on the record, which the night of the services page covers in part. */
const record = sharp("scripts/assets/originals/record.jpg");
for (const [width, quality] of Object.entries({ 800: 48, 1280: 48, 2000: 48 })) {
  const picture = record.clone().resize(Number(width)).avif({ quality, effort: 8 });
  await write(`record-${width}.avif`, picture);
}
/** The part of it that a phone shows, which is sent within the page. */
const onPhone = record.clone().extract({ left: 0, top: 281, width: 2000, height: 844 });
await write("record-phone.avif", onPhone.resize(780).avif({ quality: 36, effort: 8 }));
await write("record.jpg", record.clone().resize(1280).jpeg({ quality: 70, mozjpeg: true }));

const cards = {
  dj: sharp(await read("gallery/dj-turntable-above.jpg")),
  // The couple, above the words of the card.
  photography: sharp(demo("photography-sparklers.jpg")).extract({
    left: 180,
    top: 300,
    width: 860,
    height: 1290,
  }),
  trumpet: sharp(await read("gallery/trumpet-bell.jpg")),
  vocals: sharp(await read("gallery/vocal-stage-beams.jpg")),
};
for (const [craft, original] of Object.entries(cards)) {
  // The record and the bell are at the right of a square. The others have the shape of a card.
  const card = (width: number) => original.clone().resize(width, width * 1.5, { position: "right" });
  for (const width of [400, 800]) {
    await write(`card-${craft}-${width}.avif`, card(width).avif({ quality: 45, effort: 8 }));
  }
  await write(`card-${craft}.jpg`, card(600).jpeg({ quality: 70, mozjpeg: true }));
}

/** What the four crafts are made with, on one table, whole: the top of the services page. */
const table = sharp(join(originals, "portrait/about.jpg")).extract({
  left: 0,
  top: 400,
  width: 1400,
  height: 1050,
});
for (const width of [700, 1400]) {
  await write(`four-crafts-${width}.avif`, table.clone().resize(width).avif({ quality: 50, effort: 8 }));
}
await write("four-crafts.jpg", table.clone().resize(1000).jpeg({ quality: 70, mozjpeg: true }));

/** The trumpeter. */
const portrait = resolve("scripts/assets/originals/trumpeter.jpg");
await write("portrait.jpg", sharp(portrait).resize(1170).jpeg({ quality: 70, mozjpeg: true }));
/** For the services page, from his hat to his elbows: he plays for a wedding. */
const player = sharp(demo("trumpet-walk-in.jpg")).extract({ left: 0, top: 110, width: 1800, height: 680 });
for (const [width, quality] of Object.entries({ 800: 52, 1280: 52, 1800: 52 })) {
  await write(`trumpeter-${width}.avif`, player.clone().resize(Number(width)).avif({ quality, effort: 8 }));
}
await write("trumpeter.jpg", player.clone().resize(1280).jpeg({ quality: 70, mozjpeg: true }));

const voice = resolve("scripts/assets/originals/voice.jpg");

/** The photographer: the dark goes on to the left, up to the sun, where the words of a wide screen are. */
const towardSun = await readFile("scripts/assets/originals/photographer.jpg");
const besideWords = sharp(
  await intoNight(towardSun, true, { 0: 0.92, 0.12: 0.75, 0.24: 0.3, 0.34: 0 }, DUSK),
);
for (const [width, quality] of Object.entries({ 1280: 46, 2000: 46 })) {
  const picture = besideWords.clone().resize(Number(width)).avif({ quality, effort: 8 });
  await write(`photographer-wide-${width}.avif`, picture);
}
/** On upright screens: from the sun on. The one of 800 is sent within the page. */
const upright = sharp(towardSun).extract({ left: 820, top: 0, width: 1296, height: 1296 });
for (const [width, quality] of Object.entries({ 750: 45, 800: 42, 1170: 43 })) {
  await write(
    `photographer-${width}.avif`,
    upright.clone().resize(Number(width)).avif({ quality, effort: 8 }),
  );
}
await write("photographer.jpg", upright.clone().resize(1170).jpeg({ quality: 70, mozjpeg: true }));

/**
 * Boston across the water, before the form of the contact page: the sky goes on above into the night. Its left part is cut off on wide
 * screens, so that the towers stand beside the form.
 */
const boston = sharp("scripts/assets/originals/boston.jpg");
async function harbor(left: number, width: number, height: number, sky: number): Promise<Buffer> {
  // Higher up, there would be towers in what is mirrored.
  const above = boston.clone().extract({ left, top: 0, width, height: 280 }).flip();
  const input = await above.resize(width, sky, { fit: "fill" }).png().toBuffer();
  const picture = boston.clone().extract({ left, top: 0, width, height });
  return sharp(await picture.extend({ top: sky }).png().toBuffer())
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}
const acrossTheWater = sharp(
  await intoNight(await harbor(300, 1700, 1333, 300), false, { 0: 1, 0.1: 0.8, 0.36: 0 }),
);
for (const [width, quality] of Object.entries({ 1280: 46, 1700: 46 })) {
  const picture = acrossTheWater.clone().resize(Number(width)).avif({ quality, effort: 8 });
  await write(`harbor-wide-${width}.avif`, picture);
}
const abovePhones = sharp(
  await intoNight(await harbor(330, 1500, 1000, 640), false, { 0: 1, 0.25: 0.8, 0.5: 0 }),
);
for (const [width, quality] of Object.entries({ 750: 45, 800: 34, 1170: 43 })) {
  const picture = abovePhones.clone().resize(Number(width)).avif({ quality, effort: 8 });
  await write(`harbor-${width}.avif`, picture);
}
await write("harbor.jpg", abovePhones.clone().resize(1170).jpeg({ quality: 70, mozjpeg: true }));

/** The pictures of an evening in four acts: squares, by where they are between the left or top (0) and the other end (1). */
const acts = {
  photography: [demo("photography-golden-hour.jpg"), 0.42],
  trumpet: [resolve("scripts/assets/originals/brass.jpg"), 0.28],
  vocals: [voice, 0.82],
  dj: ["gallery/photography-mirror-ball.jpg", 0.17],
} as const;
for (const [craft, [name, from]] of Object.entries(acts)) {
  const original = await read(name);
  const { width, height } = await sharp(original).metadata();
  const side = Math.min(width, height);
  const left = Math.round((width - side) * from);
  const top = Math.round((height - side) * from);
  const square = () => sharp(original).extract({ left, top, width: side, height: side });
  for (const size of [700, 1200]) {
    // The many edges of the mirror ball hide what is lost, and so do the lights behind the singer.
    const quality = craft === "dj" || craft === "vocals" ? 42 : 48;
    await write(`act-${craft}-${size}.avif`, square().resize(size).avif({ quality, effort: 8 }));
  }
  await write(`act-${craft}.jpg`, square().resize(700).jpeg({ quality: 70, mozjpeg: true }));
}

/** The strip at the top of the gallery (frieze.tsx): a part of each picture. */
const frieze = {
  night: [resolve("scripts/assets/originals/rain.jpg"), { left: 215, top: 560, width: 700, height: 1200 }],
  brass: [resolve("scripts/assets/originals/brass.jpg"), { left: 0, top: 0, width: 1080, height: 1296 }],
  light: [resolve("scripts/assets/originals/chairs.jpg"), { left: 560, top: 0, width: 700, height: 1200 }],
} as const;
for (const [name, [original, area]] of Object.entries(frieze)) {
  const part = () => sharp(original).extract(area);
  for (const width of [400, 800]) {
    await write(`frieze-${name}-${width}.avif`, part().resize(width).avif({ quality: 48, effort: 8 }));
  }
  await write(`frieze-${name}.jpg`, part().resize(400).jpeg({ quality: 70, mozjpeg: true }));
}

/** The photograph that visitors turn to black and white on the services page. */
const ring = sharp("scripts/assets/originals/ring.jpg");
for (const width of [800, 1600]) {
  await write(`ring-${width}.avif`, ring.clone().resize(width).avif({ quality: 50, effort: 8 }));
}
await write("ring.jpg", ring.clone().resize(1000).jpeg({ quality: 70, mozjpeg: true }));

/** Upright pictures of the About page: the packed case beside the story, a dance beside the figures, and the plan of an evening. */
const dance = await readFile(demo("dj-first-dance.jpg"));
for (const [name, picture] of [
  ["dance", sharp(dance).extract({ left: 0, top: 150, width: 1200, height: 1500 })],
  ["case", sharp("scripts/assets/originals/case.jpg")],
  ["plan", sharp("scripts/assets/originals/plan.jpg")],
] as const) {
  for (const [width, quality] of Object.entries({ 600: 46, 1100: 44 })) {
    await write(`${name}-${width}.avif`, picture.clone().resize(Number(width)).avif({ quality, effort: 8 }));
  }
  await write(`${name}.jpg`, picture.clone().resize(800).jpeg({ quality: 66, mozjpeg: true }));
}

/** Pictures that fade into the night (site.css): the level meters, and those that pages end with. */
for (const [name, original] of Object.entries({
  meters: "scripts/assets/originals/meters.jpg",
  "end-table": join(originals, "gallery/photography-long-table.jpg"),
  "end-camera": "scripts/assets/originals/camera.jpg",
  "end-chairs": "scripts/assets/originals/chairs.jpg",
  "end-rain": "scripts/assets/originals/rain.jpg",
  "end-tent": await sharp(demo("photography-marquee.jpg"))
    .extend({ top: 170, extendWith: "mirror" })
    .png()
    .toBuffer(),
})) {
  const { width: whole } = await sharp(original).metadata();
  // Some are as wide as the window.
  const isWide = name === "end-tent" || name === "end-camera";
  const widths = { 800: 40, [Math.min(whole, 1600)]: 46, ...(isWide && { [Math.min(whole, 2400)]: 46 }) };
  for (const [width, quality] of Object.entries(widths)) {
    await write(`${name}-${width}.avif`, sharp(original).resize(Number(width)).avif({ quality, effort: 8 }));
  }
  await write(`${name}.jpg`, sharp(original).resize(1000).jpeg({ quality: 63, mozjpeg: true }));
}
