"use client";

import { formatDuration } from "@/lib/shared/format-duration";
import type { Track } from "./now-playing";
import { PlayButton } from "./play-button";
import { useTrack } from "./use-track";
import { WaveSlider } from "./wave-slider";

export const UNPLAYABLE = "This recording can’t be played. Check your connection and try again.";

/** Loads the player with its bar. */
export const loadPlayer = () => import("./site-player");

/** One track of a list: play, its title, its waveform and its length. @param isLarge see {@link TrackList}. */
export function TrackRow({ track, isLarge }: { track: Track; isLarge: boolean }) {
  const { id, title, line, duration } = track;
  const { state, isUnreachable, time, toggle, prepare, slider } = useTrack(track, loadPlayer);
  return (
    <>
      <PlayButton
        plays={id}
        title={title}
        state={state}
        onPress={toggle}
        onIntent={prepare}
        className={`needs-script bg-accent-strong text-on-accent shadow-soft ${isLarge ? "sm:size-16" : ""}`}
      />
      <div className="min-w-0">
        <p className={`font-display text-xl leading-tight ${isLarge ? "sm:text-4xl" : ""}`}>{title}</p>
        <p className="text-muted text-sm">{line}</p>
      </div>
      <div
        className={`needs-script order-last col-span-full ${isLarge ? "over-water [--wave-rest:#a67c45] [--wave:clamp(5rem,2.5rem+5.5vw,8rem)]" : "@lg:order-none @lg:col-span-1"}`}
      >
        <WaveSlider track={track} isFine={isLarge} {...slider} />
      </div>
      <p className="text-right text-muted text-sm tabular-nums">
        {formatDuration(time > 0 ? time : duration)}
      </p>
      {isUnreachable && (
        <p role="alert" className="order-last col-span-full text-danger text-sm">
          {UNPLAYABLE}
        </p>
      )}
    </>
  );
}
