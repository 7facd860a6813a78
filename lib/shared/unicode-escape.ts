/** Writes a UTF-16 code unit as JSON and JavaScript escape it within a string: `\u2019`. */
export const unicodeEscape = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
