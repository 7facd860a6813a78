"use client";

import pLimit from "p-limit";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { fetchGallery } from "@/lib/client/gallery";
import { removeGalleryItem, sendGalleryMove } from "@/lib/client/gallery-admin";
import { withFallback } from "@/lib/client/http";
import type { GalleryItem } from "@/lib/contract/gallery";
import { holdsWords } from "@/lib/shared/search-words";
import { LoadFailure } from "../lists/load-failure";
import { useFetched } from "../lists/use-fetched";
import { ScreenHeading } from "../shell/screen-heading";
import { AddForm } from "./add-form";
import { EditDialog } from "./edit-dialog";
import { FilterRow } from "./filter-row";
import { cardId, GalleryGrid, GalleryGridSkeleton } from "./gallery-grid";
import { moveWithin, withMove } from "./order";
import {
  changeFilter,
  closeEdit,
  type GalleryAdminFilter,
  NO_FILTER,
  useGalleryAddress,
} from "./use-address";

/** Cards that are drawn at once; a gallery of a thousand would make a phone wait. */
const SHOWN_AT_ONCE = 48;

const fetchItems = (signal: AbortSignal) =>
  withFallback("Failed to fetch gallery items", () => fetchGallery(signal));

/** In the order in which they were made: the later one of two moves of an item is the one that counts. */
const oneMoveAtATime = pLimit(1);

/** The gallery's items: added, put in order, edited and deleted. */
export function GalleryScreen() {
  const { filter, edited } = useGalleryAddress();
  const { data: items, loading, failure, refresh, change } = useFetched(fetchItems);
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const [moved, setMoved] = useState("");
  const movesUnderWay = useRef(0);
  const [deleting, setDeleting] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);

  const matching = items?.filter((item) => matches(item, filter)) ?? [];
  const shown = matching.slice(0, count);
  const isFiltered = filter.q !== "" || filter.category !== "all" || filter.mediaType !== "all";

  const move = async (from: number, to: number) => {
    const wanted = items && moveWithin(shown, items, from, to);
    if (!wanted) return;
    // At once, and back when the server refuses.
    change((current) => withMove(current, wanted));
    setMoved(
      `${items.find(({ _id }) => _id === wanted.id)?.title} is at place ${to + 1} of ${shown.length}.`,
    );
    movesUnderWay.current += 1;
    try {
      await oneMoveAtATime(sendGalleryMove, wanted);
    } catch (error) {
      notify("error", (error as Error).message);
    }
    movesUnderWay.current -= 1;
    // A list that was fetched between two moves shows the order before the second.
    if (movesUnderWay.current === 0) await refresh();
  };

  const showMore = () => {
    const next = matching[count];
    flushSync(() => setCount(count + SHOWN_AT_ONCE));
    // With the last items the button is gone, and would take the focus with it.
    if (matching.length <= count + SHOWN_AT_ONCE) document.getElementById(cardId(next?._id ?? ""))?.focus();
  };

  const remove = async ({ _id, title }: GalleryItem) => {
    if (deleting || !window.confirm(`Delete “${title}” and its files? It can't be undone.`)) return;
    setDeleting(_id);
    try {
      await removeGalleryItem(_id);
    } catch (error) {
      setDeleting(undefined);
      return notify("error", (error as Error).message);
    }
    const index = shown.findIndex((item) => item._id === _id);
    const next = shown[index + 1] ?? shown[index - 1];
    flushSync(() => {
      setDeleting(undefined);
      change((current) => current.filter((item) => item._id !== _id));
    });
    (document.getElementById(cardId(next?._id ?? "")) ?? grid.current)?.focus();
    notify("success", "Gallery item deleted successfully");
  };

  return (
    <>
      <ScreenHeading title="Gallery">
        <p role="status" className="text-muted text-sm">
          {items && !failure && `${matching.length} ${matching.length === 1 ? "item" : "items"}`}
        </p>
      </ScreenHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <AddForm
          onAdded={() => {
            // What was just added must not be hidden by a filter.
            changeFilter(NO_FILTER);
            refresh();
          }}
        />
        <div ref={grid} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
          {items && (items.length > 0 || isFiltered) && (
            <FilterRow
              filter={filter}
              onChange={(changed) => {
                setCount(SHOWN_AT_ONCE);
                changeFilter(changed);
              }}
            />
          )}
          {failure && <LoadFailure reason={failure} onRetry={refresh} />}
          <p role="status" className="sr-only">
            {moved}
          </p>
          <div aria-busy={loading}>
            {!items && !failure && <GalleryGridSkeleton />}
            {shown.length > 0 && (
              <GalleryGrid items={shown} deleting={deleting} onMove={move} onDelete={remove} />
            )}
            {items && matching.length === 0 && <Empty isFiltered={isFiltered} />}
          </div>
          {matching.length > count && (
            <button
              type="button"
              onClick={showMore}
              className={`${buttonClass("quiet")} justify-self-center`}
            >
              Show more
            </button>
          )}
        </div>
      </div>
      {edited && items && (
        <EditDialog
          key={edited}
          id={edited}
          items={items}
          onSaved={refresh}
          refresh={refresh}
          onClose={() => closeEdit(edited)}
        />
      )}
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <p className="py-6 text-lg">
        Nothing is here yet. What you add appears in the gallery and on the home page at once.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p className="font-display text-xl">Nothing matches.</p>
      <button type="button" onClick={() => changeFilter(NO_FILTER)} className={buttonClass("quiet")}>
        Show all items
      </button>
    </div>
  );
}

function matches(item: GalleryItem, { q, category, mediaType }: GalleryAdminFilter): boolean {
  return (
    (category === "all" || item.category === category) &&
    (mediaType === "all" || item.mediaType === mediaType) &&
    holdsWords(`${item.title} ${item.description} ${item.alt}`, q)
  );
}
