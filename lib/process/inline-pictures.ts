import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The source of a picture for phones (components/ui/picture.tsx), as React renders it. */
const SOURCE = /(<source data-inline="true"[^>]* srcSet=")(\/pictures\/[\w-]+\.avif)"/g;

const urls = new Map<string, string>();

/**
 * Writes the first picture of a rendered page into the page, in its size for phones, so that it is painted with the page and not
 * one answer later (docs/decisions/048-first-pictures.md). A picture that the router shows later is loaded from its URL.
 */
export const withInlinePictures = (html: string): string =>
  html.replaceAll(SOURCE, (_, start: string, path: string) => {
    if (!urls.has(path)) urls.set(path, dataUrl(path));
    return `${start}${urls.get(path)}"`;
  });

/** @returns the path itself if there is no such file. */
function dataUrl(path: string): string {
  const file = join("public", path);
  return existsSync(file) ? `data:image/avif;base64,${readFileSync(file, "base64")}` : path;
}
