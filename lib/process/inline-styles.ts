import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A style sheet of the build, as Next 16.4 renders it. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/(static\/[^"]+\.css))" data-precedence="[^"]+"\/>/g;

/** The path of a file in a style sheet, unless it is absolute or within the URL itself. */
const RELATIVE = /url\((?![/#"']|\w+:)([^)]+)\)/g;

const texts = new Map<string, string | undefined>();

/**
 * Writes the style sheets of a rendered page into the page, so that the first paint waits for one response and not for two.
 *
 * The link stays, disabled and with a medium that never applies, so no browser loads it (Chromium 150 loads one that is only
 * disabled). React, which looks for it when it takes over or when the router shows another page, finds that the page has this
 * style sheet.
 */
export const withInlineStyles = (html: string): string =>
  html.replaceAll(SHEET, (link, href: string, file: string) => {
    if (!texts.has(file)) texts.set(file, textOf(href, join(".next", file)));
    const text = texts.get(file);
    return text === undefined
      ? link
      : `<style>${text}</style>${link.replace("/>", ' media="not all" disabled=""/>')}`;
  });

/** @returns undefined for a file that is missing, or that would not stay in its element. */
function textOf(href: string, file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  if (/<\/style/i.test(text)) return undefined;
  return text.replaceAll(
    RELATIVE,
    (_, path: string) => `url(${URL.parse(path, `http://x${href}`)?.pathname})`,
  );
}
