import "server-only";

/**
 * Folds text for searching: lower case, accents dropped, so that "jose" finds "José" on any database.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** A `LIKE` pattern (escape character `\`) that finds folded text containing `query`. */
export function containsPattern(query: string): string {
  return `%${foldForSearch(query).replaceAll(/[\\%_]/g, "\\$&")}%`;
}
