/** Items per page: several screens' worth, and far below what slows a phone down. */
export const GALLERY_PAGE_SIZE = 24;

/** The number of pages for this many items. An empty gallery has one page. */
export const galleryPageCount = (itemCount: number) => Math.max(1, Math.ceil(itemCount / GALLERY_PAGE_SIZE));

/** The items on one page. @param page starts at 1. */
export function itemsOfPage<Item>(items: Item[], page: number): Item[] {
  return items.slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE);
}

/**
 * Parses a page number from 2 to the last page.
 *
 * @returns undefined for anything else, including "1" and other spellings of a number, so that no page has two URLs.
 */
export function furtherGalleryPage(text: string, itemCount: number): number | undefined {
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return page >= 2 && page <= galleryPageCount(itemCount) ? page : undefined;
}
