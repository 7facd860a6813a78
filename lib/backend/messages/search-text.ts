import "server-only";
import { foldForSearch } from "@/lib/shared/search-words";

/** Builds a `LIKE` pattern (escape character `\`) that matches folded text containing `query`. */
export function containsPattern(query: string): string {
  return `%${foldForSearch(query).replaceAll(/[\\%_]/g, "\\$&")}%`;
}
