"use client";

import { type CSSProperties, type MouseEvent, useState } from "react";
import { galleryFilters } from "@/lib/content/gallery-filters";
import type { GalleryItem } from "@/lib/contract/gallery";
import { clockTime } from "@/lib/shared/clock-time";
import { GalleryPicture } from "./gallery-picture";
import { keyOf } from "./item-key";
import { VideoPreview } from "./video-preview";

/**
 * The width of a column. Phones with very dense screens get the picture at twice the density, not at three times:
 * nobody sees the difference, and it halves the page.
 */
const SIZES = [
  "(min-width: 1537px) 25vw",
  "(min-width: 1025px) 33vw",
  "(min-width: 641px) 50vw",
  "(min-resolution: 2.5dppx) 55vw",
  // A little less than the whole width, as 720 pixels are enough for a phone at twice the density.
  "92vw",
].join(", ");

interface TileProps {
  item: GalleryItem;
  /** Its height in widths. */
  height: number;
  /** Whether it is visible when the page opens. */
  priority: boolean;
  /** @param isLate whether the press had to wait for the program. */
  onOpen: (item: GalleryItem, isLate: boolean) => Promise<void>;
}

/**
 * A work on the wall, linked to its large version. Below it are its title and when it was taken, or its craft; its description is over it on hover and
 * focus, except on touch screens. Its picture grows with the tile where the columns are made even.
 */
export function Tile({ item, height, priority, onOpen }: TileProps) {
  const [active, setActive] = useState(false);
  const isVideo = item.mediaType === "video";
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setActive(false);
    // The loader repeats a press that came before React (lib/process/late).
    onOpen(item, !event.isTrusted);
  };
  return (
    <a
      href={item.url}
      data-item={keyOf(item)}
      onClick={open}
      {...(isVideo && {
        onPointerEnter: ({ pointerType }) => setActive(pointerType === "mouse"),
        onPointerLeave: () => setActive(false),
        // A press moves the focus, too, and must not change what is under it: no click would follow.
        onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && setActive(true),
        onBlur: () => setActive(false),
      })}
      className={priority ? "tile" : "tile below"}
      style={{ "--tall": height } as CSSProperties}
    >
      <span className="tile-frame">
        <GalleryPicture item={item} sizes={SIZES} priority={priority} />
        {isVideo && <VideoPreview item={item} active={active} />}
      </span>
      <span className="tile-label">
        <b>{item.title}</b>{" "}
        {item.timeOfDay ? (
          <TimeOfDay timeOfDay={item.timeOfDay} />
        ) : (
          <i>{galleryFilters.find(({ id }) => id === item.category)?.name}</i>
        )}{" "}
        <span>{item.description}</span>
      </span>
    </a>
  );
}

function TimeOfDay({ timeOfDay }: { timeOfDay: string }) {
  const [time, half] = clockTime(timeOfDay);
  return (
    <time dateTime={timeOfDay}>
      {time} <small>{half}</small>
    </time>
  );
}
