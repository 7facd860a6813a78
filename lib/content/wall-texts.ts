import type { GalleryFilter } from "./gallery-filters";
import { formatPrice, lowestPrice, services } from "./services";

/** A text that hangs among the pictures of the gallery. All of it is a link. */
export interface WallText {
  title: string;
  line: string;
  /** What the link does. */
  action: string;
  href: string;
  /** Whether it stands in the dark instead of under the sun. */
  atNight: boolean;
}

const yourEvening: WallText = {
  title: "Your evening here",
  line: "This frame is still empty.",
  action: "Book it",
  href: "/contact",
  atNight: false,
};

/** The text that may hang behind the works of a filter (docs/product.md#gallery). */
export function wallText(filter: GalleryFilter): WallText {
  const service = services.find(({ category }) => category === filter);
  if (!service) return yourEvening;
  const { id, name, line } = service;
  const action = `From ${formatPrice(lowestPrice(id))}`;
  return { title: name, line, action, href: `/services#${id}`, atNight: true };
}
