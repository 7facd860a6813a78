import { unicodeEscape } from "../shared/unicode-escape.ts";

/** Elements whose contents the browser takes as they are, and characters that need two bytes in its memory. */
const RAW_OR_WIDE = /<(script|style)[\s>][\s\S]*?<\/\1>|[^\0-\xff]/gu;

const WIDE_CODE_POINTS = /[^\0-\xff]/gu;
const WIDE_CODE_UNITS = /[^\0-\xff]/g;

/**
 * Writes each character beyond Latin-1 of a rendered page, such as an apostrophe, as an escape sequence of the language it is in.
 * One of them makes the browser keep the whole text of the page, with its styles and data, in two bytes per character.
 *
 * Other scripts than data stay as they are: React compares the text of those that it has rendered.
 */
export const withLatin1Text = (html: string): string =>
  html.replaceAll(RAW_OR_WIDE, (found, element?: string) => {
    if (found.startsWith('<script type="application/json"'))
      return found.replaceAll(WIDE_CODE_UNITS, unicodeEscape);
    if (element === "script") return found;
    if (element === "style") return found.replaceAll(WIDE_CODE_POINTS, toStyleEscape);
    return `&#${found.codePointAt(0)};`;
  });

const toStyleEscape = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;
