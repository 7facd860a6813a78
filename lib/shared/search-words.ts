/** Folds text for searching: lower case and without accents, so that "jose" finds "José". */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Whether a text contains every word of a search, ignoring case and accents. */
export function holdsWords(text: string, search: string): boolean {
  const folded = foldForSearch(text);
  return foldForSearch(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
