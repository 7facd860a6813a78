import type { GalleryItem } from "@/lib/contract/gallery";

/** The carousel's settings and its maximum number of pictures (docs/product.md#home). */
export const CAROUSEL = { label: "Gallery", autoplayMs: 3000, rich: true };
const MAX_PICTURES = 6;

/** Selects the pictures for the home page: no videos, in the owner's order. */
export function firstPictures(items: GalleryItem[]): GalleryItem[] {
  return items.filter(({ mediaType }) => mediaType === "image").slice(0, MAX_PICTURES);
}
