import clsx from "clsx";
import type { CSSProperties } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";

/** How many are shown side by side, and in a strip. */
const PAIR = 2;
const STRIP = 8;

const ratioOf = ({ width, height }: GalleryItem) => (width ?? 3) / (height ?? 2);

/**
 * How wide a picture of the strip is (services.css): its share of the window where all fit in, between the smallest and the
 * largest height. Said to be smaller for the finest screens of phones, where nobody sees the difference to the next size.
 */
function stripSizes(item: GalleryItem, strip: GalleryItem[]): string {
  const ratio = ratioOf(item);
  const ratios = strip.reduce((sum, other) => sum + ratioOf(other), 0);
  const gaps = 2 + (strip.length - 1) * 0.5;
  return [
    `(min-width: ${24 * ratios + gaps}rem) ${24 * ratio}rem`,
    `(min-width: ${Math.max(15 * ratios + gaps, 40)}rem) calc((100vw - ${gaps}rem) * ${(ratio / ratios).toFixed(4)})`,
    `(min-width: 640px) ${15 * ratio}rem`,
    `(min-resolution: 2.5dppx) ${9 * ratio}rem`,
    `${11 * ratio}rem`,
  ].join(", ");
}

interface FeaturedPicturesProps {
  items: GalleryItem[];
  category: GalleryItem["category"];
  /** As a strip of film from edge to edge, which scrolls sideways. */
  asStrip?: boolean;
}

/** The first featured pictures of a service, in the gallery's order. */
export function FeaturedPictures({ items, category, asStrip = false }: FeaturedPicturesProps) {
  const featured = items
    .filter((item) => item.featured && item.category === category && item.mediaType === "image")
    .slice(0, asStrip ? STRIP : PAIR);
  if (featured.length === 0) return null;
  return (
    <ul
      className={
        asStrip
          ? "film-strip"
          : clsx("grid gap-4 max-sm:hidden lg:h-full", featured.length > 1 && "grid-cols-2")
      }
    >
      {featured.map((item) => (
        <li key={item._id} style={asStrip ? ({ "--ratio": ratioOf(item) } as CSSProperties) : undefined}>
          <a
            href={`/gallery?filter=${category}`}
            className={clsx(
              "group block overflow-hidden",
              // As high as what they stand beside, at least.
              !asStrip && "relative aspect-[3/2] w-full bg-night lg:min-h-full",
            )}
            aria-label={`${item.title}: open the gallery`}
          >
            <GalleryPicture
              item={item}
              sizes={asStrip ? stripSizes(item, featured) : "(min-width: 1024px) 19rem, 50vw"}
              className={clsx(
                // Of an upright picture, what matters is near its top.
                "object-[50%_8%] object-cover transition-transform duration-700 ease-settle group-hover:scale-105",
                asStrip
                  ? "h-40 w-auto max-w-none sm:aspect-(--ratio) sm:h-auto sm:w-full"
                  : "absolute inset-0 size-full",
              )}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
