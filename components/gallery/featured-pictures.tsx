import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";

/** They are shown side by side below the service's own picture. */
const MAX_PICTURES = 2;

interface FeaturedPicturesProps {
  items: GalleryItem[];
  category: GalleryItem["category"];
}

/** The first featured pictures of a service, in the gallery's order. */
export function FeaturedPictures({ items, category }: FeaturedPicturesProps) {
  const featured = items
    .filter((item) => item.featured && item.category === category && item.mediaType === "image")
    .slice(0, MAX_PICTURES);
  if (featured.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4">
      {featured.map((item) => (
        <li key={item._id}>
          <a
            href={`/gallery?filter=${category}`}
            className="group block overflow-hidden rounded-card bg-night"
            aria-label={`${item.title}: open the gallery`}
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
