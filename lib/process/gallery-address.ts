import { furtherGalleryPage } from "../shared/gallery-pages.ts";
import { type EarlyResponse, NOT_FOUND, redirectTo } from "./early-response.ts";
import { isMissingFile } from "./missing-file.ts";

type CountItems = () => Promise<number>;

/** Next bundles the backend separately from this server, so they can only share the global object. */
const shared = globalThis as typeof globalThis & { goldenHourGalleryItems?: CountItems };

/** Registers the function that counts the gallery's items. The backend calls this when it starts. */
export function provideGalleryCount(count: CountItems): void {
  shared.goldenHourGalleryItems = count;
}

/**
 * Redirects URLs below /gallery that are not gallery pages. Next would render each of them and keep the result in
 * its page cache, however many URLs a client makes up.
 *
 * @param url path and query as sent by the client. The path must be decodable.
 * @returns undefined for gallery pages, for all other URLs, and when the items can't be counted: the page then
 * shows the error.
 */
export async function madeUpGalleryPage(url: string): Promise<EarlyResponse | undefined> {
  // Resolves "." and ".." as Next does. Next itself redirects paths that start with "//".
  const path = URL.parse(url, "http://localhost")?.pathname ?? "";
  const [, sent] = /^\/gallery\/([^/]+)$/.exec(path) ?? [];
  if (!sent) return undefined;
  const items = await shared.goldenHourGalleryItems?.().catch(() => undefined);
  if (items === undefined || furtherGalleryPage(sent, items)) return undefined;
  if (/^\d+$/.test(decodeURIComponent(sent))) return redirectTo("/gallery");
  return isMissingFile(path) ? NOT_FOUND : redirectTo("/");
}
