"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import clsx from "clsx";
import { ChevronLeft, ChevronRight, Film, GripVertical, Pencil, Star, Trash2 } from "lucide-react";
import { GalleryPicture } from "@/components/gallery/gallery-picture";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { NO_ITEM_ID } from "@/lib/client/gallery-admin";
import { galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";
import { galleryAddress } from "./address";

/** How far a press must move to become a drag, in pixels, so that a click stays a click. */
const DRAG_DISTANCE = 6;

const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-3 2xl:grid-cols-4";

interface GalleryGridProps {
  items: GalleryItem[];
  /** The id of the item being deleted. */
  deleting: string | undefined;
  /** Called with the indexes that an item moves between. */
  onMove: (from: number, to: number) => void;
  /** Whether the backend keeps an order. */
  isSortable: boolean;
  onDelete: (item: GalleryItem) => void;
}

/** The items in order. The order changes by dragging, by keyboard or with buttons. */
export function GalleryGrid({ items, deleting, onMove, isSortable, onDelete }: GalleryGridProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => items.findIndex((item) => item._id === id);
  const titleOf = (id: unknown) => items[indexOf(id)]?.title ?? "";
  return (
    <DndContext
      // A fixed id, so that server and client markup match.
      id="gallery-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      // The grid never scrolls sideways.
      autoScroll={{ threshold: { x: 0, y: 0.2 } }}
      onDragEnd={({ active, over }) => over && onMove(indexOf(active.id), indexOf(over.id))}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Press space to pick up the item, the arrow keys to move it, and space again to drop it.",
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over
              ? `${titleOf(active.id)} moved to position ${indexOf(over.id) + 1} of ${items.length}.`
              : undefined,
          // The screen announces the new position itself, as it does after a move by button.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `${titleOf(active.id)} is back in its original position.`,
        },
      }}
    >
      <SortableContext items={items.map(({ _id }) => _id)} strategy={rectSortingStrategy}>
        <ul aria-label="Gallery items" className={GRID}>
          {items.map((item, index) => (
            <GalleryCard
              key={item._id}
              item={item}
              isSortable={isSortable}
              isDeleting={deleting !== undefined && item._id === deleting}
              onEarlier={index > 0 ? () => onMove(index, index - 1) : undefined}
              onLater={index < items.length - 1 ? () => onMove(index, index + 1) : undefined}
              onDelete={() => onDelete(item)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** The element id of an item's card, for moving the focus. */
export function cardId(itemId: string): string {
  return `item-${itemId}`;
}

interface GalleryCardProps {
  item: GalleryItem;
  isSortable: boolean;
  isDeleting: boolean;
  /** Undefined when the item is already first or last. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onDelete: () => void;
}

function GalleryCard({ item, isSortable, isDeleting, onEarlier, onLater, onDelete }: GalleryCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item._id });
  const category = galleryFilters.find(({ id }) => id === item.category)?.name;
  return (
    <li
      ref={setNodeRef}
      id={cardId(item._id)}
      tabIndex={-1}
      aria-busy={isDeleting}
      style={{ transform: CSS.Transform.toString(transform), transition }}
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
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className="absolute top-1 left-1 grid size-11 cursor-grab touch-none place-items-center rounded-full bg-night/70 text-on-night active:cursor-grabbing"
          >
            <GripVertical aria-hidden="true" className="size-5" />
            <span className="sr-only">Drag {item.title}</span>
          </button>
        )}
        {item.mediaType === "video" && (
          <span className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-full bg-night/70 text-lamp">
            <Film aria-hidden="true" className="size-4" />
            <span className="sr-only">Video</span>
          </span>
        )}
      </div>
      <div className="grid content-start gap-1.5 p-3">
        <h3 className="truncate font-sans font-semibold text-base tracking-normal">{item.title}</h3>
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
    </li>
  );
}

interface CardButtonProps {
  name: string;
  onClick: (() => void) | undefined;
  children: React.ReactNode;
}

function CardButton({ name, onClick, children }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!onClick}
      onClick={onClick}
      className="grid min-h-11 place-items-center outline-offset-[-3px] hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{name}</span>
    </button>
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
