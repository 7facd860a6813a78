/**
 * Folds text for searching: lower case, accents dropped, so that "jose" finds "José" anywhere.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Whether a text holds every word of a search, without regard to case and accents. */
export function holdsWords(text: string, search: string): boolean {
  const folded = foldForSearch(text);
  return foldForSearch(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
