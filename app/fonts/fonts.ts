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

/** The class of `<html>` that makes both typefaces known to the style sheet. */
export const fontVariables = `${display.variable} ${text.variable}`;
