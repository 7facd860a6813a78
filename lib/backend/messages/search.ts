import "server-only";
import { type RawBuilder, sql } from "kysely";
import { foldForSearch } from "@/lib/shared/search-words";

/** The index has an entry for every three characters of a text. */
const INDEXED_LENGTH = 3;

/**
 * Conditions for messages that contain every word of a search, ignoring case and accents. Shorter words than the index
 * knows are looked for in the text of each message.
 */
export function containsWords(search: string): RawBuilder<boolean>[] {
  const words = foldForSearch(search)
    .split(/[\s\0]+/)
    .filter(Boolean);
  const isIndexed = (word: string) => [...word].length >= INDEXED_LENGTH;
  const indexed = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
  const short = words.filter((word) => !isIndexed(word));
  return [
    ...(indexed.length > 0
      ? [
          sql<boolean>`number in (select rowid from messages_search where messages_search match ${indexed.join(" ")})`,
        ]
      : []),
    ...short.map((word) => sql<boolean>`search_text like ${containsPattern(word)} escape '\\'`),
  ];
}

/** A `LIKE` pattern (escape character `\`) for texts that contain a word. */
const containsPattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
