"use client";

import { type MouseEvent, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { closeTo, openAt, pushUnseen, showMoves, stayAt, useLocationSearch } from "@/lib/client/address";
import { fetchGallery } from "@/lib/client/gallery";
import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";
import type { WallText } from "@/lib/content/wall-texts";
import type { GalleryItem } from "@/lib/contract/gallery";
import { filtered } from "./filtered";
import { GalleryFilters } from "./gallery-filters";
import { keyOf } from "./item-key";
import { Lightbox } from "./lightbox";
import { Masonry } from "./masonry";
import { drawn, growAfter, showChange } from "./view-transition";

interface GalleryBrowserProps {
  /** The page of the gallery that the server rendered. */
  items: GalleryItem[];
  /** The number of items on the pages before this one. */
  before: number;
  pageSize: number;
  /** How many items of the whole gallery each filter shows. */
  counts: Record<GalleryFilter, number>;
  /** The text that may hang among the items of each filter. */
  texts: Record<GalleryFilter, WallText>;
  /** The path of the next page, for browsers without JavaScript and for search engines. */
  nextPage: string | undefined;
}

/** The address of a filter, with an item open. */
function pathOf(filter: GalleryFilter, item?: GalleryItem): string {
  const query = new URLSearchParams({
    ...(filter !== "all" && { filter }),
    ...(item && { item: keyOf(item) }),
  });
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

/** The gallery: filters, columns and the lightbox. Starts with the server's page, then fetches the full list. */
export function GalleryBrowser({
  items: rendered,
  before,
  pageSize,
  counts,
  texts,
  nextPage,
}: GalleryBrowserProps) {
  const query = new URLSearchParams(useLocationSearch());
  const filter = galleryFilters.find(({ id }) => id === query.get("filter"))?.id ?? "all";
  const openKey = query.get("item");
  const [all, setAll] = useState<GalleryItem[]>();
  const [shown, setShown] = useState(pageSize);
  /** The list that the lightbox was opened from: a newer one may arrive meanwhile. None if the URL opened it. */
  const [openedFrom, setOpenedFrom] = useState<GalleryItem[]>();
  const bar = useRef<HTMLFieldSetElement>(null);
  const album = useRef<HTMLDivElement>(null);

  useEffect(() => {
    fetchGallery()
      // Bit by bit, so that presses are answered meanwhile.
      .then((items) => startTransition(() => setAll(items)))
      // Only log it: the visitor still has the items from the server (docs/product.md#gallery).
      .catch((error) => console.error(error));
  }, []);

  const matching = useMemo(() => filtered(all ?? rendered, filter), [all, rendered, filter]);
  // Start at the beginning when a filter is set, or when the gallery has shrunk below this page.
  const from = filter === "all" && before < matching.length ? before : 0;
  const visible = useMemo(
    () => (all ? matching.slice(from, from + shown) : matching),
    [all, matching, from, shown],
  );
  const hasMore = all ? matching.length > from + shown : nextPage !== undefined;
  const countOf = (id: GalleryFilter) => (all ? filtered(all, id).length : counts[id]);

  const tileOf = useCallback(
    (item: GalleryItem) =>
      album.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(keyOf(item))}"]`) ?? undefined,
    [],
  );
  const preview = (item: GalleryItem) => tileOf(item)?.querySelector("img")?.currentSrc || item.placeholder;

  /** The picture in the lightbox or, once that is closed, the one that it goes back to. */
  const largePart = (item: GalleryItem) => () => {
    const part =
      document.querySelector<HTMLElement>("[data-large]") ??
      tileOf(item)?.querySelector<HTMLElement>(".tile-frame");
    return part ? [["opened-work", part] as const] : [];
  };

  // The same one until the works change: an open item leaves the wall as it is. Whoever had to wait for the program (`isLate`)
  // does not wait for a movement, too.
  const open = useCallback(
    (item: GalleryItem, isLate: boolean) => {
      const change = () => {
        setOpenedFrom(matching);
        openAt(pathOf(filter, item));
      };
      if (isLate) return drawn(change);
      const from = tileOf(item)?.querySelector(".tile-frame")?.getBoundingClientRect();
      return growAfter(change, from, () => document.querySelector("[data-large]"));
    },
    [matching, filter, tileOf],
  );

  const close = async (item: GalleryItem) => {
    await showChange(() => closeTo(pathOf(filter)), largePart(item));
    tileOf(item)?.focus();
  };

  const opening = openedFrom ?? matching;
  const opened = opening.find((item) => keyOf(item) === openKey);

  /** The parts that a change of the filter moves: works in view, below the bars that stay. */
  const wall = function* () {
    for (const tile of album.current?.querySelectorAll<HTMLElement>("[data-item]") ?? []) {
      const { top, bottom, width } = tile.getBoundingClientRect();
      if (width > 0 && bottom > 0 && top < innerHeight) yield [`work-${tile.dataset.item}`, tile] as const;
    }
    for (const [name, part] of [
      ["gallery-filters", bar.current],
      ["site-header", document.querySelector<HTMLElement>("body > header")],
    ] as const)
      if (part) yield [name, part] as const;
  };

  const choose = (id: GalleryFilter, isLate: boolean) => {
    pushUnseen(pathOf(id));
    const change = () => {
      setShown(pageSize);
      showMoves();
      toStart();
    };
    return isLate ? drawn(change) : showChange(change, wall);
  };

  /** Scrolls to the first work if the visitor is further down. */
  const toStart = () => {
    const start =
      (album.current?.getBoundingClientRect().top ?? 0) - (bar.current?.getBoundingClientRect().bottom ?? 0);
    if (start < 0) scrollBy({ top: start, behavior: "instant" });
  };

  const showMore = (event: MouseEvent<HTMLElement>) => {
    if (!all) return;
    event.preventDefault();
    const next = matching[from + shown];
    flushSync(() => setShown(shown + pageSize));
    // With the last items the link disappears, so move the focus to the first new item.
    if (!event.currentTarget.isConnected && next) tileOf(next)?.focus({ preventScroll: true });
  };

  return (
    <>
      <GalleryFilters ref={bar} current={filter} countOf={countOf} onChoose={choose} />
      <p role="status" className="sr-only">
        {matching.length} {matching.length === 1 ? "item" : "items"}
      </p>
      <div ref={album} data-late className="gallery-works pt-4">
        {visible.length > 0 ? (
          <Masonry items={visible} text={texts[filter]} goesOn={hasMore} onOpen={open} />
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
        <Lightbox
          items={opening}
          item={opened}
          preview={preview}
          onShow={(item) => stayAt(pathOf(filter, item))}
          onClose={() => close(opened)}
        />
      )}
    </>
  );
}
