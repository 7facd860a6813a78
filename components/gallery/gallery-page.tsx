import { SiteLink } from "@/components/ui/site-link";
import type { GalleryItem } from "@/lib/contract/gallery";
import { BookNow } from "../site/book-now";
import { PageIntro } from "../site/page-intro";
import { GalleryBrowser } from "./gallery-browser";

/** Items on one page: several screens, and far below what slows a phone down. */
export const GALLERY_PAGE_SIZE = 24;

interface GalleryPageProps {
  items: GalleryItem[];
  /** From 1. */
  page: number;
}

/** One page of the gallery, whole in the HTML. */
export function GalleryPage({ items, page }: GalleryPageProps) {
  const from = (page - 1) * GALLERY_PAGE_SIZE;
  const shown = items.slice(from, from + GALLERY_PAGE_SIZE);
  const hasNext = items.length > from + GALLERY_PAGE_SIZE;
  return (
    <>
      <PageIntro title="Nights, brass and last light">
        Pictures and short films from behind the decks, the lens, the bell and the microphone.
      </PageIntro>
      <div className="pt-10 pb-24">
        {page > 1 && (
          <p className="mx-auto max-w-7xl px-4 pb-4 text-muted sm:px-6">
            Page {page} ·{" "}
            <SiteLink href="/gallery" className="text-accent underline underline-offset-4">
              From the beginning
            </SiteLink>
          </p>
        )}
        <GalleryBrowser
          items={shown}
          before={from}
          pageSize={GALLERY_PAGE_SIZE}
          nextPage={hasNext ? `/gallery/${page + 1}` : undefined}
        />
      </div>
      <BookNow />
    </>
  );
}
