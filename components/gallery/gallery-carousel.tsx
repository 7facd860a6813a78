import { Carousel } from "@/components/site/carousel";
import { SiteLink } from "@/components/ui/site-link";
import type { GalleryItem } from "@/lib/contract/gallery";
import { FetchedCarousel } from "./fetched-carousel";
import { CAROUSEL, firstPictures } from "./first-pictures";
import { GallerySlides } from "./gallery-slides";

/** The gallery on the home page: its first pictures from edge to edge, rendered on the server. */
export function GalleryCarousel({ items }: { items: GalleryItem[] }) {
  const pictures = firstPictures(items);
  return (
    <section
      aria-labelledby="seen"
      className="below pt-2 pb-14 [--height:calc(21rem+22vw)] [--turn:3] sm:pb-20"
    >
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4 px-(--edge)">
        <h2 id="seen" className="text-title">
          Seen up close
        </h2>
        <SiteLink
          href="/gallery"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          See the gallery
        </SiteLink>
      </div>
      {pictures.length > 0 ? (
        <Carousel {...CAROUSEL}>
          <GallerySlides items={pictures} />
        </Carousel>
      ) : (
        <FetchedCarousel />
      )}
    </section>
  );
}
