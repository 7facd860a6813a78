/**
 * Creates app/fonts from the original font packages: Latin letters only, those with accents in files of their own, which few
 * pages load, and Fraunces in one weight with its optical sizes, so that its hairlines are thin in headings and sturdy in small
 * text. Its italic only sets single words of
 * headings and titles of songs, so it has no figures and few accents. The renderer of the share pictures supports neither
 * WOFF2 nor variable fonts, so it gets a static file in one weight per typeface. Run it after upgrading a font.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** The accents of names and songs, as the italic has them. */
const ACCENTS = "áéíóúàèêöüãõçñ";

/** Basic Latin, the most frequent accents, and the punctuation and symbols in use: what each page needs. */
const LETTERS = `${range(0x20, 0x7e)}${ACCENTS}\u00a0·©×–—‘’“”…•→←−`;

/** The rest of Latin-1, and what its languages need besides. `app/fonts/fonts.ts` has the same characters as a range. */
const MORE_LETTERS = [...`${range(0xa1, 0xff)}ŒœŠšŸŽž‚„‹›€™`]
  .filter((one) => !LETTERS.includes(one))
  .join("");

const PLAIN_LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${ACCENTS} ,.?’“”`;

type Axes = Record<string, number | { min: number; max: number; default: number }>;
const fraunces = import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2");
const frauncesItalic = import.meta.resolve(
  "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2",
);
const instrumentSans = import.meta.resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);
const opticalSizes: Axes = { opsz: { min: 20, max: 144, default: 20 }, wght: 480 };
/** The text is set in 400, 500 and 600. */
const weights: Axes = { wght: { min: 400, max: 600, default: 400 } };
const fonts: { from: string; to: string; axes: Axes; letters: string }[] = [
  { from: fraunces, to: "app/fonts/fraunces.woff2", axes: opticalSizes, letters: LETTERS },
  { from: fraunces, to: "app/fonts/fraunces-more.woff2", axes: opticalSizes, letters: MORE_LETTERS },
  {
    from: frauncesItalic,
    to: "app/fonts/fraunces-italic.woff2",
    axes: { opsz: 96, wght: 480 },
    letters: PLAIN_LETTERS,
  },
  { from: instrumentSans, to: "app/fonts/instrument-sans.woff2", axes: weights, letters: LETTERS },
  { from: instrumentSans, to: "app/fonts/instrument-sans-more.woff2", axes: weights, letters: MORE_LETTERS },
  ...(
    [
      [fraunces, "fraunces", { opsz: 72, wght: 500 }],
      [instrumentSans, "instrument-sans", { wght: 500 }],
    ] as const
  ).map(([from, name, axes]) => ({
    from,
    to: `app/fonts/${name}-500.woff`,
    axes,
    letters: LETTERS + MORE_LETTERS,
  })),
];

for (const { from, to, axes, letters } of fonts) {
  const subset = await subsetFont(await readFile(fileURLToPath(from)), letters, {
    targetFormat: to.endsWith(".woff2") ? "woff2" : "woff",
    variationAxes: axes,
    noLayoutClosure: true,
  });
  await writeFile(new URL(`../../${to}`, import.meta.url), subset);
  console.log(`${to}: ${(subset.byteLength / 1024).toFixed(1)} KiB`);
}
