"use client";

import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type PointerEvent, useLayoutEffect, useRef } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { GalleryPicture } from "./gallery-picture";
import { keyOf } from "./item-key";
import { Thumbnails } from "./thumbnails";
import { VideoPlayer } from "./video-player";
import { painted } from "./view-transition";

/** A horizontal movement longer than this is a swipe. */
const SWIPE_PX = 50;
/** A press that moves further than this is not a click on the backdrop. */
const CLICK_PX = 10;
/** The player's own controls are this high. Dragging there is seeking, not swiping. */
const PLAYER_CONTROLS_PX = 80;

const CONTROL =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-on-night/15 active:opacity-70";

interface LightboxProps {
  /** The items to page through: all of the current filter. */
  items: GalleryItem[];
  /** The item that is shown. */
  item: GalleryItem;
  /** A small version of an item's picture that the browser already has, or a blurred one. */
  preview: (item: GalleryItem) => string | null;
  onShow: (item: GalleryItem) => void;
  onClose: () => void;
}

/** Shows pictures and videos full screen. The native dialog traps and restores the focus. */
export function Lightbox({ items, item, preview, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<{ x: number; seeks: boolean }>(undefined);
  const index = items.indexOf(item);
  const hasMore = items.length > 1;

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    showAtOnce(opened);
    // Close it before it is removed, or the browser does not restore the focus.
    return () => {
      opened.popover = null;
      opened.close();
    };
  }, []);

  const show = (next: GalleryItem) => {
    dialog.current?.scrollTo(0, 0);
    onShow(next);
  };
  const step = (by: number) => {
    const next = items[(index + by + items.length) % items.length];
    if (next && hasMore) show(next);
  };
  const movedTo = ({ clientX }: { clientX: number }) => clientX - (pressed.current?.x ?? clientX);
  const swipe = (event: PointerEvent) => {
    const moved = movedTo(event);
    if (Math.abs(moved) > SWIPE_PX && !pressed.current?.seeks) step(moved < 0 ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={item.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers don't let a page hold back a second Escape. The event comes late: it may be open again.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      onPointerDown={({ clientX, clientY, target }) => {
        const seeks =
          target instanceof HTMLVideoElement &&
          clientY > target.getBoundingClientRect().bottom - PLAYER_CONTROLS_PX;
        pressed.current = { x: clientX, seeks };
      }}
      onPointerUp={swipe}
      onClick={(event) => {
        const isBackdrop = event.target instanceof HTMLElement && event.target.dataset.backdrop;
        if (isBackdrop && Math.abs(movedTo(event)) <= CLICK_PX) onClose();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        // While it is still a popover (`showAtOnce`), the browser does not close it.
        if (key === "Escape" && !currentTarget.open) onClose();
        // In the player the arrow keys seek.
        if (target instanceof HTMLVideoElement) return;
        if (key === "ArrowRight") step(1);
        if (key === "ArrowLeft") step(-1);
      }}
      // Otherwise a mouse would start dragging the picture.
      onDragStart={(event) => event.preventDefault()}
      className="lightbox m-0 size-full max-h-none max-w-none touch-pan-y overflow-y-auto bg-night text-on-night"
    >
      <div data-backdrop="true" className="relative flex min-h-full flex-col">
        <div data-backdrop="true" className="lightbox-top">
          <button type="button" onClick={onClose} className={CONTROL}>
            <X aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <figure data-backdrop="true" className="lightbox-work">
          {item.mediaType === "video" ? (
            <VideoPlayer key={keyOf(item)} item={item} />
          ) : (
            <LargePicture key={keyOf(item)} item={{ ...item, placeholder: preview(item) }} />
          )}
          <figcaption aria-live="polite" className="grid max-w-2xl gap-1 px-2 pt-4 text-center">
            <span className="font-display text-xl leading-snug sm:text-2xl">{item.title}</span>
            <span className="text-balance text-on-night/80 [@media(max-height:30rem)]:hidden">
              {item.description}
            </span>
          </figcaption>
        </figure>
        {hasMore && (
          <div data-backdrop="true" className="lightbox-paging">
            <button type="button" onClick={() => step(-1)} className={`lightbox-arrow left-4 ${CONTROL}`}>
              <ChevronLeft aria-hidden="true" />
              <span className="sr-only">Previous</span>
            </button>
            <p aria-hidden="true" className="lightbox-count text-on-night/80 text-sm tabular-nums">
              {index + 1} / {items.length}
            </p>
            <button type="button" onClick={() => step(1)} className={`lightbox-arrow right-4 ${CONTROL}`}>
              <ChevronRight aria-hidden="true" />
              <span className="sr-only">Next</span>
            </button>
          </div>
        )}
        {hasMore && <Thumbnails items={items} index={index} onShow={show} />}
      </div>
    </dialog>
  );
}

/**
 * Opens a modal dialog. To make the rest of the page inert, the browser styles all of it anew, which takes a slow phone a fifth of a
 * second. So the dialog is a popover first, which lies above the page as well and is painted before that.
 */
async function showAtOnce(dialog: HTMLDialogElement): Promise<void> {
  dialog.popover = "manual";
  // Safari 16 has no popovers.
  dialog.showPopover?.();
  await painted();
  if (!dialog.isConnected) return;
  dialog.popover = null;
  dialog.showModal();
}

/** A picture as large as the screen allows, at most at its own size. Its space is there before it has loaded. */
function LargePicture({ item }: { item: GalleryItem }) {
  const { width, height } = item;
  if (!width || !height) {
    return (
      <div
        data-large
        className="[&_img]:size-auto [&_img]:max-h-(--room) [&_img]:max-w-full [&_img]:rounded-sm"
      >
        <GalleryPicture item={item} sizes="100vw" />
      </div>
    );
  }
  return (
    <div
      data-large
      style={{
        width: `min(100%, ${width}px, var(--room) * ${width / height})`,
        aspectRatio: width / height,
      }}
      className="overflow-hidden rounded-sm"
    >
      <GalleryPicture item={item} sizes="100vw" className="size-full select-none" />
    </div>
  );
}
