"use client";

import clsx from "clsx";
import { useMedia } from "@/components/ui/use-media";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";
import { keyOf } from "./item-key";

/** How many thumbnails are shown at most. More would not fit a window of 1024 px. */
const MOST = 13;

interface ThumbnailsProps {
  items: GalleryItem[];
  /** The index of the item that is shown. */
  index: number;
  onShow: (item: GalleryItem) => void;
}

/**
 * The items around the current one, on wide and high screens. They are for the mouse: the arrow keys and the
 * buttons before them do the same.
 */
export function Thumbnails({ items, index, onShow }: ThumbnailsProps) {
  const fits = useMedia("(width >= 1024px) and (height >= 40rem)", false);
  if (!fits) return null;
  const start = Math.max(0, Math.min(index - Math.floor(MOST / 2), items.length - MOST));
  const around = items.slice(start, start + MOST);
  return (
    <ul data-backdrop="true" className="flex h-20 shrink-0 items-center justify-center gap-1.5">
      {around.map((item) => {
        const isCurrent = item === items[index];
        return (
          <li key={keyOf(item)}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={isCurrent}
              onClick={() => onShow(item)}
              className={clsx(
                "block h-11 w-14 overflow-hidden rounded-sm transition-opacity",
                isCurrent
                  ? "ring-2 ring-lamp ring-offset-2 ring-offset-night"
                  : "opacity-50 hover:opacity-100",
              )}
            >
              <GalleryPicture
                item={{ ...item, alt: `Show ${item.title}` }}
                sizes="56px"
                className="size-full object-cover"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
