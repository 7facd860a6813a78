import "server-only";
import { foldForSearch } from "@/lib/shared/search-words";

/** A `LIKE` pattern (escape character `\`) that finds folded text containing `query`. */
export function containsPattern(query: string): string {
  return `%${foldForSearch(query).replaceAll(/[\\%_]/g, "\\$&")}%`;
}
