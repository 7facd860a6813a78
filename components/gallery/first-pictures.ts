import type { GalleryItem } from "@/lib/contract/gallery";

/** How long a picture stands, in milliseconds, and how many there are at most (SPEC section 9). */
export const CAROUSEL = { label: "Gallery", autoplayMs: 3000, rich: true };
const AT_MOST = 6;

/** What the home page shows of the gallery: pictures only, in the owner's order. */
export function firstPictures(items: GalleryItem[]): GalleryItem[] {
  return items.filter(({ mediaType }) => mediaType === "image").slice(0, AT_MOST);
}
