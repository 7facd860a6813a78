"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { sendGalleryMove } from "@/lib/client/gallery-admin";
import type { GalleryItem } from "@/lib/contract/gallery";
import { focusFirst } from "../lists/focus";
import { LoadFailure } from "../lists/load-failure";
import type { Loaded } from "../lists/use-loaded";
import { useOrder } from "../lists/use-order";
import { useFeature } from "../shell/features";
import { type GalleryFilter, galleryAddress, NO_FILTER } from "./address";
import { FilterRow } from "./filter-row";
import { cardId, GalleryGrid, GalleryGridSkeleton } from "./gallery-grid";
import { galleryQuery } from "./queries";
import { ITEMS_ID, useDeleteItem } from "./use-delete-item";

/** Cards rendered at once. Rendering a thousand would freeze a phone. */
const PAGE_SIZE = 48;

interface GalleryItemsProps {
  list: Loaded<GalleryItem[]>;
  /** The items that match the filter. */
  matching: GalleryItem[];
  filter: GalleryFilter;
  /** Whether the admin may change them. */
  canManage: boolean;
}

/** The filters, and the items in order. */
export function GalleryItems({ list, matching, filter, canManage }: GalleryItemsProps) {
  const { data: items, loading, failure, refresh } = list;
  const [count, setCount] = useState(PAGE_SIZE);
  const shown = matching.slice(0, count);
  const { move, announcement } = useOrder({
    shown,
    all: items ?? [],
    queryKey: galleryQuery.queryKey,
    send: sendGalleryMove,
  });
  const { remove, deleting } = useDeleteItem(shown);
  const isSortable = useFeature("order") && canManage;
  const isFiltered = filter.q !== "" || filter.category !== "all" || filter.type !== "all";

  const showMore = () => {
    const next = matching[count];
    flushSync(() => setCount(count + PAGE_SIZE));
    // On the last page the button disappears, so move the focus.
    if (matching.length <= count + PAGE_SIZE) focusFirst(next && cardId(next._id));
  };

  return (
    <div id={ITEMS_ID} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {items && (items.length > 0 || isFiltered) && (
        <FilterRow
          filter={filter}
          onChange={(changed) => {
            setCount(PAGE_SIZE);
            galleryAddress.change(changed);
          }}
        />
      )}
      {failure && <LoadFailure reason={failure} onRetry={refresh} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div aria-busy={loading}>
        {!items && !failure && <GalleryGridSkeleton />}
        {shown.length > 0 && (
          <GalleryGrid
            items={shown}
            deleting={deleting[0]?._id}
            onMove={move}
            canManage={canManage}
            isSortable={isSortable}
            onDelete={remove}
          />
        )}
        {items && matching.length === 0 && <Empty isFiltered={isFiltered} canManage={canManage} />}
      </div>
      {matching.length > count && (
        <button type="button" onClick={showMore} className={`${buttonClass("quiet")} justify-self-center`}>
          Show more
        </button>
      )}
    </div>
  );
}

function Empty({ isFiltered, canManage }: { isFiltered: boolean; canManage: boolean }) {
  if (!isFiltered) {
    return (
      <p className="py-6 text-lg">
        No items yet.
        {canManage && " Anything you add appears in the gallery and on the home page right away."}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p className="font-display text-xl">No items match.</p>
      <button type="button" onClick={() => galleryAddress.change(NO_FILTER)} className={buttonClass("quiet")}>
        Show all items
      </button>
    </div>
  );
}
