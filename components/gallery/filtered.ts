import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";

/** The items that a filter shows. */
export const filtered = (items: GalleryItem[], filter: GalleryFilter): GalleryItem[] =>
  items.filter(({ url, category }) => url && (filter === "all" || category === filter));

/** Makes something for each filter. */
export const byFilter = <Thing>(make: (filter: GalleryFilter) => Thing): Record<GalleryFilter, Thing> =>
  Object.fromEntries(galleryFilters.map(({ id }) => [id, make(id)])) as Record<GalleryFilter, Thing>;
