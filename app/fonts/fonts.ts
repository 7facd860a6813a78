import localFont from "next/font/local";

// fallbacks.css has the typefaces that text is set in until these files have arrived.
const display = localFont({
  src: [
    { path: "./fraunces.woff2", style: "normal" },
    { path: "./fraunces-italic.woff2", style: "italic" },
  ],
  // One weight for whatever a heading asks for, so that the browser doesn't draw a bold one itself.
  weight: "400 650",
  variable: "--font-fraunces",
  adjustFontFallback: false,
});

const text = localFont({
  src: "./instrument-sans.woff2",
  weight: "400 700",
  variable: "--font-instrument",
  adjustFontFallback: false,
});

// Accents and other characters that few pages have: the browser loads these files only for them. They come first
// in the stack (app/theme.css), before the fallbacks of the others. The ranges are those of scripts/assets/subset-fonts.ts.
const moreDisplay = localFont({
  src: "./fraunces-more.woff2",
  weight: "400 650",
  variable: "--font-fraunces-more",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-DF, U+E2, U+E4-E6, U+EB-EC, U+EE-F0, U+F2, U+F4, U+F7-F9, U+FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+201A, U+201E, U+2022, U+2039-203A, U+20AC, U+2122, U+2190, U+2192, U+2212",
    },
  ],
});

const moreText = localFont({
  src: "./instrument-sans-more.woff2",
  weight: "400 700",
  variable: "--font-instrument-more",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-DF, U+E2, U+E4-E6, U+EB-EC, U+EE-F0, U+F2, U+F4, U+F7-F9, U+FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+201A, U+201E, U+2022, U+2039-203A, U+20AC, U+2122, U+2190, U+2192, U+2212",
    },
  ],
});

/** Classes for `<html>` that define the CSS variables of both typefaces. */
export const fontVariables = [display, text, moreDisplay, moreText].map(({ variable }) => variable).join(" ");
