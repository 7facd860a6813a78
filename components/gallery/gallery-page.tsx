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
import { Frieze } from "./frieze";
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
        <header data-under-header className="after-dark relative overflow-hidden bg-night pt-16 text-ink">
          <Frieze />
          <div className="mx-auto max-w-7xl px-4 pt-6 pb-10 sm:px-6 sky:pt-24 sky:pb-16 short:pt-8 short:pb-16">
            <div className="grid gap-5 sky:max-w-[36%]">
              <h1 className="text-display">
                <Headline text={headline} italic={italic} />
              </h1>
              <p className="max-w-[22.7em] text-balance text-lg text-muted leading-relaxed">
                What an evening with me looks like when nobody looks at the camera.
              </p>
            </div>
          </div>
        </header>
        <div className="gallery-wall pb-14 lg:pb-28">
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
      <BookNow ending="camera" />
    </>
  );
}
