import { SiteLink } from "@/components/ui/site-link";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";
import { itemPath } from "./item-key";

/**
 * The slides of the home page's carousel. Title and description appear on hover and focus; touch screens always show
 * the title. A slide leads to its picture in the gallery.
 */
export function GallerySlides({ items }: { items: GalleryItem[] }) {
  return items.map((item) => (
    <li key={item._id} className="swiper-slide">
      <SiteLink
        href={itemPath(item)}
        className="group relative block aspect-[3/2] overflow-hidden bg-night text-on-night -outline-offset-4 focus-visible:outline-on-night"
      >
        <GalleryPicture
          item={item}
          sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, (min-resolution: 2.5dppx) 55vw, 92vw"
          // Of an upright picture, what matters is above its middle.
          className="size-full object-[50%_25%] object-cover transition-transform duration-700 ease-settle group-hover:scale-105"
        />
        <span className="absolute inset-x-0 bottom-0 translate-y-2 bg-linear-to-t from-night/90 to-night/0 p-5 pt-14 max-sm:px-4 opacity-0 transition duration-300 group-hover:translate-y-0 group-hover:opacity-100 group-focus-visible:translate-y-0 group-focus-visible:opacity-100 [@media(hover:none)]:translate-y-0 [@media(hover:none)]:opacity-100">
          <span className="block font-display text-xl">{item.title}</span>
          <span className="text-on-night/85 text-sm [@media(hover:none)]:hidden">{item.description}</span>
        </span>
      </SiteLink>
    </li>
  ));
}
