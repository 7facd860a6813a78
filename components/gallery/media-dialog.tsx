"use client";

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import type { GalleryItem } from "@/lib/contract/gallery";
import { videoPlayer } from "@/lib/shared/video-link";
import { GalleryPicture } from "./gallery-picture";

/** A horizontal movement longer than this is a swipe. */
const SWIPE_PX = 50;
/** A press that moves further than this is not a click on the backdrop. */
const CLICK_PX = 10;

const CONTROL = `${buttonClass("bare", "icon")} text-on-night hover:bg-on-night/15`;

interface MediaDialogProps {
  /** The items to page through: all pictures of the current filter, or a single video. */
  items: GalleryItem[];
  start: number;
  onClose: () => void;
}

/** Shows pictures full screen, or a video in its player. The native dialog traps and restores the focus. */
export function MediaDialog({ items, start, onClose }: MediaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number>(undefined);
  const [index, setIndex] = useState(start);
  const item = items[index];

  useEffect(() => dialog.current?.showModal(), []);

  const step = (by: number) => setIndex((index + by + items.length) % items.length);
  const movedTo = ({ clientX }: { clientX: number }) => clientX - (pressedAt.current ?? clientX);
  const swipe = (event: PointerEvent) => {
    const moved = movedTo(event);
    if (items.length > 1 && Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1);
  };

  if (!item) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={item.title}
      onClose={onClose}
      onPointerDown={({ clientX }) => {
        pressedAt.current = clientX;
      }}
      onClick={(event) => {
        const isBackdrop = event.target instanceof HTMLElement && event.target.dataset.backdrop;
        if (isBackdrop && Math.abs(movedTo(event)) <= CLICK_PX) dialog.current?.close();
      }}
      onKeyDown={({ key }) => {
        if (items.length > 1 && key === "ArrowRight") step(1);
        if (items.length > 1 && key === "ArrowLeft") step(-1);
      }}
      className="m-0 size-full max-h-none max-w-none bg-night text-on-night"
    >
      <div data-backdrop="true" className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto] p-2 sm:p-4">
        <div data-backdrop="true" className="flex items-center justify-end">
          {items.length > 1 && (
            <p className="mr-auto px-3 text-sm" aria-hidden="true">
              {index + 1} / {items.length}
            </p>
          )}
          <button type="button" onClick={() => dialog.current?.close()} className={CONTROL}>
            <X aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys and the buttons do the same */}
        <div
          data-backdrop="true"
          onPointerUp={swipe}
          // Otherwise a mouse would start dragging the picture.
          onDragStart={(event) => event.preventDefault()}
          // Place the image explicitly: with `display: contents`, the <source> elements would take the first cell.
          className="grid min-h-0 touch-pan-y grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center [&_img]:size-auto [&_img]:max-h-full [&_img]:max-w-full [&_img]:select-none [&_img]:rounded-lg [&_img]:object-contain [&_img]:[grid-area:1/1] [&_picture]:contents"
        >
          {item.mediaType === "video" ? (
            <Player item={item} />
          ) : (
            <GalleryPicture key={item._id} item={item} sizes="100vw" />
          )}
        </div>
        <div
          data-backdrop="true"
          className="mx-auto flex w-full max-w-3xl items-center gap-2 pt-3 text-center"
        >
          {items.length > 1 && (
            <button type="button" onClick={() => step(-1)} className={CONTROL}>
              <ChevronLeft aria-hidden="true" />
              <span className="sr-only">Previous picture</span>
            </button>
          )}
          <p aria-live="polite" className="flex-1">
            <span className="block font-display text-xl">{item.title}</span>
            <span className="text-on-night/80">{item.description}</span>
          </p>
          {items.length > 1 && (
            <button type="button" onClick={() => step(1)} className={CONTROL}>
              <ChevronRight aria-hidden="true" />
              <span className="sr-only">Next picture</span>
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}

function Player({ item }: { item: GalleryItem }) {
  const [failed, setFailed] = useState(false);
  const player = videoPlayer(item.url);
  const size = "aspect-video h-auto max-h-full w-full max-w-5xl rounded-lg";
  if (player) {
    return (
      <iframe
        src={player}
        title={item.title}
        allow="autoplay; encrypted-media; fullscreen"
        allowFullScreen
        className={size}
      />
    );
  }
  if (failed) {
    return (
      <p role="alert" className="p-6 text-center text-lg">
        This video can’t be played here.{" "}
        <a
          href={item.url}
          target="_blank"
          rel="noreferrer"
          className="text-lamp underline underline-offset-4"
        >
          Open the file<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    );
  }
  return (
    <video
      src={item.url}
      {...(item.poster && { poster: item.poster })}
      controls
      autoPlay
      playsInline
      onError={() => setFailed(true)}
      aria-label={item.alt || item.title}
      className={size}
    />
  );
}
