import { Activity, type ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { pages } from "@/lib/content/pages";
import { wallText } from "@/lib/content/wall-texts";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GALLERY_PAGE_SIZE, galleryPageCount, itemsOfPage } from "@/lib/shared/gallery-pages";
import { BookNow } from "../site/book-now";
import { BookingBar } from "../site/booking-bar";
import { Headline } from "../site/headline";
import { byFilter, filtered } from "./filtered";
import { GalleryBrowser } from "./gallery-browser";

interface GalleryPageProps {
  items: GalleryItem[];
  /** Starts at 1. */
  page: number;
  /** What follows the pictures. */
  children?: ReactNode;
}

/** One page of the gallery, complete in the HTML. */
export function GalleryPage({ items, page, children }: GalleryPageProps) {
  const { headline, italic } = pages.gallery;
  return (
    <>
      <div className="booked">
        <header className="mx-auto grid max-w-7xl gap-x-12 gap-y-5 px-4 pt-12 pb-8 sm:px-6 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-24 lg:pb-14">
          <h1 className="max-w-[8.8em] text-display">
            <Headline text={headline} italic={italic} />
          </h1>
          <p className="max-w-[28rem] text-lg text-muted leading-relaxed">
            What an evening with me looks like, from the first guest to the last song.
          </p>
        </header>
        <div className="gallery-wall pb-24 lg:pb-32">
          {page > 1 && (
            <p className="mx-auto max-w-7xl px-4 pb-4 text-muted sm:px-6">
              Page {page} ·{" "}
              <SiteLink href="/gallery" className="text-accent underline underline-offset-4">
                Back to the first page
              </SiteLink>
            </p>
          )}
          <GalleryBrowser
            items={itemsOfPage(items, page)}
            before={(page - 1) * GALLERY_PAGE_SIZE}
            pageSize={GALLERY_PAGE_SIZE}
            counts={byFilter((filter) => filtered(items, filter).length)}
            texts={byFilter(wallText)}
            nextPage={page < galleryPageCount(items.length) ? `/gallery/${page + 1}` : undefined}
          />
        </div>
        {/* Hydrated after the pictures above it. */}
        <Activity>{children}</Activity>
        <BookingBar />
      </div>
      <BookNow ending="dusk" />
    </>
  );
}
