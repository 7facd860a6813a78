import "server-only";

/** A line with which mail programs begin what they quote: a line of the quote, or one that says whose words follow. */
const BEGINNING = /^(?:>|-{2,}\s*(?:original|forwarded) message|_{8,}$|(?:from|von|de|da):\s)/i;

/** "On Mon, Nov 23, 2026 at 1:00 PM Golden Hour wrote:" in any language, which may be broken into three lines. */
const ATTRIBUTION = /^(?!>)[^\n]*\d[^\n]*(?:\n(?!>)[^\n]+){0,2}:$/;

/** Longer lines are no attribution, and would take long to be searched for one. */
const ATTRIBUTION_LENGTH = 300;

/** The headers of a quoted mail, as mail programs name them. */
const HEADER =
  /^(?:from|sent|date|to|cc|subject|reply-to|von|gesendet|datum|an|betreff|de|envoyé|à|objet|enviado|para|asunto):/i;

/**
 * Takes away the quote below an answer: mail programs add the whole mail that is answered. Only what certainly is a quote goes,
 * which is marked by `>` or was in a mail of the site: words between quoted lines stay, with the quotes around them.
 *
 * @param text an answer as plain text. @param sent what the site has mailed to its sender.
 * @returns the text as it is if nothing else would be left.
 */
export function withoutQuote(text: string, sent: readonly string[]): string {
  const lines = text.replaceAll("\r\n", "\n").trim().split("\n");
  const known = plain(sent.join(" "));
  const isQuoted = (line: string) =>
    HEADER.test(line.trim()) || BEGINNING.test(line.trim()) || known.includes(plain(line));
  const quoteStart = lines.findLastIndex((line) => !isQuoted(line)) + 1;
  const cut = lines.findIndex((line, start) => {
    const attribution = attributionLength(lines.slice(start, start + 3));
    return start + attribution >= quoteStart && (attribution > 0 || BEGINNING.test(line.trim()));
  });
  return (cut > 0 && lines.slice(0, cut).join("\n").trim()) || text.trim();
}

/** How many lines an attribution at the beginning of some lines has. */
function attributionLength(lines: string[]): number {
  const trimmed = lines.map((line) => line.trim());
  return (
    trimmed.findIndex((_, last) => {
      const joined = trimmed.slice(0, last + 1).join("\n");
      return joined.length <= ATTRIBUTION_LENGTH && ATTRIBUTION.test(joined);
    }) + 1
  );
}

/** Without quote marks, the links that programs add to their words, and differences of white space. */
const plain = (text: string) =>
  text
    .replaceAll(/^[>\s]+/gm, " ")
    .replaceAll(/[<[]\s*(?:https?:|mailto:)[^>\]]*[>\]]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
