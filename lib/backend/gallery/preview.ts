import "server-only";
import { unstable_cache } from "next/cache";
import type { GalleryItem } from "@/lib/contract/gallery";
import { renditionPath } from "@/lib/contract/rendition";
import { env } from "@/lib/settings/env";
import { PREVIEW_WIDTH, previewOf } from "../media/pictures";
import { serveMedia } from "../media/serve";

/** How long a page may wait for the file, in milliseconds: it can do without. */
const FILE_TIMEOUT_MS = 3_000;

/**
 * Gives the first item of a page a placeholder that can be looked at: on a slow phone, its picture comes one answer after the page
 * (docs/decisions/049-preview.md). If its file can't be read, the item keeps its own placeholder.
 */
export async function withPreview([first, ...others]: GalleryItem[]): Promise<GalleryItem[]> {
  if (!first) return [];
  const { url, poster, widths, placeholder } = first;
  const width = widths.find((one) => one >= PREVIEW_WIDTH) ?? widths.at(-1);
  // A link to another site, or a GIF, has no renditions.
  if (!width) return [first, ...others];
  const preview = await cachedPreview(renditionPath(poster ?? url, width, "avif")).catch(() => placeholder);
  return [{ ...first, placeholder: preview }, ...others];
}

/** Made once per picture: a file never changes. */
const cachedPreview = unstable_cache(
  async (rendition: string) => {
    const address = new URL(rendition, env.SITE_URL);
    const request = new Request(address, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
    const file = await serveMedia(request, [address.pathname.split("/").at(-1) ?? ""]);
    return previewOf(new Uint8Array(await file.arrayBuffer()));
  },
  ["preview"],
);
