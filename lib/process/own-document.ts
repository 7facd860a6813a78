import { type EarlyResponse, plainText } from "./early-response.ts";
import { hasCardProvider } from "./page-sources.ts";

/**
 * Makes Next's router load the page with the card provider as a new document. A page that is only swapped in keeps the
 * policy of the page that the visitor came from, which blocks the card provider.
 *
 * @param url path and query. @param isSwap whether Next's router requests the page's data, not its document.
 * @returns a response that is no page data, which the router answers by loading the document; else undefined.
 */
export function ownDocument(url: string, isSwap: boolean): EarlyResponse | undefined {
  const path = url.split("?")[0] ?? "";
  if (!isSwap || !hasCardProvider(path)) return undefined;
  return plainText(200, "Load the document.", { "cache-control": "no-store" });
}
