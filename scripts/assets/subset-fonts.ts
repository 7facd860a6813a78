/**
 * Creates app/fonts from the original font packages: what each page needs, and whatever else Latin has in files that few pages
 * load. Fraunces is in one weight and one cut, that of large type, so no upright text below 18 px is set in it. Its italic only
 * sets single words of headings and titles of songs, so it has no figures and few accents. The renderer of the share pictures
 * supports neither WOFF2 nor variable fonts, so it gets a static file in one weight per typeface. Run it after upgrading a font.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { withTablesOf } from "./font-tables.ts";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

const ALPHABET = range(0x41, 0x5a) + range(0x61, 0x7a);

/** The accents of names and songs. */
const ACCENTS = "áéíóúàèêöüãõçñ";

/** Letters, figures and the punctuation of each page. Kept short: these files are on the way to the first heading. */
const LETTERS = `${ALPHABET}${ACCENTS}0123456789 .,:;!?'"&()-+/%$@#\u00a0·©–—‘’“”…`;

/** The rest of ASCII and Latin-1, and what its languages need besides. `app/fonts/fonts.ts` has the same characters as a range. */
const MORE_LETTERS = [...`${range(0x21, 0x7e)}${range(0xa1, 0xff)}ŒœŠšŸŽž‚„‹›€™•→←−`]
  .filter((one) => !LETTERS.includes(one))
  .join("");

const ITALIC_LETTERS = `${ALPHABET}${ACCENTS} ,.?’“”`;

type Axes = Record<string, number | { min: number; max: number; default: number }>;
const fraunces = import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2");
const frauncesItalic = import.meta.resolve(
  "@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2",
);
const instrumentSans = import.meta.resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);
const largeCut: Axes = { opsz: 96, wght: 480 };
/** The text is set in 400, 500 and 600. */
const weights: Axes = { wght: { min: 400, max: 600, default: 400 } };

interface Font {
  from: string;
  to: string;
  axes: Axes;
  letters: string;
  /** The OpenType features whose glyphs are kept besides those of the letters. */
  features?: string[];
}

const fonts: Font[] = [
  { from: fraunces, to: "app/fonts/fraunces.woff2", axes: largeCut, letters: LETTERS },
  { from: fraunces, to: "app/fonts/fraunces-more.woff2", axes: largeCut, letters: MORE_LETTERS },
  {
    from: frauncesItalic,
    to: "app/fonts/fraunces-italic.woff2",
    // The "wonky" l, h and b curl like a long s: "Leo Vale" reads "Leo Vafe". `rvrn` has the plain ones.
    axes: { ...largeCut, SOFT: 0, WONK: 0 },
    letters: ITALIC_LETTERS,
    features: ["kern", "rvrn"],
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

for (const { from, to, axes, letters, features } of fonts) {
  const layout = features ? { keepFeatures: features } : { noLayoutClosure: true };
  const original = await readFile(fileURLToPath(from));
  const subset = (variationAxes: Axes, targetFormat: "truetype" | "woff" | "woff2") =>
    subsetFont(original, letters, { targetFormat, variationAxes, ...layout });
  let font: Buffer;
  if (to.endsWith(".woff")) font = await subset(axes, "woff");
  else {
    // Kerning that varies with the weight is half of the file of Instrument Sans. That of its lightest weight does for all.
    const fixed = Object.fromEntries(
      Object.entries(axes).map(([name, one]) => [name, typeof one === "number" ? one : one.default]),
    );
    const kerning = await subset(fixed, "truetype");
    const varied = withTablesOf(await subset(axes, "truetype"), kerning, ["GPOS", "GDEF"]);
    font = await subsetFont(varied, letters, { targetFormat: "woff2", ...layout });
  }
  await writeFile(new URL(`../../${to}`, import.meta.url), font);
  console.log(`${to}: ${(font.byteLength / 1024).toFixed(1)} KiB`);
}
