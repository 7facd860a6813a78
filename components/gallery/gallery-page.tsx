import { SiteLink } from "@/components/ui/site-link";
import { pages } from "@/lib/content/pages";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GALLERY_PAGE_SIZE, galleryPageCount, itemsOfPage } from "@/lib/shared/gallery-pages";
import { BookNow } from "../site/book-now";
import { PageIntro } from "../site/page-intro";
import { GalleryBrowser } from "./gallery-browser";

interface GalleryPageProps {
  items: GalleryItem[];
  /** Starts at 1. */
  page: number;
}

/** One page of the gallery, complete in the HTML. */
export function GalleryPage({ items, page }: GalleryPageProps) {
  return (
    <>
      <PageIntro title={pages.gallery.headline}>
        Pictures and short videos from behind the decks, the lens, the bell and the microphone.
      </PageIntro>
      <div className="pt-10 pb-24">
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
          nextPage={page < galleryPageCount(items.length) ? `/gallery/${page + 1}` : undefined}
        />
      </div>
      <BookNow />
    </>
  );
}
