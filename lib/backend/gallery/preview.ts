import "server-only";
import { unstable_cache } from "next/cache";
import type { GalleryItem } from "@/lib/contract/gallery";
import { renditionPath } from "@/lib/contract/rendition";
import { env } from "@/lib/settings/env";
import { PREVIEW_WIDTH, previewOf } from "../media/pictures";
import { serveMedia } from "../media/serve";
import { GALLERY_TAG } from "./list";

/** How long a page may wait for the file, in milliseconds: it can do without. */
const FILE_TIMEOUT_MS = 3_000;

/**
 * Gives the first item of a page a placeholder that can be looked at: on a slow phone, its picture comes one answer after the page
 * (docs/decisions/049-preview.md). If its file can't be read, the item keeps its own placeholder.
 */
export async function withPreview([first, ...others]: GalleryItem[]): Promise<GalleryItem[]> {
  if (!first) return [];
  const placeholder = await cachedPreview(first).catch(() => first.placeholder);
  return [{ ...first, placeholder }, ...others];
}

const cachedPreview = unstable_cache(
  async ({ url, poster, placeholder, widths }: GalleryItem) => {
    const width = widths.find((one) => one >= PREVIEW_WIDTH) ?? widths.at(-1);
    // A link to another site, or a GIF, has no renditions.
    if (!width) return placeholder;
    const address = new URL(renditionPath(poster ?? url, width, "avif"), env.SITE_URL);
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const file = await serveMedia(new Request(address, { signal }), [
      address.pathname.split("/").at(-1) ?? "",
    ]);
    return previewOf(new Uint8Array(await file.arrayBuffer()), signal);
  },
  ["preview"],
  { tags: [GALLERY_TAG] },
);
