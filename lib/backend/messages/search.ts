import "server-only";
import type { RawBuilder } from "kysely";
import { foldForSearch } from "@/lib/shared/search-words";
import { engine } from "../db/connection";

/**
 * Conditions for messages that contain every word of a search, ignoring case and accents, and that are read or not.
 *
 * @param read undefined for both. @returns undefined for a search without words.
 */
export function containsWords(search: string, read?: boolean): RawBuilder<boolean>[] | undefined {
  const words = foldForSearch(search)
    .split(/[\s\0]+/)
    .filter(Boolean);
  return words.length > 0 ? engine().containsWords(words, read) : undefined;
}
