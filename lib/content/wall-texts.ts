import type { GalleryFilter } from "./gallery-filters";
import { formatPrice, services } from "./services";

/** A text that hangs among the pictures of the gallery. All of it is a link. */
export interface WallText {
  title: string;
  line: string;
  /** What the link does. */
  action: string;
  href: string;
}

const yourEvening: WallText = {
  title: "Your evening here",
  line: "This place is still free.",
  action: "Book it",
  href: "/contact",
};

/** The texts that may hang behind the works of a filter, the first one before the others (docs/product.md#gallery). */
export function wallTexts(filter: GalleryFilter): WallText[] {
  const service = services.find(({ category }) => category === filter);
  if (!service) return [yourEvening];
  const { id, name, line, packages } = service;
  const lowest = Math.min(...packages.map(({ price }) => price));
  const about = { title: name, line, action: `From ${formatPrice(lowest)}`, href: `/services#${id}` };
  return [about, yourEvening];
}
