"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { formatDuration } from "@/lib/shared/format-duration";

/** Experimental, so TypeScript's library does not have it. */
type Connection = { saveData?: boolean };

/** Whether videos may play by themselves: not under reduced motion, and not where the visitor saves data. */
const mayPlay = () =>
  !matchMedia("(prefers-reduced-motion: reduce)").matches &&
  !(navigator as Navigator & { connection?: Connection }).connection?.saveData;

const folderOf = (url: string) => url.slice(0, url.lastIndexOf("/"));

/** A stored video lies beside its poster. Other sites are asked for nothing before a click. */
const isStored = ({ url, poster }: GalleryItem) => poster !== null && folderOf(url) === folderOf(poster);

/** The mark of a video, with its length once that is known. While it is `active`, the video plays without sound. */
export function VideoPreview({ item, active }: { item: GalleryItem; active: boolean }) {
  const [length, setLength] = useState<number>();
  return (
    <>
      {active && isStored(item) && mayPlay() && (
        <video
          src={item.url}
          muted
          loop
          autoPlay
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          className="pointer-events-none"
          onLoadedMetadata={({ currentTarget: { duration } }) =>
            setLength(Number.isFinite(duration) ? duration : undefined)
          }
        />
      )}
      <span className="absolute top-3 right-3 flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full bg-on-night px-3 font-semibold text-night text-sm tabular-nums">
        <Play aria-hidden="true" className="size-4 fill-current" />
        <span className="sr-only">Play video</span>
        {length !== undefined && <span>{formatDuration(Math.round(length))}</span>}
      </span>
    </>
  );
}
