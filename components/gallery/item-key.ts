import type { GalleryItem } from "@/lib/contract/gallery";

/** What names an item in the page's URL. Another backend may send items without ids. */
export const keyOf = ({ _id, url }: GalleryItem): string => _id || url;

/** The gallery's URL with this item open. */
export const itemPath = (item: GalleryItem): string =>
  `/gallery?${new URLSearchParams({ item: keyOf(item) })}`;
