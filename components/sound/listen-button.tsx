"use client";

import { formatDuration } from "@/lib/shared/format-duration";
import type { Track } from "./now-playing";
import { PlayButton } from "./play-button";
import { loadPlayer, UNPLAYABLE } from "./track-row";
import { useTrack } from "./use-track";

interface ListenButtonProps {
  track: Track;
  isSample: boolean;
}

/** Plays one track beside other words, where its title and waveform would be too much. Its colors are those of the words. */
export function ListenButton({ track, isSample }: ListenButtonProps) {
  const { state, isUnreachable, time, toggle, prepare } = useTrack(track, loadPlayer);
  return (
    <div className="needs-script flex items-center gap-2.5">
      <PlayButton
        plays={track.id}
        title={track.title}
        state={state}
        onPress={toggle}
        onIntent={prepare}
        className="bg-(--day-ink) text-(--play-ink)"
      />
      {isUnreachable ? (
        <p role="alert" className="max-w-[14em] text-sm leading-snug">
          {UNPLAYABLE}
        </p>
      ) : (
        <p className="text-sm leading-snug tabular-nums max-[23.25rem]:sr-only">
          <span className="block font-semibold">Listen</span>
          {isSample && "Sample, "}
          {formatDuration(time > 0 ? time : track.duration)}
        </p>
      )}
    </div>
  );
}
