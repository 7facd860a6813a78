import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";

/** They stand below the service's own picture, side by side. */
const MOST = 2;

interface FeaturedPicturesProps {
  items: GalleryItem[];
  category: GalleryItem["category"];
}

/** The pictures that the owner has featured for a service, the first ones of the gallery's order. */
export function FeaturedPictures({ items, category }: FeaturedPicturesProps) {
  const featured = items
    .filter((item) => item.featured && item.category === category && item.mediaType === "image")
    .slice(0, MOST);
  if (featured.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4">
      {featured.map((item) => (
        <li key={item._id}>
          <a
            href={`/gallery?filter=${category}`}
            className="group block overflow-hidden rounded-card bg-night"
            aria-label={`${item.title}, in the gallery`}
          >
            <GalleryPicture
              item={item}
              sizes="(min-width: 1024px) 19rem, 50vw"
              className="aspect-[3/2] w-full object-cover transition-transform duration-700 ease-settle group-hover:scale-105"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
