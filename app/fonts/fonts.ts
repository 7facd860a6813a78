import localFont from "next/font/local";

const display = localFont({
  src: "./fraunces.woff2",
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
