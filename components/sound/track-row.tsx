"use client";

import { useState } from "react";
import { formatDuration } from "@/lib/shared/format-duration";
import { announce, type Track, useNowPlaying } from "./now-playing";
import { PlayButton } from "./play-button";
import { WaveSlider } from "./wave-slider";

export const UNPLAYABLE = "This recording can't be played. Check your connection and try again.";

/** The element id of a track's play button, which gets the focus back from the bar. */
export const playId = (trackId: string) => `play-${trackId}`;

/** One track of a list: play, its title, its waveform and its length. The player is loaded at the first press. */
export function TrackRow({ track }: { track: Track }) {
  const { id, title, line, duration } = track;
  const now = useNowPlaying(id);
  const [start, setStart] = useState(0);
  const [isUnreachable, setUnreachable] = useState(false);
  const time = now ? now.time : start;

  const press = async (from?: number) => {
    setUnreachable(false);
    if (!now) announce({ track, state: "loading", time });
    try {
      const { play, toggle } = await import("./site-player");
      if (from === undefined) toggle(track, start || undefined);
      else play(track, from);
      setStart(0);
    } catch {
      announce(undefined);
      setUnreachable(true);
    }
  };
  const seek = async (to: number) => {
    if (!now) return setStart(to);
    const { seek } = await import("./player");
    seek(to);
  };

  return (
    <>
      <PlayButton
        id={playId(id)}
        title={title}
        state={isUnreachable ? "failed" : (now?.state ?? "paused")}
        onPress={() => press()}
        className="bg-accent-strong text-on-accent shadow-soft"
      />
      <div className="min-w-0">
        <p className="font-display text-xl leading-tight">{title}</p>
        <p className="text-muted text-sm">{line}</p>
      </div>
      <div className="order-last col-span-full @lg:order-none @lg:col-span-1">
        <WaveSlider
          track={track}
          time={time}
          onSeek={seek}
          onToggle={() => press()}
          onRelease={() => !now && press(start)}
        />
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
