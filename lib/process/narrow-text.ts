/** Elements whose contents the browser takes as they are, and characters that need two bytes in its memory. */
const RAW_OR_WIDE = /<(script|style)[\s>][\s\S]*?<\/\1>|[^\0-\xff]/gu;

const WIDE_CODE_POINTS = /[^\0-\xff]/gu;
const WIDE_CODE_UNITS = /[^\0-\xff]/g;

/**
 * Writes each character beyond Latin-1 of a rendered page, such as an apostrophe, as an escape sequence of the language it is in.
 *
 * One of them in a page makes the browser keep all of its text, its styles and its data in two bytes per character.
 */
export const withNarrowText = (html: string): string =>
  html.replaceAll(RAW_OR_WIDE, (found, element?: string) => {
    if (element === "script") return found.replaceAll(WIDE_CODE_UNITS, toScriptEscape);
    if (element === "style") return found.replaceAll(WIDE_CODE_POINTS, toStyleEscape);
    return `&#${found.codePointAt(0)};`;
  });

const toScriptEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

const toStyleEscape = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;
