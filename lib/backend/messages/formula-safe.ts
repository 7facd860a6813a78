import "server-only";

/** The characters that start a formula, also in full width, and a tab (from OWASP's page on CSV injection). */
const SIGN = "[=+\\-@＝＋－＠\\t]";
/**
 * What spreadsheets skip before it: spaces, and the quotes that are doubled in the file. Line breaks are left out,
 * because a run of them would take quadratic time.
 */
const SKIPPED = '(?:[^\\S\\t\\r\\n\\v\\f\\u2028\\u2029]|")*';
const LINE_BREAK = "[\\r\\n\\v\\f\\u0085\\u2028\\u2029]";

const FORMULA_START = new RegExp(
  [
    `^(?=${SKIPPED}${SIGN}|[\\r\\n])`,
    `(?<=${LINE_BREAK})(?=${SKIPPED}${SIGN})`,
    // ";-)" is not a formula.
    `(?<=;)(?=${SKIPPED}${SIGN}(?!\\)))`,
  ].join("|"),
  "gu",
);

/**
 * Puts an apostrophe before everything that a spreadsheet could run as a formula, so that it is shown as text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 *
 * This is not limited to the start of a cell. In locales that use semicolons as list separators, such as most of
 * Europe, Excel does not recognize the file's commas or its later quotes: each line of a text starts a row, and each
 * semicolon starts a cell. A line such as "- ceremony" gets an apostrophe as well: a formula may have a space after
 * its sign, and what follows can't be reliably distinguished from a harmless word.
 */
export function formulaSafe(text: string): string {
  return text.replaceAll(FORMULA_START, "'");
}
