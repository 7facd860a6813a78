import localFont from "next/font/local";

const display = localFont({
  src: [
    { path: "./fraunces.woff2", style: "normal" },
    { path: "./fraunces-italic.woff2", style: "italic" },
  ],
  // One weight for whatever a heading asks for, so that the browser doesn't draw a bold one itself.
  weight: "400 650",
  variable: "--font-fraunces",
  adjustFontFallback: "Times New Roman",
});

const text = localFont({
  src: "./instrument-sans.woff2",
  weight: "400 700",
  variable: "--font-instrument",
  adjustFontFallback: "Arial",
});

/** Classes for `<html>` that define the CSS variables of both typefaces. */
export const fontVariables = `${display.variable} ${text.variable}`;
