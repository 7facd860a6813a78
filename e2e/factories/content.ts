import { demoItems } from "@/lib/content/demo-gallery";
import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";
import { type ServiceId, services } from "@/lib/content/services";
import type { Category } from "@/lib/contract/gallery";

/*
 * Texts and pictures of the site for use in tests. The owner can edit them in lib/content, so tests read them
 * from there instead of repeating them.
 */

function present<Thing>(thing: Thing | undefined, what: string): Thing {
  if (!thing) throw new Error(`The tests require ${what}.`);
  return thing;
}

export const serviceOf = (wanted: ServiceId) =>
  present(
    services.find(({ id }) => id === wanted),
    `the service ${wanted} in lib/content/services.ts`,
  );

/** The label of a filter in the gallery. */
export const filterName = (wanted: GalleryFilter) =>
  present(
    galleryFilters.find(({ id }) => id === wanted),
    `the filter ${wanted} in lib/content/gallery-filters.ts`,
  ).name;

/** The demo gallery's pictures and videos in a category, in order. */
export const demoItemsOf = (category: Category) => demoItems.filter((item) => item.category === category);

export const demoPicture = (category: Category) =>
  present(
    demoItemsOf(category).find((item) => !item.poster),
    `a picture of ${category} in lib/content/demo-gallery.ts`,
  );

export const demoVideo = (category: Category) =>
  present(
    demoItemsOf(category).find((item) => item.poster),
    `a video of ${category} in lib/content/demo-gallery.ts`,
  );
