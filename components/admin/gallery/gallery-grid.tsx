"use client";

import { rectSortingStrategy } from "@dnd-kit/sortable";
import clsx from "clsx";
import { ChevronLeft, ChevronRight, Film, Pencil, Star, Trash2 } from "lucide-react";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { NO_ITEM_ID } from "@/lib/client/gallery-admin";
import { galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";
import { CardButton } from "../lists/card-button";
import { DragHandle, Sortable, useSortableRow } from "../lists/sortable";
import { galleryAddress } from "./address";

const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-3 2xl:grid-cols-4";

interface GalleryGridProps {
  items: GalleryItem[];
  /** The id of the item being deleted. */
  deleting: string | undefined;
  /** Called with the indexes that an item moves between. */
  onMove: (from: number, to: number) => void;
  /** Whether the admin may change them. */
  canManage: boolean;
  /** Whether the admin may also put them in order: not every backend keeps one. */
  isSortable: boolean;
  onDelete: (item: GalleryItem) => void;
}

/** The items in order. The order changes by dragging, by keyboard or with buttons. */
export function GalleryGrid({ items, deleting, onMove, canManage, isSortable, onDelete }: GalleryGridProps) {
  return (
    <Sortable id="gallery-order" rows={items} what="item" strategy={rectSortingStrategy} onMove={onMove}>
      <ul aria-label="Gallery items" className={GRID}>
        {items.map((item, index) => (
          <GalleryCard
            key={item._id}
            item={item}
            canManage={canManage}
            isSortable={isSortable}
            isDeleting={deleting !== undefined && item._id === deleting}
            onEarlier={index > 0 ? () => onMove(index, index - 1) : undefined}
            onLater={index < items.length - 1 ? () => onMove(index, index + 1) : undefined}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ul>
    </Sortable>
  );
}

/** The element id of an item's card, for moving the focus. */
export function cardId(itemId: string): string {
  return `item-${itemId}`;
}

interface GalleryCardProps {
  item: GalleryItem;
  canManage: boolean;
  isSortable: boolean;
  isDeleting: boolean;
  /** Undefined when the item is already first or last. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onDelete: () => void;
}

function GalleryCard({
  item,
  canManage,
  isSortable,
  isDeleting,
  onEarlier,
  onLater,
  onDelete,
}: GalleryCardProps) {
  const { row, handle, isDragging } = useSortableRow(item._id);
  const category = galleryFilters.find(({ id }) => id === item.category)?.name;
  return (
    <li
      {...row}
      id={cardId(item._id)}
      tabIndex={-1}
      aria-busy={isDeleting}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border border-line bg-raised",
        isDragging && "z-10 shadow-soft ring-2 ring-accent",
        isDeleting && "opacity-50",
      )}
    >
      <div className="relative aspect-[4/3] bg-night">
        <GalleryPicture
          item={{ ...item, alt: "" }}
          sizes="(min-width: 1280px) 15rem, (min-width: 640px) 33vw, 50vw"
          className="size-full object-cover"
        />
        {isSortable && (
          <DragHandle
            title={item.title}
            handle={handle}
            className="absolute top-1 left-1 bg-night/70 text-on-night"
          />
        )}
        {item.mediaType === "video" && (
          <span className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-full bg-night/70 text-lamp">
            <Film aria-hidden="true" className="size-4" />
            <span className="sr-only">Video</span>
          </span>
        )}
      </div>
      <div className="grid content-start gap-1.5 p-3">
        <h3 className="truncate font-sans font-semibold text-base">{item.title}</h3>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{category}</Badge>
          {item.featured && (
            <Badge strong>
              <Star aria-hidden="true" className="size-3 fill-current" />
              Featured
            </Badge>
          )}
        </p>
      </div>
      {canManage && (
        <div className="grid auto-cols-fr grid-flow-col border-line border-t">
          {isSortable && (
            <>
              <CardButton name={`Move ${item.title} earlier`} onClick={onEarlier}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </CardButton>
              <CardButton name={`Move ${item.title} later`} onClick={onLater}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </CardButton>
            </>
          )}
          <CardButton
            name={`Edit ${item.title}`}
            onClick={() => (item._id ? galleryAddress.open({ edit: item._id }) : notify("error", NO_ITEM_ID))}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </CardButton>
          <CardButton name={`Delete ${item.title}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-5" />
          </CardButton>
        </div>
      )}
    </li>
  );
}

/** The grid while it first loads. */
export function GalleryGridSkeleton() {
  return (
    <ul aria-hidden="true" className={GRID}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <li key={card} className="grid gap-3 overflow-hidden rounded-card border border-line bg-raised pb-3">
          <Skeleton className="aspect-[4/3] w-full rounded-none" />
          <Skeleton className="mx-3 h-5 w-3/5" />
          <Skeleton className="mx-3 h-5 w-1/3" />
        </li>
      ))}
    </ul>
  );
}
