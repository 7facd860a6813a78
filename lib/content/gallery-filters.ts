import type { Category } from "@/lib/contract/gallery";

export type GalleryFilter = "all" | Category;

/** The filters of the gallery, in the order of the buttons (docs/product.md#gallery). */
export const galleryFilters: { id: GalleryFilter; name: string }[] = [
  { id: "all", name: "All" },
  { id: "dj", name: "DJ" },
  { id: "photography", name: "Photography" },
  { id: "trumpet", name: "Trumpet" },
  { id: "vocal", name: "Vocal" },
];
