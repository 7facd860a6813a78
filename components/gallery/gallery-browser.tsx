"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { moveTo, useLocationSearch } from "@/components/ui/location-search";
import { listGallery } from "@/lib/client/gallery";
import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";
import { Masonry } from "./masonry";

const loadDialog = () => import("./media-dialog");
type MediaDialog = Awaited<ReturnType<typeof loadDialog>>["MediaDialog"];

interface GalleryBrowserProps {
  /** What the server drew: one page of the gallery. */
  items: GalleryItem[];
  pageSize: number;
  /** Where the next page is, for browsers without JavaScript and for search engines. */
  nextPage: string | undefined;
}

/** The gallery: filters, columns, and what opens large. It starts from the server's page and refreshes. */
export function GalleryBrowser({ items: drawn, pageSize, nextPage }: GalleryBrowserProps) {
  const wanted = new URLSearchParams(useLocationSearch()).get("filter");
  const filter: GalleryFilter = galleryFilters.find(({ id }) => id === wanted)?.id ?? "all";
  const [all, setAll] = useState<GalleryItem[]>();
  const [shown, setShown] = useState(pageSize);
  const [opened, setOpened] = useState<{ items: GalleryItem[]; start: number; Dialog: MediaDialog }>();

  const open = (item: GalleryItem) => {
    // The list as it was clicked: a fresh one may arrive before the dialog's code does.
    const items = item.mediaType === "image" ? pictures : [item];
    loadDialog()
      .then(({ MediaDialog }) => setOpened({ items, start: items.indexOf(item), Dialog: MediaDialog }))
      // Without the code for it, the link does what links do: the picture itself is shown.
      .catch(() => location.assign(item.url));
  };

  useEffect(() => {
    listGallery()
      .then(setAll)
      // Said to nobody but the log: the server's pictures are there (SPEC section 8).
      .catch((error) => console.error(error));
  }, []);

  const matching = (all ?? drawn).filter(
    (item) => item.url && (filter === "all" || item.category === filter),
  );
  const visible = all ? matching.slice(0, shown) : matching;
  const pictures = matching.filter(({ mediaType }) => mediaType === "image");
  const hasMore = all ? matching.length > shown : nextPage !== undefined;

  return (
    <>
      <fieldset className="needs-script flex flex-wrap gap-2 px-4 pb-6">
        <legend className="sr-only">Filter the gallery</legend>
        {galleryFilters.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === filter}
            onClick={() => {
              setShown(pageSize);
              moveTo(id === "all" ? location.pathname : `${location.pathname}?filter=${id}`, "push");
            }}
            className={clsx(
              buttonClass(id === filter ? "primary" : "quiet"),
              "border border-transparent aria-[pressed=false]:border-field-line",
            )}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {matching.length} {matching.length === 1 ? "item" : "items"}
      </p>
      <div className="px-[15.5px]" onPointerOver={() => loadDialog().catch(() => {})}>
        {visible.length > 0 ? (
          <Masonry key={filter} items={visible} onOpen={open} />
        ) : (
          <p className="py-16 text-center text-lg text-muted">There is nothing here yet.</p>
        )}
      </div>
      {hasMore && (
        <p className="mt-8 text-center">
          <a
            href={nextPage ?? "/gallery"}
            onClick={(event) => {
              if (!all) return;
              event.preventDefault();
              setShown(shown + pageSize);
            }}
            className={buttonClass("quiet")}
          >
            Show more
          </a>
        </p>
      )}
      {opened && (
        <opened.Dialog items={opened.items} start={opened.start} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
