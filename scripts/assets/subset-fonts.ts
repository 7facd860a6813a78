/**
 * Creates app/fonts from the original font packages: Latin letters only, and Fraunces in one weight with its optical
 * sizes, so that its hairlines are thin in headings and sturdy in small text. Its italic only sets single words of
 * headings and titles of songs, so it has no figures and few accents. The renderer of the share pictures supports neither
 * WOFF2 nor variable fonts, so it gets a static file in one weight per typeface. Run it after upgrading a font.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Basic Latin, Latin-1, and the punctuation and symbols in use. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCodePoint(0xa0 + i)),
  ..."ŒœŠšŸŽž–—‘’“”„•…‹›€™→←−",
].join("");
const PLAIN_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúàèêöüãõçñ ,.?’“”";

type Axes = Record<string, number | { min: number; max: number; default: number }>;
const fraunces = import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2");
const frauncesItalic = import.meta.resolve(
  "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2",
);
const instrumentSans = import.meta.resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);
const fonts: { from: string; to: string; axes: Axes; letters?: string }[] = [
  {
    from: fraunces,
    to: "app/fonts/fraunces.woff2",
    axes: { opsz: { min: 20, max: 144, default: 20 }, wght: 480 },
  },
  {
    from: frauncesItalic,
    to: "app/fonts/fraunces-italic.woff2",
    axes: { opsz: 96, wght: 480 },
    letters: PLAIN_LETTERS,
  },
  {
    from: instrumentSans,
    to: "app/fonts/instrument-sans.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  { from: fraunces, to: "app/fonts/fraunces-500.woff", axes: { opsz: 72, wght: 500 } },
  { from: instrumentSans, to: "app/fonts/instrument-sans-500.woff", axes: { wght: 500 } },
];

for (const { from, to, axes, letters = LETTERS } of fonts) {
  const subset = await subsetFont(await readFile(fileURLToPath(from)), letters, {
    targetFormat: to.endsWith(".woff2") ? "woff2" : "woff",
    variationAxes: axes,
    noLayoutClosure: true,
  });
  await writeFile(new URL(`../../${to}`, import.meta.url), subset);
  console.log(`${to}: ${(subset.byteLength / 1024).toFixed(1)} KiB`);
}
