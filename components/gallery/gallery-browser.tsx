"use client";

import clsx from "clsx";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { moveTo, useLocationSearch } from "@/lib/client/address";
import { fetchGallery } from "@/lib/client/gallery";
import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";
import { Masonry } from "./masonry";

const loadDialog = () => import("./media-dialog");
type MediaDialog = Awaited<ReturnType<typeof loadDialog>>["MediaDialog"];

interface GalleryBrowserProps {
  /** The page of the gallery that the server rendered. */
  items: GalleryItem[];
  /** The number of items on the pages before this one. */
  before: number;
  pageSize: number;
  /** The path of the next page, for browsers without JavaScript and for search engines. */
  nextPage: string | undefined;
}

/** The gallery: filters, columns and the media dialog. Starts with the server's page, then fetches the full list. */
export function GalleryBrowser({ items: rendered, before, pageSize, nextPage }: GalleryBrowserProps) {
  const requested = new URLSearchParams(useLocationSearch()).get("filter");
  const filter: GalleryFilter = galleryFilters.find(({ id }) => id === requested)?.id ?? "all";
  const [all, setAll] = useState<GalleryItem[]>();
  const [shown, setShown] = useState(pageSize);
  const [opened, setOpened] = useState<{ items: GalleryItem[]; start: number; Dialog: MediaDialog }>();

  const open = (item: GalleryItem) => {
    // Keep the list as it was when clicked: a newer one may arrive before the dialog has loaded.
    const items = item.mediaType === "image" ? pictures : [item];
    loadDialog()
      .then(({ MediaDialog }) => setOpened({ items, start: items.indexOf(item), Dialog: MediaDialog }))
      // If the dialog can't be loaded, follow the link to the file.
      .catch(() => location.assign(item.url));
  };

  useEffect(() => {
    fetchGallery()
      .then(setAll)
      // Only log it: the visitor still has the items from the server (docs/product.md#gallery).
      .catch((error) => console.error(error));
  }, []);

  const matching = (all ?? rendered).filter(
    (item) => item.url && (filter === "all" || item.category === filter),
  );
  // Start at the beginning when a filter is set, or when the gallery has shrunk below this page.
  const from = filter === "all" && before < matching.length ? before : 0;
  const visible = all ? matching.slice(from, from + shown) : matching;
  const pictures = matching.filter(({ mediaType }) => mediaType === "image");
  const hasMore = all ? matching.length > from + shown : nextPage !== undefined;

  const album = useRef<HTMLDivElement>(null);
  const showMore = (event: MouseEvent<HTMLElement>) => {
    if (!all) return;
    event.preventDefault();
    const next = matching[from + shown];
    flushSync(() => setShown(shown + pageSize));
    if (event.currentTarget.isConnected) return;
    // With the last items the link disappears, so move the focus to the first new item.
    const links = Array.from(album.current?.querySelectorAll("a") ?? []);
    links.find((link) => link.getAttribute("href") === next?.url)?.focus({ preventScroll: true });
  };

  return (
    <>
      <fieldset className="needs-script mx-auto flex max-w-7xl flex-wrap gap-2 px-4 pb-6 sm:px-6">
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
      <div ref={album} className="px-[15.5px]" onPointerOver={() => loadDialog().catch(() => {})}>
        {visible.length > 0 ? (
          <Masonry key={filter} items={visible} onOpen={open} />
        ) : (
          <p className="py-16 text-center text-lg text-muted">There is nothing here yet.</p>
        )}
      </div>
      {hasMore && (
        <p className="mt-8 text-center">
          <a href={nextPage ?? "/gallery"} onClick={showMore} className={buttonClass("quiet")}>
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
