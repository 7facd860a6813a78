"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { formatDuration } from "@/lib/shared/format-duration";
import { useNowPlaying } from "./now-playing";
import { PlayButton } from "./play-button";
import { seek, stop, toggle } from "./player";
import { UNPLAYABLE } from "./track-row";
import { WaveSlider } from "./wave-slider";

/**
 * Moves the focus to a button of the page that plays a track. Of several it is the one that can be seen, and the page does not
 * scroll to it.
 */
function focusButtonOf(trackId: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-plays="${trackId}"]`)];
  const headerBottom = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
  const seen = buttons.find((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= headerBottom && bottom <= innerHeight;
  });
  const next = seen ?? buttons.at(-1) ?? document.querySelector("main");
  next?.focus({ preventScroll: seen !== undefined });
}

/**
 * The bar at the bottom of every page while there is a track in the player. Where the header has no room for the link to the
 * enquiry form, it takes the place of the booking bar.
 */
export function PlayerBar() {
  const now = useNowPlaying();
  const isOpen = now !== undefined;
  const isForm = usePathname() === "/contact";
  useEffect(() => {
    // The style sheet makes room for it.
    document.documentElement.toggleAttribute("data-player", isOpen);
  }, [isOpen]);
  if (!now) return null;

  const { track, state, time } = now;
  const close = () => {
    stop();
    // The button that was pressed disappears.
    focusButtonOf(track.id);
  };
  return (
    <section
      aria-label="Player"
      className="player-bar fixed print:hidden inset-x-0 bottom-0 z-30 border-lamp/40 border-t bg-night text-on-night"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1.5 px-4 max-sm:pb-1 sm:h-16 sm:gap-x-5 sm:px-6">
        <PlayButton
          title={track.title}
          state={state}
          onPress={() => toggle(track)}
          className="bg-lamp text-on-lamp"
        />
        <div
          className={clsx(
            "min-w-0 flex-1 sm:w-56 sm:flex-none lg:w-80",
            state === "failed" && "max-sm:hidden",
          )}
        >
          <p className="truncate font-semibold text-sm">{track.title}</p>
          <p className="truncate text-on-night/75 text-xs tabular-nums">
            {state === "loading"
              ? "Loading..."
              : `${formatDuration(time)} / ${formatDuration(track.duration)}`}
            <span className="max-sm:hidden"> · {track.line}</span>
          </p>
        </div>
        {state === "failed" ? (
          <p role="alert" className="flex-1 text-sm leading-snug">
            {UNPLAYABLE}
          </p>
        ) : (
          <div className="min-w-0 flex-1 max-sm:order-first max-sm:basis-full">
            <WaveSlider track={track} time={time} onSeek={seek} onToggle={() => toggle(track)} />
          </div>
        )}
        {track.bookingUrl && !isForm && (
          <SiteLink
            href={track.bookingUrl}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-lamp px-4 font-semibold text-lamp hover:bg-lamp/15 lg:hidden"
          >
            Book Now
          </SiteLink>
        )}
        <button
          type="button"
          onClick={close}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-on-night/15"
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close the player</span>
        </button>
      </div>
    </section>
  );
}
